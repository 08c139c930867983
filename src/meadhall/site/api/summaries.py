"""One line of a list of tables."""

from __future__ import annotations

from meadhall.site.matches import listings
from meadhall.site.services import House
from meadhall.store.accounts import Account
from meadhall.store.matches import Line, Seat

from .schemas import SeatAnswer, TableLine


async def table_line(house: House, line: Line, account: Account | None) -> TableLine:
    terms, course, seats = line
    me = account.id if account else None
    return TableLine(
        table=terms.id,
        game=terms.game,
        options=terms.options,
        status=course.status,
        seats=[_seat(number, seat, me) for number, seat in enumerate(seats)],
        your_turn=await listings.is_turn_of(house, line, me),
        created=terms.created,
        result=course.result,
    )


def _seat(number: int, seat: Seat, me: str | None) -> SeatAnswer:
    free = seat.account is None and seat.bot is None
    owner = seat.reserved if free else seat.account
    return SeatAnswer(
        seat=number,
        kind="open" if free else "person" if seat.account else "bot",
        name=seat.name or seat.bot,
        bot=seat.bot,
        reserved=free and seat.reserved is not None,
        yours=owner is not None and owner == me,
        present=False,
    )
