"""Birds of 1s, of many makers, and the pictures of flowers, seasons and dragons."""

import math
import random

from canvas import HIGH, PAPER, WIDE
from writing import BIRDS, LATIN, glyph

GOLD = (200, 150, 40)


def bird(c, d):
    """The maker's bird: the same one each time, as its chance comes from the set's own seed."""
    rng = random.Random(d['bird_seed'])
    kind = d['bird']
    if kind == 'glyph':
        return glyph_bird(c, d, rng)
    {'peacock': peacock, 'comb': comb, 'slender': slender, 'perched': perched, 'striped': striped}.get(kind, plain)(c, d, rng)


def some_inks(d):
    return [d['green'], d['red'], d['blue'], d['ink']]


def glyph_bird(c, d, rng):
    """A bird of the hieroglyphs, in several colours."""
    inks = some_inks(d)
    g = None
    while g is None or not g.any():
        g = glyph(chr(rng.choice(list(range(0x1313F, 0x13173)))), BIRDS)
    if rng.random() < 0.5:
        g = g[:, ::-1].copy()
    h = rng.uniform(0.6, 0.85) * HIGH
    c.put(g, 0.5 * WIDE, 0.5 * HIGH, min(0.92 * WIDE, h * g.shape[1] / g.shape[0]), h, inks[0], rng.choice([0, 1, 1, 2]))
    for ink in inks[1:3]:
        y = int(HIGH * rng.uniform(0.2, 0.9))
        part = c.rgba[y:] if rng.random() < 0.5 else c.rgba[:, : int(WIDE * rng.uniform(0.2, 0.5))]
        part[..., :3] = (part[..., 3:] > 0) * ink


def plain(c, d, rng):
    """A body, a neck, a tail of feathers or a fan."""
    inks = some_inks(d)
    body, tail, wing, head = (rng.choice(inks) for _ in range(4))
    to, fan = rng.choice([-1, 1]), d['bird'] == 'fan'
    cx, cy = WIDE * rng.uniform(0.42, 0.58), HIGH * rng.uniform(0.5, 0.64)
    long, broad, lean = HIGH * rng.uniform(0.16, 0.24), WIDE * rng.uniform(0.11, 0.2), rng.uniform(15, 60) * to
    if fan:
        many, far = rng.randint(7, 15), rng.uniform(0.22, 0.36) * HIGH
        for ring in range(rng.randint(1, 3)):
            for i in range(many):
                a = math.radians(180 + 180 * (i + 0.5) / many + rng.uniform(-2, 2))
                x, y = cx + far * (1 - 0.3 * ring) * math.cos(a), cy - HIGH * 0.1 + far * (1 - 0.3 * ring) * math.sin(a)
                c.line(cx, cy, x, y, rng.randint(1, 4), tail)
                c.disc(x, y, rng.uniform(4, 10), rng.choice([tail, wing])), c.disc(x, y, rng.uniform(2, 4), rng.choice([PAPER, d['red']]))
    else:
        many, spread, far, base = rng.randint(3, 11), rng.uniform(20, 90), HIGH * rng.uniform(0.25, 0.5), rng.uniform(150, 270)
        for i in range(many):
            a = math.radians(base + (i / max(1, many - 1) - 0.5) * spread)
            l = far * rng.uniform(0.75, 1.1)
            x, y = cx + to * l * math.cos(a), cy - l * math.sin(a) * rng.uniform(0.6, 1)
            c.line(cx, cy, x, y, rng.randint(3, 9), rng.choice([tail, tail, wing]))
            if rng.random() < 0.5:
                c.disc(x, y, rng.uniform(4, 9), rng.choice(inks))
    c.oval(cx, cy, broad, long, lean, body)
    hx, hy = cx + to * long * rng.uniform(0.25, 0.7), cy - long * rng.uniform(1.0, 1.5)
    c.line(cx, cy - long * 0.3, hx, hy, rng.randint(8, 18), rng.choice([body, head]))
    face(c, d, rng, hx, hy, to, head)
    for i in range(rng.randint(0, 6)):
        c.oval(cx - to * 3, cy - long * 0.5 + i * long * 0.3, broad * 0.7, 8, 0, rng.choice([PAPER, wing]), 2, (0, 180))
    if rng.random() < 0.7:
        c.oval(cx - to * broad * 0.5, cy, broad * 0.6, long * 0.75, lean + 20 * to, wing, -1 if rng.random() < 0.6 else 3)
    for q in (-0.3, 0.35):
        c.line(
            cx + broad * q,
            cy + long * 0.8,
            cx + broad * q + to * rng.uniform(-6, 8),
            min(HIGH * 0.95, cy + long * rng.uniform(1.3, 1.9)),
            rng.randint(2, 5),
            rng.choice([d['red'], d['ink'], body]),
        )
    if rng.random() < 0.3:
        c.line(WIDE * 0.2, HIGH * 0.93, WIDE * 0.8, HIGH * 0.93, 4, rng.choice(inks))


