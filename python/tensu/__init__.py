"""Mahjong scoring that explains itself: yaku, han, fu and who pays what, under many rulesets.

>>> import tensu
>>> hand = tensu.score("234m340p66p678s56s+7s ron riichi dora:1m5p")
>>> hand["total"], hand["limit"]
(12000, 'haneman')
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from . import _engine

__all__ = ["COLUMNS", "price_many", "score"]
__version__: str = _engine.VERSION

#: What the eight numbers of a hand from `price_many` are.
COLUMNS: tuple[str, ...] = tuple(_engine.COLUMNS)

#: The id of a ruleset, or a house's own: `{"base": "tenhou", "set": {"kiriage": True}}`.
Ruleset = str | Mapping[str, Any]


def score(request: str | Mapping[str, Any], ruleset: Ruleset | None = None) -> dict[str, Any]:
    """The price of a hand, and all that led to it.

    A hand is text, or the fields of a request (`{"hand": …, "win": …, "by": …}`); `"ask"` asks for something else, such as `"waits"`.
    The answer is a dict of the scoring contract; a hand that cannot be scored has `ok: False` and an `error` that says what to change.
    Raises TypeError for what JSON cannot hold.
    """
    asked: dict[str, Any] = {"text": request} if isinstance(request, str) else dict(request)
    if ruleset is not None:
        asked["ruleset"] = ruleset
    answer: dict[str, Any] = json.loads(_engine.answer(json.dumps(asked)))
    return answer


def price_many(hands: str | Iterable[str], ruleset: Ruleset = "cheatsheet") -> memoryview:
    """The prices of many hands and nothing else, at some hundred nanoseconds each.

    Hands are text, in a list or one a line. The answer has a row of eight numbers a hand, named by COLUMNS: `total` (-1 for what
    cannot be read or is no legal hand, 0 for a hand without a yaku), `han`, `fu`, `yakuman`, and what each kind of player pays.
    `.tolist()` makes lists of it; `numpy.asarray` takes it as it is. Raises ValueError for a ruleset that there is not.
    """
    if not isinstance(hands, str):
        # What is no line gets the place of one that cannot be read.
        hands = "\n".join(hand if hand and "\n" not in hand and "\r" not in hand else "?" for hand in hands)
    prices = memoryview(_engine.prices(hands, json.dumps(ruleset)))
    return prices.cast("i", (len(prices) // 32, 8)) if prices else prices.cast("i")
