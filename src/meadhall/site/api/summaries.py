"""One line of a list of tables."""

from __future__ import annotations

from meadhall.site.matches import listings
from meadhall.site.services import Services
from meadhall.store.accounts import Account
from meadhall.store.matches import MatchSummary, Seat

from .schemas import SeatAnswer, TableLine


async def table_line(services: Services, line: MatchSummary, account: Account | None) -> TableLine:
    config, progress, seats = line
    me = account.id if account else None
    return TableLine(
        table=config.id,
        game=config.game,
        options=config.options,
        status=progress.status,
        seats=[_seat(number, seat, me) for number, seat in enumerate(seats)],
        your_turn=await listings.is_turn_of(services, line, me),
        created=config.created,
        result=progress.result,
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