def face(c, d, rng, x, y, to, head):
    """A head with its eye, beak and crest."""
    r = rng.uniform(8, 17)
    c.disc(x, y, r, head)
    if rng.random() < 0.4:
        c.disc(x, y, r * 0.65, PAPER)
    c.disc(x + to * 3, y - 2, rng.uniform(2, 4), PAPER if rng.random() < 0.5 else (20, 20, 20))
    c.line(
        x + to * r * 0.7,
        y,
        x + to * (r + rng.uniform(7, 20)),
        y + rng.uniform(-4, 9),
        rng.randint(3, 6),
        rng.choice([d['red'], GOLD, head]),
    )
    for _ in range(rng.randint(0, 5)):
        c.line(x, y - r * 0.6, x - to * rng.uniform(-14, 24), y - r - rng.uniform(3, 22), rng.randint(2, 5), rng.choice([d['red'], head]))


def slender(c, d, rng):
    """The slender standing bird of Chinese sets: a spindle along a curve, crest, wing strokes, long tail."""
    inks = some_inks(d)
    main, second, to = rng.choice([d['green'], d['green'], d['red'], d['ink'], d['blue']]), rng.choice(inks), rng.choice([-1, 1])
    p = [
        (WIDE * (0.5 + to * rng.uniform(0, 0.22)), HIGH * rng.uniform(0.14, 0.26)),
        (WIDE * (0.5 + to * rng.uniform(-0.25, 0.3)), HIGH * rng.uniform(0.35, 0.6)),
        (WIDE * (0.5 - to * rng.uniform(-0.05, 0.25)), HIGH * rng.uniform(0.62, 0.92)),
    ]
    way = [tuple((1 - t) ** 2 * p[0][k] + 2 * t * (1 - t) * p[1][k] + t * t * p[2][k] for k in (0, 1)) for t in [i / 24 for i in range(25)]]
    most, peak, power = WIDE * rng.uniform(0.07, 0.17), rng.uniform(0.25, 0.5), rng.uniform(0.6, 1)
    broad = [most * max(0.12, 1 - abs(i / 24 - peak) / (peak if i / 24 < peak else 1 - peak)) ** power for i in range(25)]
    rim, fill = rng.randint(2, 5), rng.choice([main, PAPER, PAPER, second])
    for _ in range(rng.randint(1, 6)):
        x, y = way[rng.randint(15, 24)]
        ex, ey = x - to * WIDE * rng.uniform(-0.1, 0.35), min(HIGH * 0.96, y + HIGH * rng.uniform(0.08, 0.34))
        c.path([(x, y), ((x + ex) / 2 + rng.uniform(-9, 9), (y + ey) / 2), (ex, ey)], rng.randint(2, 8), rng.choice([main, second]))
    for grow, ink in ((rim, main), (0, fill)):
        for (x, y), w in zip(way, broad):
            c.disc(x, y, w + grow, ink)
    for i in range(3, 22, rng.choice([2, 3, 4])):
        if rng.random() < 0.8:
            c.oval(
                *way[i], broad[i] * 0.8, broad[i] * 0.5, 0, rng.choice([main, second] if fill == PAPER else [PAPER, second]), 2, (0, 180)
            )
    for _ in range(rng.randint(0, 2)):
        i, side, far = rng.randint(6, 14), rng.choice([-1, 1]), WIDE * rng.uniform(0.2, 0.42)
        for j in range(rng.randint(3, 6)):
            a, x, y = math.radians(rng.uniform(-35, 60)), way[i][0] + side * broad[i] * 0.5, way[i][1] + j * 4
            c.line(x, y, x + side * far * math.cos(a), y + far * math.sin(a), rng.randint(2, 6), rng.choice([main, second]))
    face(c, d, rng, way[0][0] + to * 3, way[0][1], to, rng.choice([main, second]))
    if rng.random() < 0.6:
        x, y = way[rng.randint(14, 19)]
        for q in (-6, 7):
            c.line(
                x + q,
                y + 6,
                x + q + rng.uniform(-8, 8),
                min(HIGH * 0.97, y + 10 + HIGH * rng.uniform(0.08, 0.2)),
                rng.randint(2, 5),
                rng.choice([d['red'], main]),
            )


