"""Measures a net on rows of real tiles that are never trained on: `measure.py FOLDER [NET]`. The folder holds pictures of
1440 x 144 and rows.jsonl; the net is weights.bin, or a checkpoint for its floats."""

import json
import os
import sys
from collections import Counter, defaultdict

import cv2
import numpy as np
import torch

from exact import Exact
from faces import KINDS, class_of
from net import load
from reading import chances, read
from winning import likeliest

NAMES = KINDS + ['flower', 'back']
MARKS = (0.7, 0.8, 0.9, 0.95)


def rows_of(folder):
    for line in open(os.path.join(folder, 'rows.jsonl')):
        row = json.loads(line)
        yield row, [row['tiles'][i : i + 2] for i in range(0, len(row['tiles']), 2)]


def measure(net, folder, run=None, temperature=1.0, say=print):
    rows = list(rows_of(folder))
    pictures = [cv2.imread(os.path.join(folder, r['file']))[..., ::-1] for r, _ in rows]
    got = read(net, pictures, **({'run': run} if run else {}))
    groups, sets, wrong, sure = defaultdict(lambda: np.zeros(12 + 2 * len(MARKS))), defaultdict(lambda: np.zeros(4)), Counter(), []
    for (row, tiles), found in zip(rows, got):
        g, s = groups[row['kind']], sets[row['set']]
        g[0] += 1
        s[0] += 1
        if len(found) != len(tiles):
            continue
        g[1] += 1
        s[1] += 1
        p = chances(found, temperature)
        want, reds = zip(*(class_of(t) for t in tiles))
        read_ = [int(k) for k in p.argmax(1)]
        good = [a == b for a, b in zip(read_, want)]
        g[2] += len(tiles)
        g[3] += sum(good)
        s[2] += len(tiles)
        s[3] += sum(good)
        g[4] += all(good)
        for a, b, c in zip(want, read_, p):
            sure.append((c.max(), a == b))
            if a != b:
                wrong[f'{NAMES[a]}>{NAMES[b]}'] += 1
        fives = [(t[4] > 0, r) for t, w, r in zip(found, want, reds) if w in (4, 13, 22)]
        g[5] += len(fives)
        g[6] += sum(bool(a) == bool(b) for a, b in fives)
        g[11] += sum(w in np.argsort(-c)[:3] for w, c in zip(want, p))
        if row['kind'] != 'made':
            continue
        win = likeliest(list(p[:, :34] / p[:, :34].sum(1, keepdims=True)))
        hand, agreed = win if win else (read_, list(p.max(1)))
        g[7] += hand == list(want)
        for i, least in enumerate(MARKS):
            marked = [a < least for a in agreed]
            g[12 + 2 * i] += sum(marked)
            g[13 + 2 * i] += any(h != w and not m for h, w, m in zip(hand, want, marked))
    result = {}
    for kind, g in groups.items():
        n = g[0]
        result[kind] = dict(
            rows=int(n), count=g[1] / n, tiles=g[3] / g[2], first3=g[11] / g[2], whole=g[4] / n, rules=g[7] / n, red=g[6] / max(1, g[5])
        )
        say(
            f'{kind}: {int(n)} rows, count {g[1] / n:.1%}, tiles {g[3] / g[2]:.1%} (among three {g[11] / g[2]:.1%}), whole {g[4] / n:.1%}, '
            f'red fives {g[6] / max(1, g[5]):.1%} of {int(g[5])}' + (f', with rules {g[7] / n:.1%}' if kind == 'made' else '')
        )
        if kind == 'made':
            say(
                '  marks a hand, hands with an unmarked error: '
                + '; '.join(f'{least}: {g[12 + 2 * i] / g[1]:.2f}, {g[13 + 2 * i] / n:.1%}' for i, least in enumerate(MARKS))
            )
    say('  tiles / count by set: ' + ' '.join(f'{k} {s[3] / max(1, s[2]):.3f}/{s[1] / s[0]:.2f}' for k, s in sorted(sets.items())))
    say('  ' + ' '.join(f'{k} {n}' for k, n in wrong.most_common(36)))
    most, right = (np.array(v, float) for v in zip(*sure))
    say(
        '  sure and right: '
        + '; '.join(f'{t}: {(most >= t).mean():.3f} {right[most >= t].mean():.4f}' for t in (0.5, 0.7, 0.9, 0.95, 0.98))
    )
    return result


if __name__ == '__main__':
    torch.set_num_threads(1)
    here = os.path.dirname(os.path.abspath(__file__))
    path = sys.argv[2] if len(sys.argv) > 2 else os.path.join(here, 'weights.bin')
    if path.endswith('.bin'):
        exact = Exact(open(path, 'rb').read())
        measure(None, sys.argv[1], exact.run, exact.temperature / 256)
    else:
        measure(load(path), sys.argv[1])
