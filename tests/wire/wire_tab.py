"""A browser tab without a browser: it speaks the protocol of the server over a real connection.

Many of them fit on one machine, and they can be told exactly what the server has acknowledged.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlencode, urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.sync.client import ClientConnection, connect

_MARK: Final = "$$ID-"
_LONGEST: Final = 64 * 2**20


class WireTab:
    """One session. `patience` is how many seconds an answer may take."""

    def __init__(
        self,
        url: str,
        query: Mapping[str, str],
        *,
        cookies: Mapping[str, str] | None = None,
        patience: float = 30.0,
    ) -> None:
        parts = urlsplit(url)
        self._patience = patience
        self._widgets: dict[str, WidgetState] = {}
        self._elements: dict[tuple[int, ...], tuple[str, Any]] = {}
        self._fragments: dict[str, float] = {}
        self.query = urlencode(query)
        sent = "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())
        self._open = ExitStack()
        self._socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{parts.netloc}/_stcore/stream",
                additional_headers={"Cookie": sent} if sent else None,
                subprotocols=["streamlit"],  # type: ignore[list-item]
                max_size=_LONGEST,
                open_timeout=patience,
                ping_interval=None,  # a busy machine is no dead one
            )
        )
        self._run(ClientState(query_string=self.query))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self._open.close()

    @property
    def text(self) -> str:
        """All HTML and text on the page, tags and all."""
        bodies = []
        for _, element in self._elements.values():
            match element.WhichOneof("type"):
                case "html":
                    bodies.append(element.html.body)
                case "markdown":
                    bodies.append(element.markdown.body)
                case "code":
                    bodies.append(element.code.code_text)
                case "exception":
                    bodies.append(f"Traceback: {element.exception.message}")
        return "\n".join(bodies)

    @property
    def keys(self) -> list[str]:
        """The keys of all buttons."""
        return [key for kind, key in self._keys() if kind == "button"]

    def press(self, key: str) -> None:
        """Press a button and wait for the page."""
        fragment, id_ = self._find("button", key)
        self._send(fragment, WidgetState(id=id_, trigger_value=True), once=True)

    def type(self, key: str, text: str) -> None:
        """Type a line into a field, end it with Enter, and wait for the page."""
        fragment, id_ = self._find("text_input", key)
        self._send(fragment, WidgetState(id=id_, string_value=text))

    def tell(self, key: str, value: str) -> None:
        """Send the state of a component of our own, as JSON, and wait for the page."""
        fragment, id_ = self._find("bidi_component", key)
        self._send(fragment, WidgetState(id=id_, json_value=value))

    def tick(self) -> None:
        """Run every part of the page that asks to be run again and again, once."""
        for fragment in tuple(self._fragments):
            state = self._state(fragment)
            state.is_auto_rerun = True
            self._run(state)

    def wait_for(self, holds: Callable[[WireTab], bool], every: float = 0.5) -> float:
        """Tick until something holds; return the seconds it took."""
        begun = time.monotonic()
        while not holds(self):
            if time.monotonic() - begun > self._patience:
                raise TimeoutError(self.text[-2000:])
            time.sleep(every)
            self.tick()
        return time.monotonic() - begun

    def _keys(self) -> list[tuple[str, str]]:
        found = []
        for _, element in self._elements.values():
            kind = element.WhichOneof("type")
            id_ = str(getattr(getattr(element, kind), "id", "")) if kind else ""
            found.append((kind or "", id_.removeprefix(_MARK).partition("-")[2]))
        return found

    def _find(self, kind: str, key: str) -> tuple[str, str]:
        for fragment, element in self._elements.values():
            if element.WhichOneof("type") == kind:
                id_ = str(getattr(element, kind).id)
                if id_.startswith(_MARK) and id_.removeprefix(_MARK).partition("-")[2] == key:
                    return fragment, id_
        raise KeyError(f"no {kind} {key!r}; there are {self._keys()}")

    def _send(self, fragment: str, state: WidgetState, *, once: bool = False) -> None:
        self._widgets[state.id] = state
        sent = self._state(fragment)
        if once:
            del self._widgets[state.id]
        self._run(sent)

    def _state(self, fragment: str) -> ClientState:
        state = ClientState(query_string=self.query, fragment_id=fragment)
        state.widget_states.widgets.extend(self._widgets.values())
        return state

    def _run(self, state: ClientState) -> None:
        """Send a state and read until the run that answers it is over, reruns included."""
        message = BackMsg()
        message.rerun_script.CopyFrom(state)
        self._socket.send(message.SerializeToString())
        deadline = time.monotonic() + self._patience
        running = False
        while True:
            received = self._socket.recv(timeout=max(0.01, deadline - time.monotonic()))
            message_in = ForwardMsg.FromString(received if isinstance(received, bytes) else b"")
            match message_in.WhichOneof("type"):
                case "new_session":
                    running = True
                    self._forget(tuple(message_in.metadata.run.fragment_ids))
                case "delta":
                    self._take(message_in)
                case "auto_rerun":
                    again = message_in.auto_rerun
                    self._fragments[again.fragment_id] = again.interval
                case "page_info_changed":
                    self.query = message_in.page_info_changed.query_string
                case "script_finished" if running:
                    if message_in.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                        return

    def _forget(self, fragments: tuple[str, ...]) -> None:
        """Forget what a run draws anew: all of the page, or parts of it."""
        if not fragments:
            self._elements.clear()
            self._fragments.clear()
        for path, (fragment, _) in tuple(self._elements.items()):
            if fragment in fragments:
                del self._elements[path]

    def _take(self, message: ForwardMsg) -> None:
        path = tuple(message.metadata.delta_path)
        delta = message.delta
        for known in [each for each in self._elements if each[: len(path)] == path]:
            del self._elements[known]
        if delta.WhichOneof("type") == "new_element":
            self._elements[path] = delta.fragment_id, delta.new_element
