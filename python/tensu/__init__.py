"""Mahjong scoring that explains itself: yaku, han, fu and who pays what, under many rulesets.

>>> import tensu
>>> hand = tensu.score("234m340p66p678s56s+7s ron riichi dora:1m5p")
>>> hand["total"], hand["limit"]
(12000, 'haneman')

`score` says what a hand is worth, `explain` why, `price_many` the prices of millions.
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol, overload

from . import _engine
from ._engine import ArrowColumn

__all__ = ["COLUMNS", "ArrowColumn", "explain", "log", "price_many", "score"]
__version__: str = _engine.VERSION

#: What the eight numbers of a hand from `price_many` are.
COLUMNS: tuple[str, ...] = tuple(_engine.COLUMNS)

#: Finds a text in one line.
_LINE = re.compile(r"[^\n\r]+").fullmatch

#: The id of a ruleset, or a house's own: `{"base": "tenhou", "set": {"kiriage": True}}`.
Ruleset = str | Mapping[str, Any]


class ArrowArray(Protocol):
    """A column in one piece, by the Arrow C data interface: `pyarrow.Array`, `nanoarrow.Array`."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    """A column in pieces: `pyarrow.ChunkedArray`, `polars.Series`, `pandas.Series` since pandas 3."""

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...


def score(request: str | Mapping[str, Any], ruleset: Ruleset | None = None) -> dict[str, Any]:
    """The price of a hand, and all that led to it.

    A hand is text, or the fields of a request (`{"hand": …, "win": …, "by": …}`); `"ask"` asks for something else, such as `"waits"`.
    The answer is a dict of the scoring contract; a hand that cannot be scored has `ok: False` and an `error` that says what to change.
    Raises TypeError for what is neither, and for what JSON cannot hold.
    """
    return _answer(_fields(request, ruleset))


def explain(
    request: str | Mapping[str, Any], ruleset: Ruleset | None = None, *, lang: str | None = None
) -> dict[str, Any]:
    """Why a hand is worth what it is: `lines` of text, `markdown` and `html`, and each part in sentences.

    `lang` is "en", "ja", "ko", "zh-Hans", "zh-Hant", "de", "es", "pt-BR", "it",
    "fr", "ru" or "pl". What cannot be scored is answered as by `score`.

    >>> print("\\n".join(tensu.explain("123m456p789s22m78m+9m ron riichi", "tenhou")["lines"][:2]))
    Ron 2,000
    2 han 30 fu
    """
    asked = _fields(request, ruleset) | {"ask": "explain"}
    if lang is not None:
        asked["lang"] = lang
    return _answer(asked)


def log(
    text: str, ruleset: Ruleset | None = None, *, river: bool = False, lang: str | None = None
) -> dict[str, Any]:
    """The log of a game that was played elsewhere: its `games`, each hand with what was paid and what it is worth.

    Tenhou (JSON or XML), mjai, Majiang, Botzone and PyMahjongGB are read; `ruleset` is what the prices are checked by, by default what
    the log itself was played by. `river` adds all moves, and who was tenpai or furiten behind each discard.
    What cannot be read is answered as by `score`.
    """
    if not isinstance(text, str):
        raise TypeError(f"a log is text, not {type(text).__name__}")
    asked: dict[str, Any] = {"ask": "log", "text": text, "river": river}
    return _answer(asked | ({} if ruleset is None else {"ruleset": ruleset}) | ({} if lang is None else {"lang": lang}))


def _fields(request: str | Mapping[str, Any], ruleset: Ruleset | None) -> dict[str, Any]:
    if not isinstance(request, str | Mapping):
        raise TypeError(f"a hand is text or a mapping of fields, not {type(request).__name__}; `price_many` takes many hands")
    fields: dict[str, Any] = {"text": request} if isinstance(request, str) else dict(request)
    return fields if ruleset is None else fields | {"ruleset": ruleset}


def _answer(asked: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(_engine.answer(json.dumps(asked)))
    return answer


@overload
def price_many(hands: ArrowArray | ArrowStream, ruleset: Ruleset = "cheatsheet") -> ArrowColumn: ...
@overload
def price_many(hands: str | Iterable[str], ruleset: Ruleset = "cheatsheet") -> memoryview: ...
def price_many(
    hands: ArrowArray | ArrowStream | str | Iterable[str], ruleset: Ruleset = "cheatsheet"
) -> ArrowColumn | memoryview:
    """The prices of many hands and nothing else, at some hundred nanoseconds each.

    Hands are text, in a list or one a line. The answer has a row of eight numbers a hand, named by COLUMNS: `total` (-1 for what
    cannot be read or is no legal hand, 0 for a hand without a yaku), `han`, `fu`, `yakuman`, and what each kind of player pays.
    `.tolist()` makes lists of it; `numpy.asarray` takes it as it is.

    A column of Arrow strings (of pyarrow, Polars, DuckDB, pandas 3 and others) is read where it lies, and the answer is an ArrowColumn
    that those take without a copy: `["total"]` is one column of it, of 64 bits a number. Where a list has -1, a row of it is null, which
    a sum leaves out. Raises ValueError for a ruleset that there is not, and TypeError for a column of anything but strings.
    """
    rules = json.dumps(ruleset)
    if hasattr(hands, "__arrow_c_array__") or hasattr(hands, "__arrow_c_stream__"):
        return _engine.price_columns(hands, rules)
    if not isinstance(hands, str):
        # What is no line gets the place of one that cannot be read.
        hands = "\n".join(hand if isinstance(hand, str) and _LINE(hand) else "?" for hand in hands)
    prices = memoryview(_engine.prices(hands, rules))
    return prices.cast("i", (len(prices) // 32, 8)) if prices else prices.cast("i")
