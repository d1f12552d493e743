"""A browser tab without a browser: it speaks the protocol of the server over a real connection.

Many of them fit on one machine, and they can be told exactly what the server has acknowledged.
"""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlencode, urlsplit
from urllib.request import urlopen

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.Common_pb2 import StringArray
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.sync.client import ClientConnection, connect

_MARK: Final = "$$ID-"
_LONGEST: Final = 64 * 2**20


class WireTab:
    """One session. `patience` is how many seconds an answer may take.

    `source` is the address it comes from, any that begins with 127.
    `runs` counts how often the server has run the page or a part of it for this tab.
    """

    def __init__(
        self,
        url: str,
        query: Mapping[str, str],
        *,
        cookies: Mapping[str, str] | None = None,
        headers: Mapping[str, str] | None = None,
        source: str = "127.0.0.1",
        patience: float = 30.0,
    ) -> None:
        parts = urlsplit(url)
        self._url = url
        self._patience = patience
        self._widgets: dict[str, WidgetState] = {}
        self._elements: dict[tuple[int, ...], tuple[str, Any]] = {}
        self._fragments: dict[str, float] = {}
        self._due: dict[str, float] = {}
        self._cached: dict[str, Any] = {}
        self.runs = 0
        self.query = urlencode(query)
        sent = "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())
        more = {**({"Cookie": sent} if sent else {}), **(headers or {})}
        self._open = ExitStack()
        host, port = parts.hostname or "", parts.port or 80
        line = socket.create_connection((host, port), patience, source_address=(source, 0))
        self._open.callback(line.close)
        self._socket: ClientConnection = self._open.enter_context(
            connect(
                f"ws://{parts.netloc}/_stcore/stream",
                sock=line,
                additional_headers=more or None,
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

    @property
    def fields(self) -> list[tuple[str, str]]:
        """Kind and key of everything that can be pressed, filled in or told something."""
        return [(kind, key) for kind, key in self._keys() if key]

    def value(self, key: str) -> str:
        """Return what stands in a field for a line of text."""
        _, element = self._element("text_input", key)
        mine = self._widgets.get(element.text_input.id)
        return str(element.text_input.default if mine is None else mine.string_value)

    def given(self, key: str) -> Any:
        """Return what the page has handed to a component of our own."""
        _, element = self._element("bidi_component", key)
        component = element.bidi_component
        return json.loads(component.json or component.mixed.json)

    def press(self, key: str) -> None:
        """Press a button and wait for the page."""
        fragment, id_ = self._find("button", key)
        self._send(fragment, WidgetState(id=id_, trigger_value=True), once=True)

    def type(self, key: str, text: str) -> None:
        """Type a line into a field, end it with Enter, and wait for the page."""
        fragment, id_ = self._find("text_input", key)
        self._send(fragment, WidgetState(id=id_, string_value=text))

    def fill(self, key: str, text: str) -> None:
        """Type a line into a field that is handed in with the next button."""
        _, id_ = self._find("text_input", key)
        self._widgets[id_] = WidgetState(id=id_, string_value=text)

    def choose(self, key: str, option: str) -> None:
        """Choose from a list, and wait for the page."""
        fragment, id_ = self._find("selectbox", key)
        self._send(fragment, WidgetState(id=id_, string_value=option))

    def pick(self, key: str, option: str) -> None:
        """Choose one of a few words that stand side by side, and wait for the page."""
        fragment, id_ = self._find("button_group", key)
        self._send(fragment, WidgetState(id=id_, string_array_value=StringArray(data=[option])))

    def tell(self, key: str, value: str) -> None:
        """Send the state of a component of our own, as JSON, and wait for the page."""
        fragment, id_ = self._find("bidi_component", key)
        self._send(fragment, WidgetState(id=id_, json_value=value))

    def forge(self, state: WidgetState) -> None:
        """Send a state that the page may never have asked for, and wait for the page."""
        self._send("", state, once=True)

    def id_of(self, kind: str, key: str) -> str:
        """Return the name by which the protocol knows something on the page."""
        return self._find(kind, key)[1]

    def link(self, key: str) -> str:
        """Return the address of a file that is offered."""
        _, element = self._element("download_button", key)
        return f"{self._url}{element.download_button.url}"

    def download(self, key: str) -> bytes:
        """Fetch a file that is offered."""
        address = self.link(key).removeprefix("http://")
        with urlopen(f"http://{address}", timeout=self._patience) as answer:
            return bytes(answer.read())

    def tick(self) -> None:
        """Run every part of the page that asks to be run again and again, once."""
        for fragment in tuple(self._fragments):
            self._tick(fragment)

    def stay(self, seconds: float) -> None:
        """Be open for a while, as in a browser: what asks to be run again is, at its own pace."""
        end = time.monotonic() + seconds
        while True:
            now = time.monotonic()
            for fragment, interval in self._fragments.items():
                self._due.setdefault(fragment, now + interval)
            self._due = {each: at for each, at in self._due.items() if each in self._fragments}
            fragment, due = min(
                self._due.items(), key=lambda item: item[1], default=("", float("inf"))
            )
            time.sleep(max(0.0, min(due, end) - now))
            if due >= end:
                return
            self._due[fragment] = time.monotonic() + self._fragments[fragment]
            self._tick(fragment)

    def _tick(self, fragment: str) -> None:
        # A run may have taken away what the next tick was for; the server is silent about such.
        if fragment in self._fragments:
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
        fragment, element = self._element(kind, key)
        return fragment, str(getattr(element, kind).id)

    def _element(self, kind: str, key: str) -> tuple[str, Any]:
        for fragment, element in self._elements.values():
            if element.WhichOneof("type") == kind:
                id_ = str(getattr(element, kind).id)
                if id_.startswith(_MARK) and id_.removeprefix(_MARK).partition("-")[2] == key:
                    return fragment, element
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
        state.cached_message_hashes.extend(self._cached)
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
                    if message_in.metadata.cacheable:
                        self._cached[message_in.hash] = message_in.delta
                    self._take(message_in, message_in.delta)
                case "ref_hash":
                    self._take(message_in, self._cached[message_in.ref_hash])
                case "auto_rerun":
                    again = message_in.auto_rerun
                    self._fragments[again.fragment_id] = again.interval
                case "page_info_changed":
                    self.query = message_in.page_info_changed.query_string
                case "script_finished" if running:
                    self.runs += 1
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

    def _take(self, message: ForwardMsg, delta: Any) -> None:
        path = tuple(message.metadata.delta_path)
        for known in [each for each in self._elements if each[: len(path)] == path]:
            del self._elements[known]
        if delta.WhichOneof("type") == "new_element":
            self._elements[path] = delta.fragment_id, delta.new_element
            self._obey(delta.new_element)

    def _obey(self, element: Any) -> None:
        """Put into a field what the page puts there, as a browser does."""
        kind = element.WhichOneof("type")
        if kind == "text_input" and element.text_input.set_value:
            id_ = element.text_input.id
            self._widgets[id_] = WidgetState(id=id_, string_value=element.text_input.value)
        elif kind == "selectbox" and element.selectbox.set_value:
            id_ = element.selectbox.id
            self._widgets[id_] = WidgetState(id=id_, string_value=element.selectbox.raw_value)
        elif kind == "button_group" and element.button_group.set_value:
            id_, data = element.button_group.id, element.button_group.raw_values
            self._widgets[id_] = WidgetState(id=id_, string_array_value=StringArray(data=data))
