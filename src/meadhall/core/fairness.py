# interpreted: a few hashes a move, all done by hashlib
"""Fair play that can be proved afterwards.

A real match has a secret 256-bit seed. Its hash (the commitment) is shown before the first move. Before every
choice the table's luck is re-keyed from the seed and the number of the move, so nothing seen so far tells
what comes next. At the end the seed is shown, and anyone can check the commitment and replay every draw.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from .rng import STATE_MASK

SEED_BYTES: Final = 32
COMMIT_PERSON: Final = b"meadhall commit"
MOVE_PERSON: Final = b"meadhall move"
BOT_PERSON: Final = b"meadhall bot"


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash that is shown before the game. It binds to the seed and does not reveal it."""
    return hashlib.blake2b(seed, digest_size=32, person=COMMIT_PERSON).hexdigest()


def luck_for_move(seed: bytes, move: int) -> int:
    """The luck with which move number `move` is played. Move 0 is the deal."""
    return _luck(seed, MOVE_PERSON, move)


def luck_for_bot(seed: bytes, seat: int, move: int) -> int:
    """The luck of a bot that begins to play for a seat before move number `move`."""
    return _luck(seed, BOT_PERSON, seat, move)


def _luck(seed: bytes, person: bytes, *numbers: int) -> int:
    material = b"".join(number.to_bytes(8, "big") for number in numbers)
    key = hashlib.blake2b(material, digest_size=8, key=seed, person=person)
    return int.from_bytes(key.digest(), "big") & STATE_MASK
