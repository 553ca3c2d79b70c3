"""Rows: which tiles lie in a row, and the row on its table, seen straight from above, before a camera looks at it."""

import cv2
import numpy as np

from faces import FACES, KINDS
from sets import TILE_H, TILE_W

PAD = 52
TABLES = [
    (20, 100, 80),
    (30, 60, 110),
    (110, 30, 40),
    (120, 80, 45),
    (160, 120, 80),
    (40, 40, 42),
    (200, 195, 185),
    (90, 90, 95),
    (15, 75, 55),
    (180, 90, 50),
    (230, 225, 215),
]


class Hands:
    """Hands chooses tiles so that over time each kind comes about as often."""

    def __init__(self, rng):
        self.rng, self.seen = rng, np.ones(34)
        # Written ones and the bird a little more often, as they are the hardest.
        self.often = np.array([1.25] * 9 + [1.0] * 9 + [1.4] + [1.0] * 8 + [1.4] * 4 + [1.0] * 3)

    def some(self, suit=None):
        weight = (self.seen.mean() * self.often / self.seen) ** 4
        if suit:
            keep = np.zeros(34)
            keep['mps'.index(suit) * 9 : 'mps'.index(suit) * 9 + 9] = 1
            keep[27:] = 0.12
            weight = weight * keep
        return self.rng.choices(KINDS, list(weight))[0]

    def hand(self):
        r = self.rng
        k = r.random()
        if k < 0.5:
            suit, tiles = r.choice(['m', 'p', 's', None, None, None]), []
            for _ in range(4):
                first = self.some(suit)
                if first[1] != 'z' and r.random() < 0.55:
                    n = max(1, min(7, int(first[0]) - r.randint(0, 2)))
                    tiles += [f'{n + i}{first[1]}' for i in range(3)]
                else:
                    tiles += [first] * 3
            tiles += [self.some(suit)] * 2
            if r.random() < 0.6:
                tiles.sort(key=lambda t: (t[1], t[0]))
            elif r.random() < 0.6:
                r.shuffle(tiles)
            tiles = tiles[: r.choice([14] * 9 + [13, 11, 8, 5, 2, 10])]
        elif k < 0.58:
            tiles = sum([[self.some()] * 2 for _ in range(7)], [])
        else:
            tiles = [self.some() for _ in range(r.choice([14] * 7 + [13, 13, 11, 10, 12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 15, 16, 17]))]
        for t in tiles:
            self.seen[KINDS.index(t)] += 1
        tiles = ['0' + t[1] if t in ('5m', '5p', '5s') and r.random() < 0.3 else t for t in tiles]
        extra = r.random()
        if extra < 0.16:
            for _ in range(r.choice([1, 1, 2, 3])):
                tiles[r.randrange(len(tiles))] = f'{r.randint(1, 8)}f'
        elif extra < 0.18:
            tiles = [f'{r.randint(1, 8)}f' for _ in range(r.randint(1, 8))]
        if extra < 0.08 or extra > 0.96:
            tiles[r.randrange(len(tiles))] = 'back'
        elif extra > 0.935 and len(tiles) > 3:
            i = r.randrange(len(tiles) - 3)
            tiles[i] = tiles[i + 3] = 'back'
            tiles[i + 2] = tiles[i + 1]
        return tiles