def perched(c, d, rng):
    """A bird on a twig: a bent body of strokes, wing, tail down, leaves."""
    main, second, to = rng.choice([d['red'], d['blue'], d['green'], d['ink']]), rng.choice(some_inks(d)), rng.choice([-1, 1])
    twig = d['green'] if rng.random() < 0.7 else second
    y = HIGH * rng.uniform(0.6, 0.8)
    c.path(
        [(WIDE * 0.1, y + rng.uniform(-8, 20)), (WIDE * 0.4, y + rng.uniform(-8, 12)), (WIDE * 0.9, y + rng.uniform(-24, 8))],
        rng.randint(3, 7),
        twig,
    )
    for _ in range(rng.randint(1, 6)):
        c.oval(WIDE * rng.uniform(0.1, 0.9), y + rng.uniform(-14, 30), rng.uniform(6, 14), rng.uniform(3, 6), rng.uniform(0, 180), twig)
    cx, cy, lean = WIDE * rng.uniform(0.42, 0.58), y - HIGH * rng.uniform(0.14, 0.22), rng.uniform(10, 50) * to
    hollow = rng.random() < 0.55
    c.oval(cx, cy, WIDE * rng.uniform(0.13, 0.2), HIGH * rng.uniform(0.12, 0.18), lean, main, rng.randint(3, 6) if hollow else -1)
    for i in range(rng.randint(2, 6)):
        c.path(
            [(cx - to * i * 5, cy - 14 + i * 8), (cx - to * (14 + i * 4), cy + 2 + i * 8), (cx - to * (26 + i * 3), cy + 18 + i * 7)],
            rng.randint(2, 6),
            rng.choice([main, second]),
        )
    for i in range(rng.randint(2, 5)):
        c.line(
            cx - to * 10,
            cy + HIGH * 0.1,
            cx - to * rng.uniform(10, 46),
            min(HIGH * 0.96, cy + HIGH * rng.uniform(0.24, 0.42)),
            rng.randint(3, 7),
            rng.choice([main, second]),
        )
    x, y = cx + to * rng.uniform(6, 20), cy - HIGH * rng.uniform(0.16, 0.22)
    if rng.random() < 0.6:
        return face(c, d, rng, x, y, to, main)
    # An owl or a parrot that looks at us: a broad head, ears, two eyes, a beak between.
    r = rng.uniform(15, 24)
    c.oval(x, y, r, r * rng.uniform(0.7, 1), 0, main, rng.choice([3, 4, -1]))
    for side in (-1, 1):
        c.poly([(x + side * r * 0.4, y - r * 0.6), (x + side * r, y - r * 0.4), (x + side * r * rng.uniform(0.6, 1.2), y - r * 1.4)], main)
        c.disc(x + side * r * 0.4, y - 2, r * 0.3, PAPER), c.disc(x + side * r * 0.4, y - 2, r * 0.15, rng.choice([main, d['ink']]))
    c.line(x, y + 2, x, y + r * 0.5, 4, d['red'])


