"""The examples of docs/scale.md, each in a Python of its own: `python scale.py [HANDS]` says what each took.

All of them price the same dealt hands, and must print the sum of what `tensu.score`, which explains, says of each.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import tensu
from documents import ROOT, blocks

COMMAND = "the command alone"
#: As in an environment that is switched on: Spark takes the first `python3`. `cargo xtask` builds the command.
PATH = os.pathsep.join([str(Path(sys.executable).parent), str(ROOT / "target" / "wheel"), os.environ["PATH"]])
#: Explaining takes ten times as long as pricing: above this, the first engine's sum is the measure of the others.
MOST_EXPLAINED = 100_000


def deal(draw):
    """A complete closed hand with a riichi, from the 136 tiles, as Tensu writes it."""
    while True:
        pair = draw.randrange(34)
        tiles = [pair, pair]
        for _ in range(4):
            first = draw.randrange(34)
            run = first < 27 and first % 9 < 7 and draw.random() < 0.8
            tiles += [first, first + 1, first + 2] if run else [first] * 3
        dora = draw.randrange(34)
        if all(tiles.count(kind) + (kind == dora) <= 4 for kind in tiles):
            break
    win = tiles.pop(draw.randrange(14))
    name = lambda kind: f"{kind % 9 + 1}{'mpsz'[kind // 9]}"
    suits = ["".join(str(kind % 9 + 1) for kind in sorted(tiles) if kind // 9 == suit) for suit in range(4)]
    hand = "".join(ranks + suit for ranks, suit in zip(suits, "mpsz") if ranks)
    return f"{hand}+{name(win)} {draw.choice(['ron', 'tsumo'])} riichi dora:{name(dora)}"


def printed(code, folder):
    """What an example prints last, and how many seconds it took with the start of its engine."""
    program = folder / "example.py"
    program.write_text(code, encoding="utf-8")
    # Ray's helpers would wait for every other program.
    own = {"PATH": PATH, "RAY_worker_niceness": "0", "RAY_USAGE_STATS_ENABLED": "0"}
    start = time.perf_counter()
    ran = subprocess.run([sys.executable, program], cwd=folder, env=os.environ | own, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    if ran.returncode:
        sys.exit(f"{code}\n{ran.stderr[-3000:]}")
    return ran.stdout.split()[-1], seconds


def main(count):
    draw = random.Random(52)
    hands = [deal(draw) for _ in range(count)]
    wanted = str(sum(tensu.score(hand, "tenhou")["total"] for hand in hands)) if count <= MOST_EXPLAINED else None
    found = list(blocks("docs/scale.md"))
    assert len(found) >= 7, [name for name, _ in found]
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        (folder / "hands.txt").write_text("\n".join(hands) + "\n", encoding="utf-8")
        for name, code in found:
            lacking = "pyspark" in code and not shutil.which("java") and "Java"
            lacking = lacking or COMMAND in name and not shutil.which("tensu", path=PATH) and "the command `tensu`"
            if lacking:
                print(f"{name}: left out: there is no {lacking} here")
                continue
            total, seconds = printed(code, folder)
            wanted = wanted or total
            if total != wanted:
                sys.exit(f"{name}: {total}, and not {wanted}\n{code}")
            print(f"{name}: {seconds:.1f} s", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 100_000)