def table(rng, noise, h, w):
    """A table's top: cloth, wood, edges, things that lie about, letters. Drawn at half the size, as it takes the most time."""
    tall, long, h, w = h, w, h // 2, w // 2
    k = rng.random()
    base = np.array(rng.choice(TABLES) if k < 0.85 else [rng.randint(0, 255) for _ in range(3)], np.float32) + noise.normal(
        0, 10, 3
    ).astype(np.float32)
    rough = noise.normal(0, rng.uniform(2, 22), (rng.randint(2, 8), rng.randint(6, 40))).astype(np.float32)
    b = (base[None, None] + cv2.resize(rough, (w, h), interpolation=cv2.INTER_CUBIC)[..., None]).astype(np.float32)
    if rng.random() < 0.3:
        b += cv2.resize(noise.normal(0, rng.uniform(4, 16), (rng.randint(6, 30), 1)).astype(np.float32), (w, h))[..., None]
    if rng.random() < 0.45:
        for _ in range(rng.randint(1, 4)):
            x, y = rng.randint(-40, w), rng.randint(-20, h)
            far = rng.choice([rng.randint(5, 150), w])
            cv2.rectangle(b, (x, y), (x + far, y + rng.randint(2, 20)), [rng.randint(0, 255) for _ in 'rgb'], -1)
    if rng.random() < 0.3:
        for _ in range(rng.randint(1, 6)):
            x, y, k = rng.randint(0, w), rng.randint(0, h), rng.random()
            ink = [rng.randint(0, 255)] * 3 if rng.random() < 0.6 else [rng.randint(0, 255) for _ in 'rgb']
            m = np.zeros((h, w), np.uint8)
            if k < 0.3:
                cv2.circle(m, (x, y), rng.randint(2, 13), 255, -1, cv2.LINE_AA)
            elif k < 0.6:
                cv2.line(m, (x, y), (x + rng.randint(-150, 150), y + rng.randint(-30, 30)), 255, rng.randint(1, 3), cv2.LINE_AA)
            elif k < 0.8:
                text = rng.choice(['25000', 'RIICHI', '+3', '1000', 'ESC', 'A S D F', '30'])
                cv2.putText(m, text, (x, y), cv2.FONT_HERSHEY_SIMPLEX, rng.uniform(0.3, 0.8), 255, rng.randint(1, 2), cv2.LINE_AA)
            else:
                cv2.ellipse(m, (x, y), (rng.randint(5, 40), rng.randint(3, 15)), rng.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA)
            b[m > 100] = ink
    if rng.random() < 0.3:
        # A worn or shining top: broad lights, specks, scratches.
        m = np.zeros((h, w), np.float32)
        for _ in range(rng.randint(1, 5)):
            size = (rng.randint(8, 60), rng.randint(5, 30))
            cv2.ellipse(m, (rng.randint(0, w), rng.randint(0, h)), size, rng.uniform(0, 180), 0, 360, rng.uniform(-60, 90), -1)
        m = cv2.GaussianBlur(m, (0, 0), rng.uniform(2, 10))
        for _ in range(rng.randint(0, 60)):
            x, y, far = rng.randint(0, w), rng.randint(0, h), rng.choice([0, 0, 1, 3, 12])
            cv2.line(m, (x, y), (x + rng.randint(-far, far), y + rng.randint(-far, far)), rng.uniform(-50, 80), 1)
        b += m[..., None]
    return cv2.resize(b, (long, tall), interpolation=cv2.INTER_LINEAR)


def beside(canvas, one, x, y):
    """Puts a tile's picture where it fits, cut at the canvas' rim."""
    h, w = one.shape[:2]
    x0, x1, y0, y1 = max(0, x), min(canvas.shape[1], x + w), max(0, y), min(canvas.shape[0], y + h)
    if x1 > x0 and y1 > y0:
        canvas[y0:y1, x0:x1] = one[y0 - y : y1 - y, x0 - x : x1 - x]


def gaps_of(rng, n):
    gaps, usual = [0.0] * n, rng.choice([0, 0, 0, 1, 2, 3])
    for i in range(1, n):
        gaps[i] = max(-1, rng.gauss(0, 0.6)) + usual * rng.random()
        if rng.random() < 0.02:
            gaps[i] += rng.uniform(3, 14)
    if n > 2 and rng.random() < 0.4:
        # The winning tile lies apart, as far as a tile is wide or less or more.
        gaps[-1] += rng.choice([rng.uniform(6, 40), rng.uniform(30, 75)])
    if n > 6 and rng.random() < 0.14:
        # So do calls.
        gaps[n - 3] += rng.uniform(8, 70)
        if n > 9 and rng.random() < 0.5:
            gaps[n - 6] += rng.uniform(8, 70)
    return gaps