def peacock(c, d, rng):
    """The bird of Japanese sets: a fan of rings, round or drop-shaped, over or under a small body with wings and legs."""
    ink, red = d['ink'] if rng.random() < 0.7 else d['green'], d['red']
    x, y, r = WIDE * rng.uniform(0.45, 0.55), HIGH * rng.uniform(0.26, 0.36), WIDE * rng.uniform(0.18, 0.31)
    tall, dark, many = r * rng.uniform(0.8, 1.15), rng.random() < 0.65, rng.randint(6, 11)
    eye = red if rng.random() < 0.5 else ink
    if dark:
        c.disc(x, y, r, ink, tall)
    for i in range(many):
        t, q = 2 * math.pi * i / many, rng.uniform(0.66, 0.78)
        fx, fy, fr = x + r * q * math.cos(t), y + tall * q * math.sin(t), r * rng.uniform(0.17, 0.25)
        c.disc(fx, fy, fr, PAPER if dark else ink), c.disc(fx, fy, fr * 0.55, eye if dark else rng.choice([red, PAPER, PAPER]))
    for i in range(rng.randint(3, 6)):
        t = 2 * math.pi * i / 5 + 0.4
        fx, fy = x + r * 0.33 * math.cos(t), y + tall * 0.33 * math.sin(t)
        c.disc(fx, fy, r * 0.17, PAPER if dark else ink), c.disc(fx, fy, r * 0.08, eye)
    if rng.random() < 0.5:
        for i in range(many * 2):
            t = math.pi * i / many
            c.line(
                x + r * 0.95 * math.cos(t),
                y + tall * 0.95 * math.sin(t),
                x + r * 1.12 * math.cos(t),
                y + tall * 1.12 * math.sin(t),
                rng.randint(2, 5),
                ink,
            )
    by, bw, bh = y + tall + HIGH * rng.uniform(0.06, 0.13), WIDE * rng.uniform(0.13, 0.22), HIGH * rng.uniform(0.07, 0.13)
    c.disc(x, by, bw + 3, ink, bh + 3), c.disc(x, by, bw, PAPER if rng.random() < 0.7 else ink, bh)
    for side in (-1, 1):
        for i in range(rng.randint(2, 5)):
            a, l = math.radians(rng.uniform(-50, 30)), WIDE * rng.uniform(0.16, 0.34)
            c.line(
                x + side * bw * 0.6,
                by + i * 5 - 8,
                x + side * (bw * 0.6 + l * math.cos(a)),
                by + i * 5 - 8 + l * math.sin(a),
                rng.randint(3, 7),
                ink,
            )
    to = rng.choice([-1, 1])
    hx, hy = x + to * bw * rng.uniform(0.2, 1.2), by - bh * rng.uniform(-0.3, 1.2)
    c.disc(hx, hy, rng.uniform(8, 13), ink), c.disc(hx, hy, rng.uniform(4, 7), PAPER), c.disc(hx, hy, 3, ink), c.line(
        hx + to * 8, hy, hx + to * 18, hy + 3, 3, red
    )
    leg = red if rng.random() < 0.7 else ink
    for q in (-0.4, 0.4):
        foot = by + bh + HIGH * rng.uniform(0.06, 0.12)
        c.line(x + bw * q, by + bh, x + bw * q + rng.uniform(-5, 5), foot, 4, leg), c.line(
            x + bw * q - 7, foot, x + bw * q + 7, foot, 3, leg
        )
    if rng.random() < 0.25:
        c.rgba[:] = c.rgba[::-1].copy()


def comb(c, d, rng):
    """Another bird of Japanese sets: a tail like a honeycomb, wings spread in fine lines, feelers."""
    ink, red = d['ink'], d['red'] if rng.random() < 0.7 else d['ink']
    x, y, down = WIDE * rng.uniform(0.45, 0.55), HIGH * rng.uniform(0.28, 0.36), rng.random() < 0.12
    wide, tall, r = WIDE * rng.uniform(0.2, 0.3), HIGH * rng.uniform(0.13, 0.2), WIDE * rng.uniform(0.045, 0.065)
    tip = rng.uniform(0.3, 1)
    for j, row in enumerate(range(-3, 4)):
        v = row / 3
        half = wide * (1 - abs(v) ** 2 * rng.uniform(0.4, 0.7)) * (tip + (1 - tip) * min(1, (v + 1)))
        many = max(1, int(2 * half / (2.1 * r)))
        for i in range(many):
            px = x + (i - (many - 1) / 2) * 2.1 * r
            c.disc(px, y + v * tall, r, red), c.disc(px, y + v * tall, r * rng.uniform(0.4, 0.65), PAPER)
    by = y + tall + HIGH * rng.uniform(0.08, 0.14)
    w, h = WIDE * rng.uniform(0.1, 0.17), HIGH * rng.uniform(0.07, 0.11)
    c.disc(x, by, w, ink, h), c.disc(x, by, w - 4, PAPER, h - 4)
    for side in (-1, 1):
        far, lift = WIDE * rng.uniform(0.24, 0.36), HIGH * rng.uniform(-0.08, 0.06)
        many = rng.randint(3, 6)
        for i in range(many):
            ex = x + side * far * (1 - 0.12 * i)
            c.path(
                [(x + side * w * 0.6, by - h * 0.4), (ex, by - h * 0.6 + lift + i * 7), (x + side * w * 0.6, by + h * 0.5)],
                rng.randint(2, 3),
                ink,
            )
        c.line(x + side * w * 0.5, by - h * 0.5, x + side * far, by - h * 0.6 + lift, rng.randint(3, 6), ink)
    for i in range(rng.randint(1, 4)):
        c.oval(x, by - h * 0.3 + i * 6, w * 0.6, 5, 0, ink, 2, (0, 180))
    hy = by - h * rng.uniform(0.2, 1)
    c.disc(x, hy, rng.uniform(7, 12), ink), c.disc(x, hy, rng.uniform(3, 6), PAPER), c.line(
        x, hy, x + rng.uniform(-14, 14), hy + 12, 3, red
    )
    for side in (-1, 1):
        foot = min(HIGH * 0.97, by + h + HIGH * rng.uniform(0.06, 0.13))
        c.line(x + side * w * 0.4, by + h * 0.8, x + side * w * 0.5, foot, 3, red)
        c.line(x + side * w * 0.5 - 6, foot, x + side * w * 0.5 + 6, foot, 3, red)
    if down:
        c.rgba[:] = c.rgba[::-1].copy()


