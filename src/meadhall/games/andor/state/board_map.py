"""A board: which fields touch, where arrows lead, what is printed on the fields (D5, D10)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .names import FIELDS

PRINTED: Final = "front"
DEFEATED: Final = 80
NO_FIELD: Final = -1
FAR: Final = 99  # a distance nobody can go


class BoardMap:
    """One side of the board. It never changes: tokens, broken bridges and rubble are the table's."""

    def __init__(
        self,
        name: str,
        fields: list[int],
        adjacent: list[list[int]],
        arrows: list[int],
        features: list[list[str]],
        fog: list[int],
        wells: list[int],
        merchants: list[int],
        bridges: list[list[int]],
        places: list[list[float]],
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.adjacent: Final = adjacent
        self.arrows: Final = vec[i64](arrows)
        self.features: Final = features
        self.fog: Final = fog
        self.wells: Final = wells
        self.merchants: Final = merchants
        self.bridges: Final = bridges
        self.places: Final = places  # x and y of each field, 0 to 1
        self.out_of_play: Final = DEFEATED if name == PRINTED else NO_FIELD  # where the defeated lie (D10.10)
        self.distances: Final = vec[i64](all_distances(adjacent))

    def arrow(self, field: i64) -> i64:
        return self.arrows[field]

    def distance(self, one: i64, other: i64) -> i64:
        """Fields between two, on the undamaged board."""
        return self.distances[one * FIELDS + other]

    def has_feature(self, field: int, feature: str) -> bool:
        return feature in self.features[field]

    def edges(self) -> int:
        return sum(len(row) for row in self.adjacent) // 2


def all_distances(adjacent: list[list[int]]) -> list[int]:
    distances = [FAR] * (FIELDS * FIELDS)
    for start in range(FIELDS):
        distances[start * FIELDS + start] = 0
        reached = [start]
        for field in reached:
            further = distances[start * FIELDS + field] + 1
            for other in adjacent[field]:
                if distances[start * FIELDS + other] == FAR:
                    distances[start * FIELDS + other] = further
                    reached.append(other)
    return distances