class Rows:
    """Rows lays rows of the tiles of a pool of sets."""

    def __init__(self, sets):
        self.sets, self.rng, self.noise = sets, sets.rng, sets.noise
        self.hands = Hands(self.rng)

    def lay(self, tiles=None, wide=1100):
        """A canvas, the tiles on it as (face, sideways, middle, top, bottom, width), the set, and what stands above the faces."""
        r = self.rng
        one = self.sets.take()
        tiles = tiles or self.hands.hand()
        n = len(tiles)
        turned, gaps = r.random() < 0.10, gaps_of(r, n)
        top, low = r.choice([0, 0, 0, r.randint(3, 14), r.randint(10, 38)]), r.choice([0, 0, 0, r.randint(3, 20)])
        # A call's tile from another player lies sideways.
        # Seen from aside, each tile shows one of its sides.
        aside, left = r.choice([0, 0, 0, 0, r.randint(2, 9)]), r.random() < 0.5
        gaps = [g + aside if i else g for i, g in enumerate(gaps)]
        # A row of several sets now and then, so as to see more of them.
        several = r.random() < 0.12
        side = r.choice([r.randrange(max(0, n - 3), n), n - 1, r.randrange(n)]) if n >= 2 and r.random() < 0.33 else -1
        widths = [TILE_H if i == side else TILE_W for i in range(n)]
        total = sum(gaps) + sum(widths)
        pad = max(70, int((wide - total) / 2 * r.uniform(0.8, 1)))
        can = table(r, self.noise, TILE_H + 2 * PAD, int(total) + 2 * pad)
        self.neighbours(can, pad, total)
        self.ghosts(can, pad, total)
        if r.random() < 0.5:
            a = r.randint(2, 10)
            can[max(0, PAD - 2) : PAD + TILE_H + a, max(0, pad - 2) : pad + int(total) + a] *= r.uniform(0.45, 0.85)
        if top or r.random() < 0.15:
            self.ends(can, one, pad, total, top)
        x, info, uneven, bright = float(pad), [], r.choice([0, 0.5, 1, 1.6, 3.2]), r.uniform(0.92, 1.3)
        for i, face in enumerate(tiles):
            x += gaps[i]
            if gaps[i] > 12 and r.random() < 0.2:
                # Through the gap something plain is seen, as high as the tiles.
                can[PAD - r.choice([0, top]) : PAD + TILE_H, int(x - gaps[i]) : int(x)] = np.array(
                    r.choice(TABLES + [one['base']])
                ) * r.uniform(0.15, 0.55)
            t = (r.choice(self.sets.pool) if several else one)['tiles'][face]
            if turned or r.random() < 0.09:
                t = t[::-1, ::-1]
            if i == side:
                t = cv2.rotate(np.ascontiguousarray(t), r.choice([cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_90_COUNTERCLOCKWISE]))
            xi, yi = int(round(x)), PAD + int(round(r.gauss(0, uneven))) + (TILE_H - t.shape[0])
            if aside:
                x0 = xi - aside if left else xi + t.shape[1]
                can[PAD - top : PAD + TILE_H, x0 : x0 + aside] = np.minimum(one['base'] * r.uniform(0.6, 1.02), 255)
                if r.random() < 0.5:
                    can[PAD - top : PAD + TILE_H, x0 : x0 + 1] *= 0.7
            self.tile(can, one, t, xi, yi, top, low, bright)
            info.append((face, i == side, xi + t.shape[1] / 2, yi, yi + t.shape[0], t.shape[1]))
            x += widths[i]
        self.strays(can, info, pad, total)
        return can, info, one, top

    def tile(self, can, one, t, x, y, top, low, bright):
        r, (h, w) = self.rng, t.shape[:2]
        if top:
            # What a standing tile shows above its face: its top, and a stripe of its back.
            can[y - top : y, x : x + w] = np.minimum(one['base'] * bright * r.uniform(0.96, 1.04), 255)
            q = max(1, int(top * 0.38))
            can[max(0, y - top - q) : y - top, x : x + w] = one['back'] * r.uniform(0.85, 1.15)
            can[max(0, y - top - q) : y, x : x + 1] *= 0.7
            if r.random() < 0.5:
                can[y - 1 : y + 1, x : x + w] *= r.choice([0.85, 1.12])
        if low:
            can[y + h : y + h + low, x : x + w] = one['base'] * r.uniform(0.6, 0.95)
            can[y + h + low - max(1, int(low * 0.45)) : y + h + low, x : x + w] = one['back'] * 0.8
        if r.random() < 0.15:
            # A tile that stands a little askew.
            m = cv2.getRotationMatrix2D((w / 2, h / 2), r.gauss(0, 2.2), 1)
            t = cv2.warpAffine(np.ascontiguousarray(t), m, (w, h), borderMode=cv2.BORDER_REPLICATE)
        t = t * r.uniform(0.93, 1.05)
        if r.random() < 0.5:
            t = t * np.linspace(r.uniform(0.92, 1.05), r.uniform(0.92, 1.05), w, dtype=np.float32)[None, :, None]
        round_ = r.choice([0, 1, 2])
        corner = can[max(0, y - 2), min(can.shape[1] - 1, x + w // 2)].copy()
        can[y : y + h, x : x + w] = t
        if round_:
            for cy in (y, y + h - round_):
                for cx in (x, x + w - round_):
                    can[cy : cy + round_, cx : cx + round_] = corner

    def ends(self, can, one, pad, total, top):
        """The side of the first or last tile, as seen from aside."""
        r = self.rng
        for first in (True, False):
            if r.random() < 0.4:
                w = r.randint(4, 26)
                x = pad - w if first else pad + int(total)
                light, back = r.uniform(0.7, 1.05), max(1, int(w * r.uniform(0.2, 0.45)))
                can[PAD - top : PAD + TILE_H, max(0, x) : x + w] = np.minimum(one['base'] * light, 255)
                b = x if first else x + w - back
                can[PAD - top : PAD + TILE_H, max(0, b) : b + back] = one['back'] * light

    def neighbours(self, can, pad, total):
        """Other rows, above and below."""
        r = self.rng
        if r.random() > 0.35:
            return
        for up in (0, 1):
            if r.random() < 0.6:
                other = r.choice(self.sets.pool)['tiles']
                y = PAD - TILE_H - r.randint(0, 8) if up else PAD + TILE_H + r.randint(0, 8)
                x = pad - r.randint(0, 40)
                while x < pad + total:
                    beside(can, other[r.choice(['back', 'back'] + FACES)], x, y)
                    x += TILE_W

    def ghosts(self, can, pad, total):
        """Soft patches, as large as tiles, that are none: worn cloth, reflections."""
        r = self.rng
        if r.random() > 0.4:
            return
        for _ in range(r.randint(1, 4)):
            w, h = int(TILE_W * r.uniform(0.6, 1.6)), int(TILE_H * r.uniform(0.6, 1.3))
            x = r.choice([pad - r.randint(0, 4) * TILE_W - w, int(pad + total) + r.randint(0, 4) * TILE_W, r.randint(0, can.shape[1] - w)])
            x, y = max(0, min(can.shape[1] - w, x)), PAD + r.randint(-16, 16)
            patch = can[y : y + h, x : x + w]
            m = np.zeros(patch.shape[:2], np.float32)
            cv2.rectangle(m, (8, 8), (m.shape[1] - 9, m.shape[0] - 9), r.uniform(-40, 50), -1)
            if r.random() < 0.4:
                # Worn in spots.
                spots = self.noise.normal(0, r.uniform(5, 30), (h // 8 + 1, w // 8 + 1)).astype(np.float32)
                m += cv2.resize(spots, (m.shape[1], m.shape[0]), interpolation=cv2.INTER_CUBIC)
            patch += cv2.GaussianBlur(m, (0, 0), r.uniform(1.5, 5))[..., None]

    def strays(self, can, info, pad, total):
        """Tiles that stand nearby but not in the row: half a tile above or below its end."""
        r = self.rng
        if r.random() > 0.18:
            return
        one, up, after = r.choice(self.sets.pool)['tiles'], r.choice([-1, 1]), r.random() < 0.5
        y = PAD + up * int(TILE_H * r.uniform(0.55, 0.95))
        x = int(pad + total + r.randint(0, 30)) if after else pad - r.randint(1, 4) * TILE_W - r.randint(0, 20)
        for _ in range(r.randint(1, 3)):
            if after or x + TILE_W <= pad:
                beside(can, one[r.choice(['back'] + FACES)], x, y)
            x += TILE_W