def striped(c, d, rng):
    """A bird of bent parallel lines, slanting, over or under hills, with a red spot."""
    main, second, to = rng.choice([d['blue'], d['green'], d['ink']]), rng.choice(some_inks(d)), rng.choice([-1, 1])
    for _ in range(rng.randint(0, 3)):
        y = HIGH * rng.choice([rng.uniform(0.1, 0.3), rng.uniform(0.75, 0.95)])
        x = WIDE * rng.uniform(0.1, 0.5)
        step = rng.uniform(10, 18)
        c.path([(x + i * step, y + (i % 2) * rng.uniform(6, 14)) for i in range(rng.randint(3, 6))], rng.randint(2, 5), d['green'])
    cx, cy, lean = WIDE * 0.5, HIGH * rng.uniform(0.4, 0.58), math.radians(rng.uniform(20, 75))
    long, many, gap = HIGH * rng.uniform(0.2, 0.32), rng.randint(3, 7), rng.uniform(6, 11)
    ux, uy = math.cos(lean) * to, math.sin(lean)
    for i in range(many):
        off = (i - many / 2) * gap
        ox, oy = cx - uy * off * to, cy + ux * off * to
        bend = rng.uniform(-14, 14)
        a, b = (ox - ux * long * 0.6, oy - uy * long * 0.6), (ox + ux * long * rng.uniform(0.4, 1), oy + uy * long * rng.uniform(0.4, 1))
        c.path(
            [a, ((a[0] + b[0]) / 2 - uy * bend, (a[1] + b[1]) / 2 + ux * bend), b],
            rng.randint(3, 7),
            main if rng.random() < 0.75 else second,
        )
    face(c, d, rng, cx - ux * long * rng.uniform(0.7, 0.9), cy - uy * long * rng.uniform(0.7, 0.9), -to if rng.random() < 0.7 else to, main)
    for _ in range(rng.randint(1, 3)):
        x, y = cx + rng.uniform(-30, 30), cy + long * rng.uniform(0.4, 0.9)
        c.path(
            [(x, y), (x + rng.uniform(-14, 14), y + 14), (x + rng.uniform(-20, 20), min(HIGH * 0.95, y + 34))], rng.randint(3, 6), d['red']
        )


def dragon(c, ink, rng):
    """A dragon's picture in place of 發 or 中."""
    bends, wide, start = rng.randint(2, 4), rng.uniform(0.18, 0.32) * WIDE, rng.uniform(0, 6)
    way = [(WIDE / 2 + wide * math.sin(start + bends * math.pi * t / 40), (0.1 + 0.8 * t / 40) * HIGH) for t in range(41)]
    for i in range(40):
        c.line(*way[i], *way[i + 1], rng.uniform(7, 12) * (1 - i / 60), ink)
        if rng.random() < 0.5:
            c.line(*way[i], way[i][0] + rng.uniform(-24, 24), way[i][1] + rng.uniform(-14, 14), 2, ink)
    c.disc(*way[0], rng.uniform(11, 18), ink)
    for _ in range(8):
        c.line(*way[0], way[0][0] + rng.uniform(-32, 32), way[0][1] + rng.uniform(-20, 20), 2, ink)


