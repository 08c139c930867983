"""The steward starts the wings, starts those anew that die, and ends them all: nobody outlives it.

What the wings need is loaded before they part, so that they share it.
"""

from __future__ import annotations

import ctypes
import logging
import os
import platform
import signal
import socket
import time
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

from meadhall.core.errors import Refusal
from meadhall.site.listen_socket import open_socket
from meadhall.site.server import RENEW, Ending, run
from meadhall.site.services import prepare_data_dir
from meadhall.site.settings import Settings

from .wing import Wing, passages

PAUSE: Final = 1.0  # seconds before a wing that died is started anew
ON_DEATH_OF_PARENT: Final = 1  # PR_SET_PDEATHSIG
ENDINGS: Final = (signal.SIGINT, signal.SIGTERM, RENEW)
OnStart = Callable[[int], None]
log = logging.getLogger(__name__)


def open_house(settings: Settings, on_start: OnStart, listener: socket.socket | None = None) -> Ending:
    """Serve with as many processes as the settings say, till told to stop."""
    listener = listener or open_socket(settings.host, settings.port)
    if settings.processes == 1:
        return run(settings, on_start, listener)
    if platform.system() != "Linux":
        raise Refusal("impossible", problem="Several processes need Linux")
    prepare_data_dir(settings)  # or refuse, before anything is begun
    return Supervisor(settings, on_start, listener).run()


class Supervisor:
    def __init__(self, settings: Settings, on_start: OnStart, listener: socket.socket) -> None:
        self._settings = settings
        self._on_start = on_start
        self._door = listener
        self._ways = passages(settings.processes)
        self._wings: dict[int, int] = {}  # number by process
        self._asked = 0  # the signal that asked for an end

    def run(self) -> Ending:
        for ending in ENDINGS:
            signal.signal(ending, self._end)
        port, told = os.pipe()
        self._start(0, partial(_tell, told))
        os.close(told)
        if not (number := os.read(port, 8)):  # it could not
            self._wait_for_all()
            return Ending.ASKED if self._asked else Ending.FAILED
        os.close(port)
        for wing in range(1, self._settings.processes):
            self._start(wing)
        self._on_start(int(number))
        self._look_after()
        return Ending.RENEWAL if self._asked == RENEW else Ending.ASKED

    def _start(self, number: int, on_start: OnStart = lambda _port: None) -> None:
        """Signals wait meanwhile: a wing that is being born would take them for the steward, and live on."""
        steward = os.getpid()
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDINGS)
        process = os.fork()
        if process:
            self._wings[process] = number
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
            if self._asked:  # before it was born
                os.kill(process, signal.SIGTERM)
            return
        ending = Ending.FAILED
        try:
            _end_with(steward)
            ending = self._be_a_wing(number, on_start)
        except Exception:
            log.exception("a wing fell")
        finally:
            os._exit(ending is Ending.FAILED)  # what is to be done at the end, the steward does

    def _be_a_wing(self, number: int, on_start: OnStart) -> Ending:
        os.setpgid(0, 0)  # Ctrl-C is for the steward, who passes it on
        for ending in ENDINGS:
            signal.signal(ending, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDINGS)
        return run(self._settings, on_start, self._door, Wing(number, self._ways))

    def _look_after(self) -> None:
        """Till all have ended because they were asked to."""
        while self._wings:
            number = self._reap()
            if number is None or self._asked:
                continue
            time.sleep(PAUSE)
            if not self._asked:  # meanwhile
                self._start(number)

    def _wait_for_all(self) -> None:
        while self._wings:
            self._reap()

    def _reap(self) -> int | None:
        """The number of a wing that has died; None if it was none, but a browser that was opened."""
        process, _status = os.wait()
        return self._wings.pop(process, None)

    def _end(self, asked: int, _frame: FrameType | None) -> None:
        """Asked twice, the wings wait for nobody: they are asked twice, too."""
        self._asked = self._asked or asked
        for process in self._wings:
            os.kill(process, signal.SIGTERM)


def _end_with(parent: int) -> None:
    """Linux ends this process when its parent ends, however that happens."""
    ctypes.CDLL(None).prctl(ON_DEATH_OF_PARENT, signal.SIGKILL)
    if os.getppid() != parent:
        os._exit(1)  # it was quicker


def _tell(pipe: int, port: int) -> None:
    os.write(pipe, b"%d" % port)
