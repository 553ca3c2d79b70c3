"""The package as it is installed: `cargo xtask python` builds the wheel, installs it and runs this."""

import importlib.metadata
import json
import threading
import unittest
from pathlib import Path

import tensu
from scale.documents import answer, blocks, printed

HAND = "234m340p66p678s56s+7s ron riichi dora:1m5p"
GOLDEN = Path(__file__).parents[2] / "tests" / "hands"


def golden():
    """The golden hands of plain rulesets, worked out on paper: ruleset, hand, total."""
    for file in sorted(GOLDEN.glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            fields = [field.strip() for field in line.split("|")]
            totals = [claim for claim in fields[-1].split() if claim.startswith("total=")]
            if len(fields) == 4 and not line.startswith("#") and " " not in fields[1] and totals:
                yield fields[1], fields[2], int(totals[0].removeprefix("total="))


class Score(unittest.TestCase):
    def test_a_hand_as_text_and_as_fields(self):
        fields = {"hand": "234m340p66p678s56s", "win": "7s", "by": "ron", "riichi": "riichi", "dora": "1m5p"}
        for request in (HAND, fields):
            hand = tensu.score(request)
            self.assertEqual((hand["ok"], hand["total"], hand["limit"]), (True, 12_000, "haneman"))

    def test_rules_are_an_id_or_a_house(self):
        # 3 han 60 fu: 7,700, rounded up to a mangan where the house does so (rules.md 0.3).
        hand = "999p345s67m22s[4444m]+8m ron riichi dora:1s"
        self.assertEqual(tensu.score(hand, "tenhou")["total"], 7_700)
        house = {"base": "tenhou", "set": {"kiriage": True}}
        self.assertEqual(tensu.score(hand, house)["total"], 8_000)
        self.assertEqual(tensu.price_many([hand], house)[0, 0], 8_000)

    def test_what_cannot_be_scored_says_why(self):
        self.assertEqual(tensu.score("1x")["error"]["code"], "parse")
        self.assertEqual(tensu.score({"hand": 7})["ok"], False)
        self.assertEqual(tensu.score({"hand": float("nan"), "honba": 10**30})["ok"], False)
        self.assertEqual(tensu.score({"text": HAND + "東\ud83c"})["ok"], False)
        with self.assertRaises(TypeError):
            tensu.score({"hand": object()})

    def test_what_is_no_hand_is_told_what_one_is(self):
        for wrong in (5, None, [HAND], (HAND,), b"1m"):
            with self.assertRaisesRegex(TypeError, "text or a mapping of fields, not (int|NoneType|list|tuple|bytes)"):
                tensu.score(wrong)
        prices = tensu.price_many([HAND, 7, None, float("nan"), "", HAND + "\n" + HAND, HAND], "tenhou").tolist()
        self.assertEqual([price[0] for price in prices], [12_000, -1, -1, -1, -1, -1, 12_000])

    def test_every_other_question(self):
        waits = tensu.score({"ask": "waits", "hand": "123m456p789s22m78m"})
        self.assertEqual([wait["tile"] for wait in waits["waits"]], ["6m", "9m"])


class Explain(unittest.TestCase):
    def test_the_program_for_python_prints_the_answer_of_its_page(self):
        (program,) = (code for heading, code in blocks("docs/use.md") if heading == "Python")
        self.assertEqual(printed(program), answer("docs/use.md"))

    def test_an_explanation_is_lines_in_a_language_under_any_rules(self):
        said = tensu.explain(HAND, "tenhou", lang="de")
        self.assertEqual((said["lang"], said["lines"][0]), ("de", "Ron 12.000"))
        self.assertEqual(tensu.explain({"text": HAND, "ruleset": "tenhou", "lang": "de"}), said)
        self.assertEqual(tensu.explain("1x")["error"], tensu.score("1x")["error"])
        self.assertEqual(tensu.explain(HAND, lang="xx")["ok"], False)


class Prices(unittest.TestCase):
    def test_a_log_is_read_and_its_prices_are_checked(self):
        text = (GOLDEN.parent / "logs" / "tenhou.json").read_text(encoding="utf-8")
        [game] = tensu.log(text)["games"]
        self.assertEqual((game["source"], game["differ"], len(game["hands"])), ("tenhou", 0, 4))
        [game] = tensu.log(text, "mleague", river=True)["games"]
        self.assertEqual(game["hands"][0]["causes"], [{"rule": {"id": "kiriage", "value": False}}])
        self.assertEqual(game["hands"][0]["moves"][0], {"chair": 0, "what": "draw", "tile": "7z"})
        self.assertFalse(tensu.log("a poem")["ok"])
        with self.assertRaises(TypeError):
            tensu.log(7)

    def test_golden_hands_have_their_price(self):
        hands = list(golden())
        self.assertGreater(len(hands), 300)
        for ruleset in sorted({ruleset for ruleset, _, _ in hands}):
            own = [(hand, total) for rules, hand, total in hands if rules == ruleset]
            prices = tensu.price_many([hand for hand, _ in own], ruleset)
            for (hand, total), row in zip(own, prices.tolist(), strict=True):
                self.assertEqual((row[0], tensu.score(hand, ruleset)["total"]), (total, total), f"{ruleset} {hand}")

    def test_rows_are_named_and_keep_their_places(self):
        prices = tensu.price_many([HAND, "", "1x", HAND + "\n" + HAND, HAND])
        self.assertEqual((prices.shape, prices.format), ((5, 8), "i"))
        row = dict(zip(tensu.COLUMNS, prices.tolist()[0], strict=True))
        self.assertEqual((row["total"], row["han"], row["fu"], row["discarder"]), (12_000, 7, 30, 12_000))
        self.assertEqual([row[0] for row in prices.tolist()], [12_000, -1, -1, -1, 12_000])
        self.assertEqual(tensu.price_many(HAND + "\n" + HAND).shape, (2, 8))
        self.assertEqual(tensu.price_many([]).tolist(), [])

    def test_a_ruleset_that_there_is_not(self):
        for wrong in ("nowhere", {"base": "tenhou", "set": {"kiriage": 7}}, 7):
            with self.assertRaises(ValueError):
                tensu.price_many([HAND], wrong)

    def test_threads_price_at_the_same_time(self):
        found = []
        threads = [threading.Thread(target=lambda: found.append(tensu.price_many([HAND] * 1_000)[999, 0])) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [12_000] * 4)


class Wheel(unittest.TestCase):
    def test_an_index_has_what_to_show(self):
        about = importlib.metadata.metadata("tensu")
        self.assertEqual(about["Description-Content-Type"].split(";")[0], "text/markdown")
        self.assertIn("pip install tensu", about.get_payload() or about["Description"])
        self.assertEqual((about["License-Expression"], about["Requires-Python"]), ("MIT OR Apache-2.0", ">=3.10"))
        self.assertFalse(importlib.metadata.requires("tensu"))

    def test_the_licences_of_what_is_inside_come_with_it(self):
        inside = (Path(tensu.__file__).parent / "licences.txt").read_text(encoding="utf-8")
        for name in ("pyo3", "arrow-array", "numpy"):
            self.assertIn(f"\n{name} ", inside)

    def test_the_types_come_with_it(self):
        folder = Path(tensu.__file__).parent
        self.assertTrue((folder / "py.typed").is_file() and (folder / "_engine.pyi").is_file())
        self.assertRegex(tensu.__version__, r"^\d+\.\d+\.\d+")
        self.assertEqual(json.loads(json.dumps(tensu.score(HAND)))["total"], 12_000)


if __name__ == "__main__":
    unittest.main()
