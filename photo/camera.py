"""Camera: looks at a laid row and takes a strip of 720 x 72, with the labels of its tiles."""

import math

import cv2
import numpy as np

from faces import class_of
from rows import PAD, Rows, table
from sets import TILE_H, TILE_W, Sets

W, H = 720, 72


class Camera:
    """Camera takes strips of drawn rows: the one thing that training asks for. The same seed gives the same strips."""

    def __init__(self, seed, pool=24, fresh=0.03):
        self.sets = Sets(seed, pool=pool, fresh=fresh)
        self.rows = Rows(self.sets)
        self.rng, self.noise = self.sets.rng, self.sets.noise
        # What is to be so in each strip, not only now and then: shake, glare, night, tilt.
        self.wish = set()
        self.grain = [self.noise.normal(0, 1, (H + 30, W + 60, 3)).astype(np.float32) for _ in range(4)]

    def strip(self, tiles=None):
        """A strip (RGB bytes) and its tiles as (class, red, middle x, top, bottom, width) in pixels."""
        can, info, one, top = self.rows.lay(tiles)
        m = self.view(can, info, one, top)
        edge = cv2.BORDER_REPLICATE
        strip = cv2.warpPerspective(can, m, (W, H), flags=cv2.INTER_LINEAR, borderMode=edge)
        labels = []
        if tiles is None and self.rng.random() < 0.015:
            # No row at all: the bare table.
            return self.photo(table(self.rng, self.noise, H, W)), labels
        for face, _, x, y0, y1, w in info:
            at = np.array([[[x, (y0 + y1) / 2], [x, y0], [x, y1], [x - w / 2, (y0 + y1) / 2], [x + w / 2, (y0 + y1) / 2]]], np.float64)
            p = cv2.perspectiveTransform(at, m)[0]
            # A tile that is mostly cut off is none.
            if 0 <= p[0][0] < W and -0.25 * H < p[1][1] and p[2][1] < 1.25 * H:
                labels.append((*class_of(face), p[0][0], p[1][1], p[2][1], p[4][0] - p[3][0]))
        return self.photo(strip), labels

    def view(self, can, info, one, top):
        """The homography from canvas to strip: as a hand holds a phone, or as the second pass has straightened it."""
        r = self.rng
        left, right = info[0][2] - info[0][5] / 2, info[-1][2] + info[-1][5] / 2
        total = right - left
        straight = r.random() < 0.3 and 'tilt' not in self.wish
        if straight:
            high = 54 * r.uniform(0.92, 1.08)
            wide = min(40 * r.uniform(0.93, 1.07), 714 * TILE_W / total)
        else:
            high = 54 * (r.uniform(0.70, 1.2) if r.random() < 0.8 else r.uniform(0.5, 0.75))
            wide = high * (one['slim'] if r.random() < 0.6 else r.uniform(0.5, 0.95))
            if top > 8:
                wide = high * r.uniform(0.74, 1.06)
        sx, sy = wide / TILE_W, high / TILE_H
        most = W * (r.uniform(0.93, 0.985) if r.random() < 0.93 else r.uniform(1, 1.1))
        if total * sx > most:
            sx = most / total
        half = total * sx / 2
        if straight:
            angle, x, y = math.radians(r.gauss(0, 0.5)), W / 2 + r.gauss(0, 4), H / 2 + r.gauss(0, 2.2)
            shear, px, py = r.gauss(0, 0.025), r.gauss(0, 0.00004), r.gauss(0, 0.0003)
        else:
            # To 7 degrees, as far as the row stays inside of the strip.
            room = max(0, (H - high) / 2 + 6) / max(1, half)
            angle = max(-room, min(room, max(-0.125, min(0.125, math.radians(r.gauss(0, 2.8))))))
            if 'tilt' in self.wish:
                angle = math.radians(r.choice([-1, 1]) * r.uniform(5, 7))
            x = W / 2 + r.uniform(-0.5, 0.5) * max(0, W - total * sx) * 0.85
            y = H / 2 + r.uniform(-1, 1) * max(2, (H - high) / 2 - abs(angle) * half * 0.8)
            shear, px, py = r.gauss(0, 0.09), r.gauss(0, 0.00026), r.gauss(0, 0.0008)
        c, s = math.cos(angle), math.sin(angle)
        a = np.array([[sx * c, -sy * s + shear * sy, 0], [sx * s, sy * c, 0], [0, 0, 1]], np.float64)
        p = np.array([[1, 0, 0], [0, 1, 0], [px, py, 1]])
        middle = np.array([[1, 0, -(left + right) / 2], [0, 1, -(PAD + TILE_H / 2)], [0, 0, 1]])
        return np.array([[1, 0, x], [0, 1, y], [0, 0, 1]]) @ p @ a @ middle

    def photo(self, a):
        """A photo of the strip, by what light, lens and sensor do: blur and shake, shade, glare, cast, contrast, night, grain, JPEG."""
        r, u, (h, w) = self.rng, self.rng.uniform, a.shape[:2]
        k = r.random()
        if k < 0.42:
            f = u(0.45, 0.95)
            a = cv2.resize(cv2.resize(a, (int(w * f), int(h * f)), interpolation=cv2.INTER_AREA), (w, h), interpolation=cv2.INTER_LINEAR)
        elif k < 0.70:
            a = cv2.GaussianBlur(a, (0, 0), u(0.3, 1.5))
        if k < 0.10 or k > 0.90 or 'shake' in self.wish:
            a = cv2.filter2D(a, -1, self.shake())
        if k > 0.72 and r.random() < 0.35:
            # What phones do: sharpened edges.
            a = a + u(0.3, 1.2) * (a - cv2.GaussianBlur(a, (0, 0), u(0.7, 1.6)))
        gain = cv2.resize(
            self.noise.uniform(u(0.5, 0.95), u(0.96, 1.2), (2, r.randint(2, 5))).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC
        )
        if r.random() < 0.2:
            # A hard shadow, as of a hand.
            m, x = np.ones((h, w), np.float32), r.randint(0, w)
            ends = [[x, 0], [x + r.randint(20, 300), 0], [x + r.randint(-100, 300), h], [x + r.randint(-200, 100), h]]
            gain = gain * cv2.GaussianBlur(cv2.fillPoly(m, [np.array(ends)], u(0.45, 0.8)), (0, 0), u(1, 8))
        if r.random() < 0.3 or 'glare' in self.wish:
            a = a + self.glare(h, w)[..., None]
        t = u(-1, 1)
        cast = np.array([1 + 0.13 * t + u(-0.06, 0.06), 1 + u(-0.05, 0.05), 1 - 0.16 * t + u(-0.06, 0.06)], np.float32) * np.float32(
            u(0.7, 1.12)
        )
        contrast, mean = u(0.65, 1.3), float(a[::4, ::4].mean())
        a = a * (gain * contrast)[..., None] * cast + mean * (1 - contrast) + u(-15, 15)
        grain = r.choice([1, 3, 6, 9])
        if r.random() < 0.3:
            a = 255 * np.power(np.clip(a, 0, 255) / 255, u(0.65, 1.5))
        if r.random() < 0.07 or 'night' in self.wish:
            # Night: little light, much grain.
            a, grain = a * u(0.15, 0.5) + u(0, 12), r.choice([6, 9, 13])
        if r.random() < 0.3:
            grey = a.mean(2, keepdims=True)
            a = grey + (a - grey) * r.choice([u(0.3, 1), u(1, 1.5)])
        y, x = r.randint(0, 29), r.randint(0, 59)
        a = np.clip(a + r.choice(self.grain)[y : y + h, x : x + w] * np.float32(grain), 0, 255).astype(np.uint8)
        if r.random() < 0.35:
            a = cv2.imdecode(cv2.imencode('.jpg', a, [1, r.randint(25, 90)])[1], 1)
        if r.random() < 0.02:
            a[:] = a.mean(2, keepdims=True).astype(np.uint8)
        return a

    def shake(self):
        n = self.rng.choice([3, 3, 5, 5, 7])
        m = np.zeros((n, n), np.float32)
        turn = self.rng.choice([0, 0, 90, self.rng.uniform(0, 180)])
        d = np.array([math.cos(math.radians(turn)), math.sin(math.radians(turn))]) * n / 2
        a, b = ((n // 2 + k * d).round().astype(int).clip(0, n - 1) for k in (-1, 1))
        cv2.line(m, tuple(map(int, a)), tuple(map(int, b)), 1)
        return m / m.sum()

    def glare(self, h, w):
        r, m = self.rng, np.zeros((h // 2, w // 2), np.float32)
        for _ in range(r.randint(1, 4)):
            size = (r.randint(2, 15), r.randint(1, 7)) if r.random() < 0.8 else (r.randint(20, 90), r.randint(2, 12))
            cv2.ellipse(m, (r.randint(0, w // 2), r.randint(0, h // 2)), size, r.uniform(0, 180), 0, 360, r.uniform(40, 200), -1)
        return cv2.resize(cv2.GaussianBlur(m, (0, 0), r.uniform(1, 4)), (w, h))


def sheet(seed, many, path):
    """A sheet of strips, each again with its labels drawn in, to look at."""
    camera, out = Camera(seed, pool=12), []
    for i in range(many):
        strip, labels = camera.strip()
        out.append(strip)
        if i % 5 == 0:
            marked = strip.copy()
            for c, red, x, y0, y1, w in labels:
                cv2.rectangle(marked, (int(x - w / 2), int(y0)), (int(x + w / 2), int(y1)), (255, 0, 255) if red else (0, 255, 0), 1)
            out.append(marked)
    cv2.imwrite(path, np.concatenate(out, 0)[..., ::-1])


if __name__ == '__main__':
    import sys

    sheet(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
