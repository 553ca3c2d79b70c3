"""Columns of Arrow: `cargo xtask test all --only scale` runs this where the engines of docs/scale.md are."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy
import pandas
import polars
import pyarrow

import tensu
from documents import answer, blocks, printed

HAND = "234m340p66p678s56s+7s ron riichi dora:1m5p"
CHEAP = "123m456p789s22m78m+9m ron riichi"
HANDS = [HAND, None, "1x", "", HAND + "\n" + HAND, CHEAP]
TOTALS = [12_000, None, None, None, None, 2_000]


def totals(hands, ruleset="tenhou"):
    return pyarrow.array(tensu.price_many(hands, ruleset)["total"]).to_pylist()


class Taken(unittest.TestCase):
    def test_strings_of_every_layout_are_read(self):
        for layout in (pyarrow.string(), pyarrow.large_string(), pyarrow.string_view()):
            column = pyarrow.array(HANDS, layout)
            self.assertEqual(totals(column), TOTALS, layout)
            self.assertEqual(totals(column.slice(4)), TOTALS[4:], layout)
            self.assertEqual(totals(pyarrow.chunked_array([column, column[:0], column])), TOTALS * 2, layout)
            self.assertEqual(totals(pyarrow.chunked_array([], layout)), [], layout)

    def test_a_column_with_nothing_in_it_is_one_of_nulls(self):
        self.assertEqual(totals(pyarrow.array([None, None])), [None, None])
        self.assertEqual(totals(pyarrow.array([])), [])

    def test_columns_of_other_libraries_are_read(self):
        self.assertEqual(totals(polars.Series(HANDS)), TOTALS)
        self.assertEqual(totals(pandas.Series(HANDS, dtype="str")), TOTALS)

    def test_a_list_and_a_column_have_the_same_prices(self):
        hands = [hand or "" for hand in HANDS]
        rows = pyarrow.table(tensu.price_many(pyarrow.array(hands), "tenhou")).to_pylist()
        for row, numbers in zip(rows, tensu.price_many(hands, "tenhou").tolist(), strict=True):
            legal = numbers[0] >= 0
            self.assertEqual(list(row.values()), numbers if legal else [None] * 8)

    def test_what_is_no_column_of_strings_is_named(self):
        for wrong in (pyarrow.array([1]), pyarrow.array(["1m"]).dictionary_encode(), pyarrow.table({"hand": [HAND]})):
            with self.assertRaisesRegex(TypeError, "column of strings"):
                tensu.price_many(wrong)
        with self.assertRaises(ValueError):
            tensu.price_many(pyarrow.array(HANDS), "nowhere")

    def test_a_stream_that_fails_is_an_error(self):
        def broken():
            yield pyarrow.record_batch({"hand": [HAND]})
            raise OSError("the line was cut")

        reader = pyarrow.RecordBatchReader.from_batches(pyarrow.schema({"hand": "string"}), broken())
        with self.assertRaises(Exception):
            tensu.price_many(reader)

    def test_memory_of_the_column_is_read_where_it_lies(self):
        before = pyarrow.total_allocated_bytes()
        column = pyarrow.array([HAND] * 100_000)
        held = pyarrow.total_allocated_bytes() - before
        prices = tensu.price_many(column)
        self.assertLess(pyarrow.total_allocated_bytes() - before, held + 1_000)
        self.assertEqual(len(prices), 100_000)


class Given(unittest.TestCase):
    def test_others_look_at_the_same_numbers(self):
        prices = tensu.price_many(pyarrow.array([HAND] * 1_000))
        first = [pyarrow.array(prices["total"]).buffers()[1].address for _ in range(2)]
        self.assertEqual(first[0], first[1])
        table = pyarrow.table(prices)
        self.assertEqual(table["total"].chunk(0).buffers()[1].address, first[0])
        self.assertEqual(numpy.asarray(table["total"].chunk(0)).__array_interface__["data"][0], first[0])

    def test_numbers_outlive_their_column(self):
        total = pyarrow.array(tensu.price_many(pyarrow.array([HAND] * 1_000))["total"])
        self.assertEqual(total.to_pylist(), [12_000] * 1_000)

    def test_sums_do_not_wrap(self):
        prices = tensu.price_many(polars.Series([HAND]).extend_constant(HAND, 199_999))
        self.assertEqual(polars.DataFrame(prices)["total"].sum(), 2_400_000_000)
        self.assertEqual({str(kind) for kind in pyarrow.table(prices).schema.types}, {"int64"})

    def test_columns_have_names(self):
        prices = tensu.price_many(pyarrow.array([HAND]))
        self.assertEqual(polars.DataFrame(prices).columns, list(tensu.COLUMNS))
        self.assertEqual(pyarrow.record_batch(prices).schema.names, list(tensu.COLUMNS))
        self.assertEqual(polars.Series(prices["total"]).to_list(), [12_000])
        self.assertIn("total, han", repr(prices))
        for wrong in (lambda: prices["points"], lambda: prices["total"]["total"]):
            with self.assertRaises(KeyError):
                wrong()


class Documents(unittest.TestCase):
    def test_the_readme_runs(self):
        programs = list(blocks("python/README.md"))
        self.assertGreater(len(programs), 3)
        for _, program in programs:
            printed(program)

    def test_the_program_for_data_engines_prints_the_answer_of_its_page(self):
        (program,) = (code for heading, code in blocks("docs/use.md") if heading == "Data engines")
        self.assertEqual(printed(program), answer("docs/use.md"))

    def test_types_of_the_package_are_what_it_does(self):
        program = "\n".join(
            [
                "import polars, tensu",
                "view: memoryview = tensu.price_many(['1m'])",
                "column: tensu.ArrowColumn = tensu.price_many(polars.Series(['1m']))['total']",
                "hand: dict[str, object] = tensu.score({'hand': '1m'})",
                "tensu.price_many(7)  # type: ignore[call-overload]",
            ]
        )
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "program.py"
            path.write_text(program, encoding="utf-8")
            options = ["--strict", "--ignore-missing-imports", "--follow-untyped-imports", "--cache-dir", folder]
            run = subprocess.run([sys.executable, "-m", "mypy", *options, path], capture_output=True, text=True)
            self.assertEqual(run.returncode, 0, run.stdout)


if __name__ == "__main__":
    unittest.main()
