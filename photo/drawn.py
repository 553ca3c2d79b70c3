"""Measures a net on drawn rows that it has not seen, by what makes them hard: `drawn.py [NET]`; weights.bin, or a checkpoint."""

import os
import sys

import cv2
import numpy as np
import torch

from camera import Camera
from exact import Exact
from net import load, run
from reading import chances, read

ROWS = 60


def cases():
    """Each case: its name, what the camera is wished, and how tiles are chosen."""

    def many(n):
        return lambda hands: [hands.some() for _ in range(n)]

    def between(extra):
        return lambda hands: [hands.some() for _ in range(6)] + [extra(hands.rng)] + [hands.some() for _ in range(6)]

    yield 'as they come', set(), many(14)
    for wish in ('shake', 'glare', 'night'):
        yield wish, {wish}, many(14)
    yield 'tilt of 5 to 7 degrees, 5 tiles', {'tilt'}, many(5)
    yield 'a flower or season', set(), between(lambda rng: f'{rng.randint(1, 8)}f')
    yield 'a back', set(), between(lambda rng: 'back')
    yield 'red fives', set(), lambda hands: [hands.rng.choice('05') + s for s in 'mpsmpsmps']


def main():
    torch.set_num_threads(1)
    path = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights.bin')
    exact = Exact(open(path, 'rb').read()) if path.endswith('.bin') else None
    net = None if exact else load(path)
    for i, (name, wish, choose) in enumerate(cases()):
        camera = Camera(9000 + i, pool=12, fresh=0.2)
        camera.wish = wish
        taken = []
        while len(taken) < ROWS:
            tiles = choose(camera.rows.hands)
            strip, labels = camera.strip(tiles)
            # Rows that are cut off are not asked.
            if len(labels) == len(tiles) and all(0.45 * w < x < 720 - 0.45 * w and y0 > -5 and y1 < 77 for _, _, x, y0, y1, w in labels):
                taken.append((strip, labels))
        rows = read(net, [cv2.resize(s, (1440, 144), interpolation=cv2.INTER_LINEAR) for s, _ in taken], exact.run if exact else run)
        same = [(row, labels) for row, (_, labels) in zip(rows, taken) if len(row) == len(labels)]
        good = [
            (int(c) == label[0], (p[4] > 0) == label[1])
            for row, labels in same
            if row
            for c, p, label in zip(chances(row).argmax(1), row, labels)
        ]
        right, reds = np.mean(good, 0)
        print(f'{name}: count {len(same) / ROWS:.0%}, tiles {right:.1%}' + (f', red {reds:.1%}' if name == 'red fives' else ''), flush=True)


if __name__ == '__main__':
    main()
