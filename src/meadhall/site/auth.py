"""Accounts: a guest at once, kept by name and password later, tokens for programs.

A visitor is known by a signed cookie that holds nothing but the account's id. Passwords are kept as argon2
hashes, tokens as SHA-256 hashes: neither can be read back from the store.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
from pathlib import Path
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from argon2.low_level import ARGON2_VERSION
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import IntegrityError

from meadhall.store import accounts
from meadhall.store.accounts import Account
from meadhall.store.schema import now_ms
from meadhall.store.store import Store

from .errors import HttpError
from .user_text import name_key

TOKEN_PREFIX: Final = "mh_"
SALT: Final = "meadhall visitor"
KEY_FILE: Final = "secret.key"


class Accounts:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._cookies = URLSafeSerializer(key, SALT, signer_kwargs={"digest_method": hashlib.sha256})
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(1)  # 64 MiB each
        self._nobody = _fits_nobody(self._hasher)

    # -- finding -----------------------------------------------------------------------------------

    def cookie_for(self, account: Account) -> str:
        signed = self._cookies.dumps(account.id)
        assert isinstance(signed, str)
        return signed

    async def by_cookie(self, cookie: str) -> Account | None:
        """None for a cookie that was not made here."""
        try:
            account = self._cookies.loads(cookie)
        except BadSignature:
            return None
        return await self._store.read(accounts.find, account) if isinstance(account, str) else None

    async def by_token(self, token: str) -> Account:
        account = await self._store.read(accounts.find_by_token, _token_hash(token))
        if account is None:
            raise HttpError("wrong_token")
        return account

    # -- entering ----------------------------------------------------------------------------------

    async def enter_as_guest(self, name: str) -> Account:
        account = Account(secrets.token_hex(10), name or f"Guest {secrets.randbelow(9000) + 1000}", True)
        await self._store.write(accounts.add, account.id, account.name, now_ms())
        return account

    async def keep(self, account: Account, name: str, password: str) -> Account:
        """Give a guest a name of its own and a password; matches and tokens stay."""
        if not account.guest:
            raise HttpError("name_kept", name=account.name)
        hashed = await self._hash(password)
        try:
            await self._store.write(accounts.keep, account.id, name, name_key(name), hashed)
        except IntegrityError:
            raise HttpError("name_taken", name=name) from None
        return Account(account.id, name, False)

    async def rename(self, account: Account, name: str) -> Account:
        """Call a guest otherwise; a kept name stays."""
        if not account.guest:
            raise HttpError("name_kept", name=account.name)
        await self._store.write(accounts.rename, account.id, name)
        return Account(account.id, name, True)

    async def change_password(self, account: Account, old: str, new: str) -> None:
        """The caller must know the old password. Tokens of programs stop working."""
        await self.log_in(account.name, old)
        await self._store.write(accounts.set_password, account.id, await self._hash(new))
        await self.drop_tokens(account)

    async def log_in(self, name: str, password: str) -> Account:
        """Takes as long for an unknown name as for a wrong password."""
        found = await self._store.read(accounts.password_of, name_key(name))
        account_id, hashed = found or ("", self._nobody)
        if not await self._fits(hashed, password) or found is None:
            raise HttpError("wrong_password")
        account = await self._store.read(accounts.find, account_id)
        assert account is not None
        return account

    # -- programs ----------------------------------------------------------------------------------

    async def new_token(self, account: Account, label: str) -> str:
        """A new token. The store keeps only its hash."""
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        await self._store.write(accounts.add_token, _token_hash(token), account.id, label, now_ms())
        return token

    async def drop_tokens(self, account: Account) -> int:
        return await self._store.write(accounts.drop_tokens, account.id)

    # -- passwords ---------------------------------------------------------------------------------

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except VerificationError:
                return False


def _fits_nobody(hasher: PasswordHasher) -> str:
    """Takes as long to check as a real hash; being made up, it took no time to make."""
    salt, digest = (
        base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=")
        for length in (hasher.salt_len, hasher.hash_len)
    )
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${digest}"


def _token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def load_key(folder: Path) -> bytes:
    """The key that signs cookies; made at the first start, readable by the owner only."""
    file = folder / KEY_FILE
    if not file.exists():
        draft = folder / f"{KEY_FILE}.{secrets.token_hex(4)}"
        draft.touch(mode=0o600)
        draft.write_bytes(secrets.token_bytes(32))
        draft.rename(file)
    return file.read_bytes()
