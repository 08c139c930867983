"""Reading and writing accounts and the tokens of programs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from .matches import of_account
from .notify import NOT_IN_THE_LOG, notify
from .schema import accounts, tokens

MOST_NOTIFIED: Final = 200  # tables


@dataclass(frozen=True, slots=True)
class Account:
    id: str
    name: str
    guest: bool


def _account(row: Row[str, str, str | None] | None) -> Account | None:
    return None if row is None else Account(row[0], row[1], guest=row[2] is None)


_WHO = select(accounts.c.id, accounts.c.name, accounts.c.name_key)


def find(connection: Connection, account: str) -> Account | None:
    return _account(connection.execute(_WHO.where(accounts.c.id == account)).first())


def find_by_token(connection: Connection, token_hash: str) -> Account | None:
    query = _WHO.join(tokens, tokens.c.account == accounts.c.id).where(tokens.c.hash == token_hash)
    return _account(connection.execute(query).first())


def password_of(connection: Connection, name_key: str) -> tuple[str, str] | None:
    """Account id and argon2 hash of a kept account."""
    query = select(accounts.c.id, accounts.c.password).where(accounts.c.name_key == name_key)
    row = connection.execute(query).first()
    return None if row is None else (row[0], row[1])


def add(connection: Connection, account: str, name: str, now: int) -> None:
    connection.execute(insert(accounts).values(id=account, name=name, created=now))


def keep(connection: Connection, account: str, name: str, name_key: str, password: str) -> None:
    """Turn a guest into a kept account; IntegrityError if the name is taken."""
    change = update(accounts).where(accounts.c.id == account)
    connection.execute(change.values(name=name, name_key=name_key, password=password))
    _notify_matches(connection, account)


def rename(connection: Connection, account: str, name: str) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(name=name))
    _notify_matches(connection, account)


def _notify_matches(connection: Connection, account: str) -> None:
    """The name of the account has changed at all its seats."""
    for match in of_account(connection, account, MOST_NOTIFIED):
        notify(connection, match, NOT_IN_THE_LOG)


def set_password(connection: Connection, account: str, password: str) -> None:
    connection.execute(update(accounts).where(accounts.c.id == account).values(password=password))


def add_token(connection: Connection, token_hash: str, account: str, label: str, now: int) -> None:
    row = {"hash": token_hash, "account": account, "label": label, "created": now}
    connection.execute(insert(tokens).values(**row))


def drop_tokens(connection: Connection, account: str) -> int:
    return connection.execute(delete(tokens).where(tokens.c.account == account)).rowcount