def flower(c, d, n, rng, put):
    """A flower or season: a plant, a figure or a landscape, mostly with its number and character."""
    inks, kind = [d['green'], d['red'], d['blue'], GOLD], rng.random()
    if kind < 0.65:
        for _ in range(rng.randint(1, 4)):
            x, y, a = rng.uniform(0.2, 0.8) * WIDE, HIGH * rng.uniform(0.8, 0.95), rng.uniform(-0.6, 0.6)
            stem, w = rng.choice([d['green'], d['green'], d['ink'], (110, 70, 40)]), rng.randint(2, 6)
            for _ in range(rng.randint(4, 9)):
                nx, ny = x + 18 * math.sin(a) + rng.uniform(-4, 4), y - 18 * math.cos(a)
                a += rng.uniform(-0.45, 0.45)
                c.line(x, y, nx, ny, w, stem)
                x, y = nx, ny
                if rng.random() < 0.6:
                    c.oval(
                        x + rng.uniform(-16, 16),
                        y + rng.uniform(-8, 8),
                        rng.uniform(6, 18),
                        rng.uniform(2, 6),
                        rng.uniform(0, 180),
                        d['green'],
                    )
                if rng.random() < 0.3:
                    blossom(c, x, y, rng.uniform(4, 9), rng.choice(inks), rng.choice(inks), rng)
            blossom(c, x, y, rng.uniform(7, 20), rng.choice(inks), rng.choice(inks), rng)
    elif kind < 0.85:
        # A figure: head, robe, sleeves, something in the hand.
        x, y, robe = WIDE * rng.uniform(0.35, 0.65), HIGH * rng.uniform(0.26, 0.36), rng.choice(inks)
        wide, low = WIDE * rng.uniform(0.16, 0.28), HIGH * rng.uniform(0.8, 0.93)
        c.poly([(x - 8, y + 8), (x + 8, y + 8), (x + wide, low), (x - wide, low)], robe)
        c.line(x, y + 26, x + rng.uniform(-50, 50), y + rng.uniform(30, 70), rng.randint(8, 16), rng.choice([robe, d['red'], d['blue']]))
        c.disc(x, y, rng.uniform(9, 15), (235, 190, 160)), c.oval(x, y - 8, rng.uniform(8, 15), 7, 0, d['ink'])
        for _ in range(rng.randint(2, 7)):
            px = x + rng.uniform(-wide, wide) * 0.7
            c.line(px, y + 40, px + rng.uniform(-9, 9), low, 2, rng.choice([PAPER, d['ink']]))
    else:
        for i in range(rng.randint(2, 4)):
            y = HIGH * (0.4 + 0.15 * i)
            c.path([(WIDE * t / 4, y + rng.uniform(-26, 26)) for t in range(5)], rng.randint(2, 8), rng.choice(inks))
        c.disc(WIDE * rng.uniform(0.2, 0.8), HIGH * rng.uniform(0.15, 0.35), rng.uniform(8, 16), d['red'])
        c.poly(
            [(WIDE * 0.3, HIGH * 0.75), (WIDE * 0.7, HIGH * 0.75), (WIDE * 0.6, HIGH * 0.85), (WIDE * 0.4, HIGH * 0.85)], rng.choice(inks)
        )
    frame = rng.random()
    if frame < 0.1:
        c.rect(8, 8, WIDE - 8, HIGH - 8, rng.randint(2, 4), rng.choice(inks))
    text = '春夏秋冬梅蘭菊竹'[n - 1] if rng.random() < 0.85 else rng.choice('財寶福祿壽喜漁樵耕讀琴棋書畫')
    side = rng.choice([0.22, 0.78])
    if rng.random() < 0.8:
        put(c, text, side * WIDE, rng.uniform(0.13, 0.3) * HIGH, HIGH * rng.uniform(0.15, 0.26), rng.choice(inks))
    if rng.random() < 0.75:
        k = HIGH * rng.uniform(0.11, 0.2)
        g = glyph(str((n - 1) % 4 + 1), rng.choice(LATIN))
        c.put(
            g,
            (1 - side) * WIDE + rng.uniform(-8, 8),
            rng.choice([0.12, 0.12, 0.85]) * HIGH,
            k * g.shape[1] / g.shape[0],
            k,
            rng.choice(inks),
            1,
        )


def blossom(c, x, y, r, ink, middle, rng):
    for i in range(rng.choice([5, 5, 6, 8])):
        t = i * 2 * math.pi / 5
        c.disc(x + r * math.cos(t), y + r * math.sin(t), r * 0.55, ink)
    c.disc(x, y, r * 0.45, middle)
