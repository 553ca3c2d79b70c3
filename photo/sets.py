"""Sets: a design's faces cut into one material, as flat pictures of tiles."""

import numpy as np

from faces import FACES, Maker, load_own, small

# A tile's picture as it lies on the table, and how large faces are kept before that.
TILE_W, TILE_H = 48, 66
KEPT_W, KEPT_H = 72, 96
BODIES = [
    (246, 244, 238),
    (240, 232, 212),
    (250, 248, 240),
    (235, 225, 200),
    (228, 232, 235),
    (246, 238, 210),
    (245, 243, 236),
    (245, 243, 236),
]
BACKS = [
    (240, 160, 30),
    (20, 120, 80),
    (30, 60, 140),
    (150, 30, 40),
    (20, 20, 25),
    (230, 190, 60),
    (90, 160, 120),
    (120, 60, 30),
    (225, 200, 140),
    (60, 140, 190),
    (100, 60, 130),
    (250, 200, 30),
]


class Sets:
    """Sets holds a pool of sets; each new row takes one, and now and then a new design replaces some."""

    def __init__(self, seed, pool=24, materials=3, fresh=0.03):
        self.maker = Maker(seed, load_own())
        self.rng, self.noise = self.maker.rng, self.maker.noise
        self.pool, self.size, self.materials, self.fresh = [], pool, materials, fresh

    def take(self):
        if len(self.pool) < self.size:
            self.pool += self.new()
        elif self.rng.random() < self.fresh:
            for one in self.new():
                self.pool[self.rng.randrange(len(self.pool))] = one
        return self.rng.choice(self.pool)

    def new(self):
        d = self.maker.design()
        faces = {name: small(self.maker.face(d, name), KEPT_W, KEPT_H) for name in FACES}
        return [self.material(d, faces) for _ in range(self.materials)]

    def material(self, d, faces):
        r, u = self.rng, self.rng.uniform
        base = r.choice(BODIES) if r.random() < 0.95 else (200, 225, 205)
        base = np.array([max(0, min(255, v + r.randint(-10, 6))) for v in base], np.float32)
        size = u(0.72, 0.98)
        w, h = int(TILE_W * size), int(TILE_H * min(0.96, size * u(0.94, 1.06)))
        x0 = max(0, min(TILE_W - w, int((TILE_W - w) / 2 + u(-0.02, 0.02) * TILE_W)))
        y0 = max(0, min(TILE_H - h, int((TILE_H - h) / 2 + u(-0.03, 0.03) * TILE_H)))
        cover, dark, tint = u(0.75, 1), u(0.5, 1.15), u(-6, 6)
        edge = self.edge()
        light = (
            np.linspace(u(0.9, 1.06), u(0.9, 1.06), TILE_H, dtype=np.float32)[:, None]
            * np.linspace(u(0.95, 1.03), u(0.95, 1.03), TILE_W, dtype=np.float32)[None]
        )
        shade = (edge * light)[..., None]
        body = base[None, None] * shade
        tiles = {}
        for name, kept in faces.items():
            t, f = body.copy(), small(kept, w, h)
            alpha = f[..., 3:] / 255 * cover
            place = t[y0 : y0 + h, x0 : x0 + w]
            if d['engraved']:
                place = place + np.roll(np.roll(alpha, 1, 0), 1, 1) * 14 * r.choice([1, 1, -1])
            # Paper-coloured parts take the tile's own colour.
            paint = np.where(f[..., :3].min(2, keepdims=True) > 200, place, f[..., :3] * dark + tint)
            t[y0 : y0 + h, x0 : x0 + w] = place * (1 - alpha) + paint * alpha
            tiles[name] = np.clip(t, 0, 255)
        back = np.array(r.choice(BACKS), np.float32) + self.noise.normal(0, 8, 3)
        tiles['back'] = np.clip((back[None, None] + self.pattern()) * shade, 0, 255)
        return dict(tiles=tiles, base=base, back=back, slim=u(0.66, 0.84))

    def edge(self):
        """The rounded rim, and the dark seam between tiles that touch."""
        r, u = self.rng, self.rng.uniform
        edge, deep, k = np.ones((TILE_H, TILE_W), np.float32), u(0, 0.22), r.randint(1, 4)
        for i in range(k):
            f = 1 - deep * (1 - i / k)
            edge[i] *= f if r.random() < 0.6 else 1
            edge[-1 - i] *= f
            edge[:, i] *= f
            edge[:, -1 - i] *= f
        # On white tiles in bright light there is hardly one.
        seam = r.choice([u(0.2, 0.8), u(0.7, 1.02)])
        edge[:, 0] *= seam
        edge[:, -1] *= seam
        return edge

    def pattern(self):
        """A pattern that some backs have: grain, or the stripes of bamboo."""
        r = self.rng
        if r.random() < 0.6:
            return np.zeros((1, 1, 1), np.float32)
        w = r.randint(4, 20) if r.random() < 0.5 else 1
        p = np.repeat(self.noise.normal(0, r.uniform(3, 18), (TILE_H // w + 1, 1 if r.random() < 0.6 else TILE_W)), w, 0)[:TILE_H]
        return np.broadcast_to(p, (TILE_H, TILE_W))[..., None].astype(np.float32)
