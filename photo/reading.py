"""A reader in Python, for measuring alone: two passes of the net, the chain of tiles, straightening. The product's is crates/photo."""

import math

import cv2
import numpy as np

from net import run

SECOND = 0.55


def softmax_log(z):
    z = z - z.max(-1, keepdims=True)
    return z - np.log(np.exp(z).sum(-1, keepdims=True))


def peaks(out):
    """Peaks, where tiles may be: [x, top, bottom, width, red, log-probabilities, heat] by the maxima of heat."""
    heat, found = 1 / (1 + np.exp(-out[0])), []
    for i in range(len(heat)):
        if heat[i] < 0.05 or (i and heat[i - 1] > heat[i]) or (i + 1 < len(heat) and heat[i + 1] >= heat[i]):
            continue
        j = [k for k in (i - 1, i, i + 1) if 0 <= k < len(heat)]
        w = heat[j] / heat[j].sum()
        x = float((w * ((np.array(j) + 0.5) * 8 + out[1, j] * 8)).sum())
        top, low = (float((w * out[k, j]).sum() * 36 + 36) for k in (2, 3))
        wide = float(40 * math.exp((w * out[4, j]).sum()))
        found.append([x, top, low, wide, float((w * out[5, j]).sum()), (w[:, None] * softmax_log(out[6:, j].T)).sum(0), float(heat[i])])
    return found


def chain(found, columns):
    """The most plausible row among the peaks: their heat, and how even the steps between them are."""
    found = sorted((p for p in found if 0.3 * p[3] < p[0] < columns * 8 - 0.3 * p[3]), key=lambda p: p[0])
    if not found:
        return [], 0.0
    usual = float(np.median([p[3] for p in found if p[6] > 0.5] or [p[3] for p in found]))
    best, before = [], []
    for i, p in enumerate(found):
        own = math.log(max(p[6], 1e-4) / max(1e-4, 1 - p[6])) + 0.9
        top, back = own, -1
        for j in range(i):
            step = (p[0] - found[j][0]) / (0.5 * (0.5 * (p[3] + found[j][3]) + usual))
            if step < 0.6:
                continue
            worth = -2.5 * (0.82 - step) / 0.22 if step < 0.82 else 0.1 if step < 1.28 else -0.6 - 0.35 * min(step - 1.28, 3)
            # A tile half a height above or below is of another row.
            high = 0.5 * (p[2] - p[1] + found[j][2] - found[j][1])
            jump = abs(p[1] + p[2] - found[j][1] - found[j][2]) / 2 / max(8.0, high)
            worth -= 12 * max(0.0, jump - 0.25 - 0.1 * step)
            if best[j] + own + worth > top:
                top, back = best[j] + own + worth, j
        best.append(top)
        before.append(back)
    i, row = int(np.argmax(best)), []
    score = best[i]
    while i >= 0:
        row.append(found[i])
        i = before[i]
    return row[::-1], score


def straightening(row):
    """The homography from the straight strip (tiles 40 x 54, in its middle) to this one, by lines through tops and bottoms."""
    if len(row) < 2:
        return None
    x, top, low, wide = (np.array([p[k] for p in row]) for k in range(4))

    def fit(y):
        good = np.ones(len(x), bool)
        for _ in range(3):
            if good.sum() < 2:
                good[:] = True
            line = np.polyfit(x[good], y[good], 1)
            off = np.abs(np.polyval(line, x) - y)
            good = off <= max(2.5, np.median(off) * 2.5)
        return line

    a, b = fit(top), fit(low)
    x0, x1 = x[0] - wide[0] / 2, x[-1] + wide[-1] / 2
    half = min(40 * (x1 - x0) / np.median(wide), 716.0) / 2
    src = np.float32([[x0, np.polyval(a, x0)], [x1, np.polyval(a, x1)], [x1, np.polyval(b, x1)], [x0, np.polyval(b, x0)]])
    if src[3, 1] - src[0, 1] < 16 or src[2, 1] - src[1, 1] < 16:
        return None
    return cv2.getPerspectiveTransform(np.float32([[360 - half, 9], [360 + half, 9], [360 + half, 63], [360 - half, 63]]), src)


def read(net, pictures, run=run):
    """Rows of tiles [x, top, bottom, width, red, log-probabilities, heat] for pictures of 1440 x 144 (RGB)."""
    small = np.stack([cv2.resize(p, (720, 72), interpolation=cv2.INTER_AREA) for p in pictures])
    rows = [chain(peaks(o), 90)[0] for o in _all(net, small, run)]
    maps = [straightening(row) for row in rows]
    again = np.stack(
        [
            (
                small[i]
                if m is None
                else cv2.warpPerspective(
                    pictures[i],
                    np.linalg.inv(np.diag([2.0, 2.0, 1.0]) @ m),
                    (720, 72),
                    flags=cv2.INTER_LINEAR,
                    borderMode=cv2.BORDER_REPLICATE,
                )
            )
            for i, m in enumerate(maps)
        ]
    )
    for row, m, out in zip(rows, maps, _all(net, again, run)):
        if m is None or not row:
            continue
        # The tiles are those of the first pass; the second says once more what they are.
        at = np.array([[[p[0], (p[1] + p[2]) / 2] for p in row]], np.float64)
        heat, logs = 1 / (1 + np.exp(-out[0])), softmax_log(out[6:].T)
        for p, x in zip(row, cv2.perspectiveTransform(at, np.linalg.inv(m))[0][:, 0]):
            j = [k for k in range(int(x / 8 - 0.5) - 1, int(x / 8 - 0.5) + 3) if 0 <= k < 90 and abs(k - x / 8 + 0.5) <= 1.3]
            if j:
                w = heat[j] + 1e-3
                w = w / w.sum()
                p[5] = (1 - SECOND) * p[5] + SECOND * (w[:, None] * logs[j]).sum(0)
                p[4] = 0.5 * p[4] + 0.5 * float((w * out[5, j]).sum())
    return rows


def _all(net, strips, run):
    return np.concatenate([run(net, strips[i : i + 16]) for i in range(0, len(strips), 16)])


def chances(row, temperature=1.0):
    z = np.stack([softmax_log(p[5] / temperature) for p in row])
    return np.exp(z)
