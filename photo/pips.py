"""Circles and bamboo, as many makers draw them."""

import math

from canvas import HIGH, PAPER, WIDE

TURN = 2 * math.pi
CIRCLES = {
    2: [(0.5, 0.25), (0.5, 0.75)],
    3: [(0.24, 0.19), (0.5, 0.5), (0.76, 0.81)],
    4: [(0.28, 0.25), (0.72, 0.25), (0.28, 0.75), (0.72, 0.75)],
    5: [(0.26, 0.2), (0.74, 0.2), (0.5, 0.5), (0.26, 0.8), (0.74, 0.8)],
    6: [(0.3, 0.17), (0.7, 0.17), (0.3, 0.53), (0.7, 0.53), (0.3, 0.82), (0.7, 0.82)],
    7: [(0.22, 0.12), (0.5, 0.23), (0.78, 0.34), (0.3, 0.6), (0.7, 0.6), (0.3, 0.86), (0.7, 0.86)],
    8: [(x, y) for y in (0.12, 0.37, 0.63, 0.88) for x in (0.3, 0.7)],
    9: [(x, y) for y in (0.17, 0.5, 0.83) for x in (0.2, 0.5, 0.8)],
}
STICKS = {
    2: [(0.5, 0.27), (0.5, 0.73)],
    3: [(0.5, 0.27), (0.28, 0.73), (0.72, 0.73)],
    4: [(0.28, 0.27), (0.72, 0.27), (0.28, 0.73), (0.72, 0.73)],
    5: [(0.22, 0.27), (0.78, 0.27), (0.5, 0.5), (0.22, 0.73), (0.78, 0.73)],
    6: [(x, y) for y in (0.27, 0.73) for x in (0.2, 0.5, 0.8)],
    7: [(0.5, 0.17)] + [(x, y) for y in (0.5, 0.83) for x in (0.2, 0.5, 0.8)],
    9: [(x, y) for y in (0.17, 0.5, 0.83) for x in (0.2, 0.5, 0.8)],
}
CIRCLE_STYLES = ['ring', 'ring', 'disc', 'flower', 'flower', 'dots', 'spiral', 'petal', 'ring3', 'wheel', 'wheel', 'lotus', 'rim']
STICK_STYLES = ['cap', 'cap', 'bone', 'bone', 'bulb', 'plain', 'twin', 'seg', 'chain', 'chain', 'notch', 'notch']


def circle(c, style, x, y, r, ink, ink2, a, b, spokes):
    """One circle: `a` and `b` are the maker's own proportions, 0.6-0.85 and 0.25-0.5."""
    around = [TURN * i / spokes + b for i in range(spokes)]
    if style == 'ring':
        c.disc(x, y, r, ink), c.disc(x, y, r * a, PAPER), c.disc(x, y, r * b, ink2)
    elif style == 'ring3':
        for k, colour in ((1, ink), (0.82, PAPER), (0.68, ink), (0.45, PAPER), (0.28, ink2)):
            c.disc(x, y, r * k, colour)
    elif style == 'disc':
        c.disc(x, y, r, ink), c.disc(x, y, r * b * 0.9, PAPER if a > 0.72 else ink2)
    elif style == 'dots':
        c.disc(x, y, r, ink), c.disc(x, y, r * 0.8, PAPER)
        for t in around:
            c.disc(x + r * 0.42 * math.cos(t), y + r * 0.42 * math.sin(t), r * 0.27, ink)
    elif style == 'flower':
        c.disc(x, y, r, ink), c.disc(x, y, r * 0.78, PAPER)
        for t in around:
            c.disc(x + r * 0.42 * math.cos(t), y + r * 0.42 * math.sin(t), r * 0.25, ink2)
        c.disc(x, y, r * 0.2, ink)
    elif style == 'petal':
        c.disc(x, y, r, ink)
        for t in around:
            c.disc(x + r * 0.6 * math.cos(t), y + r * 0.6 * math.sin(t), r * 0.2, PAPER)
        c.disc(x, y, r * 0.22, PAPER)
    elif style == 'wheel':
        c.disc(x, y, r, ink), c.disc(x, y, r * a, PAPER)
        for t in around:
            c.line(x, y, x + r * a * math.cos(t), y + r * a * math.sin(t), max(1, r * (b - 0.1)), ink2)
        c.disc(x, y, r * b * 0.6, ink2)
    elif style == 'lotus':
        c.disc(x, y, r, ink)
        for t in around:
            c.oval(x + r * 0.48 * math.cos(t), y + r * 0.48 * math.sin(t), r * 0.34, r * 0.17, math.degrees(t), PAPER)
        c.disc(x, y, r * 0.2, ink2)
    elif style == 'rim':
        c.disc(x, y, r, ink), c.disc(x, y, r * 0.86, PAPER), c.disc(x, y, r * 0.72, ink)
        for t in around:
            c.disc(x + r * 0.38 * math.cos(t), y + r * 0.38 * math.sin(t), r * 0.16, PAPER)
    else:
        c.disc(x, y, r, ink), c.disc(x, y, r * 0.8, PAPER)
        for i, k in enumerate((0.58, 0.3)):
            c.oval(x, y, r * k, r * k, i * 70, ink2, max(2, int(r * 0.14)), (0, 250))


def one_circle(c, d, rng):
    """The great circle of 1p."""
    x, y, r = WIDE / 2, HIGH / 2 + (6 if d['corner'] else 0), rng.uniform(0.29, 0.45) * WIDE
    blue, green, red, ink = d['blue'], d['green'], d['red'], d['ink']
    w, w1, w2, w3 = (
        d['p1_inks']
        if rng.random() < 0.4
        else rng.choice(
            [
                [blue, red, green, red],
                [green, red, blue, green],
                [ink, red, ink, red],
                [green, green, red, red],
                [ink] * 4,
                [ink, ink, red, red],
            ]
        )
    )
    kind, many = d['p1'], rng.choice([8, 10, 12, 16, 20, 24])
    around = [TURN * i / many for i in range(many)]
    c.disc(x, y, r, w)
    if kind == 0:
        for k, colour in ((0.86, PAPER), (0.7, w1), (0.5, PAPER), (0.32, w2)):
            c.disc(x, y, r * k, colour)
    elif kind == 1:
        c.disc(x, y, r * 0.88, PAPER)
        for t in around:
            c.disc(x + r * 0.72 * math.cos(t), y + r * 0.72 * math.sin(t), r * 0.11, w1)
        c.disc(x, y, r * 0.55, w2), c.disc(x, y, r * 0.42, PAPER)
        for t in around[::2]:
            c.disc(x + r * 0.24 * math.cos(t), y + r * 0.24 * math.sin(t), r * 0.1, w3)
    elif kind == 2:
        c.disc(x, y, r * 0.9, PAPER)
        for t in around:
            ends = [(x + r * k * math.cos(t), y + r * k * math.sin(t)) for k in (0.5, 0.86)]
            c.line(*ends[0], *ends[1], rng.randint(2, 6), w1)
        c.disc(x, y, r * 0.48, w2), c.disc(x, y, r * 0.3, PAPER), c.disc(x, y, r * 0.2, w3)
    elif kind == 3:
        c.disc(x, y, r * 0.82, PAPER), c.disc(x, y, r * 0.72, w1)
        for t in [TURN * i / 5 for i in range(5)]:
            c.disc(x + r * 0.38 * math.cos(t), y + r * 0.38 * math.sin(t), r * 0.24, PAPER)
        c.disc(x, y, r * 0.2, w2)
    elif kind == 4:
        for k, colour in ((0.9, PAPER), (0.82, w1), (0.74, PAPER), (0.66, w), (0.5, PAPER), (0.42, w2), (0.2, PAPER)):
            c.disc(x, y, r * k, colour)
    else:
        # A dark rim with small lights, a lighter ring, a red flower in the middle.
        for t in around:
            c.disc(x + r * 0.84 * math.cos(t), y + r * 0.84 * math.sin(t), r * 0.09, PAPER)
        c.disc(x, y, r * 0.7, PAPER), c.disc(x, y, r * 0.6, w1)
        for t in around[::2]:
            c.oval(x + r * 0.36 * math.cos(t), y + r * 0.36 * math.sin(t), r * 0.2, r * 0.08, math.degrees(t), PAPER)
        c.disc(x, y, r * 0.16, w3)


def circles(c, d, n, all_red, rng):
    if n == 1:
        return one_circle(c, d, rng)
    blue, green, red, ink = d['blue'], d['green'], d['red'], d['ink']
    r = {2: 0.19, 3: 0.155, 4: 0.17, 5: 0.145, 6: 0.15, 7: 0.128, 8: 0.135, 9: 0.132}[n] * WIDE * d['pr'] * rng.uniform(0.97, 1.05)
    if n == 2:
        r *= rng.uniform(0.95, 1.25)
    places = [list(p) for p in CIRCLES[n]]
    if n == 6:
        ys = rng.choice([(0.17, 0.53, 0.82), (0.16, 0.55, 0.84), (0.2, 0.5, 0.8), (0.18, 0.52, 0.85)])
        for i in range(6):
            places[i][1] = ys[i // 2]
    if n == 7:
        ys = rng.choice(
            [(0.12, 0.23, 0.34, 0.6, 0.86), (0.10, 0.20, 0.30, 0.60, 0.88), (0.13, 0.25, 0.37, 0.64, 0.88), (0.14, 0.22, 0.30, 0.58, 0.84)]
        )
        for i in range(7):
            places[i][1] = ys[i] if i < 3 else ys[3 + (i - 3) // 2]
        if rng.random() < 0.2:
            for i, x in enumerate((0.3, 0.5, 0.7)):
                places[i][0] = x
    if n in (4, 6, 8) and rng.random() < 0.4:
        closer = rng.uniform(-0.04, 0.07)
        for p in places:
            p[0] += closer if p[0] < 0.5 else -closer
    pal, style = d['p_inks'], d['p_style']
    own = (rng.uniform(0.6, 0.85), rng.uniform(0.25, 0.5), d['p_spokes'])
    for i, (x, y) in enumerate(places):
        x, y = 0.5 + (x - 0.5) * d['p_spread'], 0.5 + (y - 0.5) * d['p_spread']
        if all_red is not None:
            one = two = all_red
        elif pal == 'mixed':
            one = [blue, green, red, ink][(i * 7 + n) % d['p_mix'] if n != 8 else 0]
            two = rng.choice([red, green, blue, one])
        elif pal == 'jp':
            hot = {3: i == 1, 5: i == 2, 6: i >= 2, 7: i >= 3, 9: 3 <= i < 6}.get(n, False)
            one = two = red if hot else ink if n != 2 else green
            if n in (2, 4, 8):
                one = two = d['p_even']
        else:
            one = {
                2: [green, blue],
                3: [blue, red, green],
                4: [blue, green, green, blue],
                5: [blue, green, red, green, blue],
                6: [green] * 2 + [red] * 4,
                7: [green] * 3 + [red] * 4,
                8: [blue] * 8,
                9: [green] * 3 + [red] * 3 + [blue] * 3,
            }[n][i]
            two = one if style not in ('ring', 'disc') or d['p_two'] else red
        circle(c, style, x * WIDE, y * HIGH + (4 if d['corner'] else 0), r, one, two, *own)


def stick(c, style, x, y, h, w, ink, turn=0.0):
    a = math.radians(turn)
    dx, dy = math.sin(a) * h / 2, math.cos(a) * h / 2

    def at(t):
        return x - dx + 2 * dx * t, y - dy + 2 * dy * t

    def part(t, u, wide, colour=ink):
        c.line(*at(t), *at(u), max(1, wide), colour)

    if style == 'cap':
        part(0.08, 0.92, w)
        for t in (0.06, 0.5, 0.94):
            c.disc(*at(t), w * 0.72, ink)
        part(0.14, 0.42, w * 0.22, PAPER), part(0.58, 0.86, w * 0.22, PAPER)
    elif style in ('bone', 'notch'):
        slim, bar = (0.62, 0.45) if style == 'bone' else (0.95, 0.55)
        part(0.05, 0.95, w * slim)
        nx, ny = math.cos(a) * w * 0.85, -math.sin(a) * w * 0.85
        for t in (0.05, 0.5, 0.95):
            p = at(t)
            c.line(p[0] - nx, p[1] - ny, p[0] + nx, p[1] + ny, max(2, w * bar), ink)
        if style == 'bone':
            part(0.12, 0.88, w * 0.18, PAPER)
    elif style == 'bulb':
        for t in (0.14, 0.5, 0.86):
            c.oval(*at(t), w * 0.62, h * 0.17, -turn, ink)
        c.disc(*at(0.5), w * 0.2, PAPER)
    elif style == 'chain':
        # Three hollow joints, one above the other.
        for t in (0.17, 0.5, 0.83):
            c.oval(*at(t), w * 0.66, h * 0.18, -turn, ink), c.oval(*at(t), w * 0.24, h * 0.09, -turn, PAPER)
    elif style == 'twin':
        part(0.05, 0.46, w * 1.1), part(0.54, 0.95, w * 1.1), part(0.1, 0.42, w * 0.25, PAPER), part(0.58, 0.9, w * 0.25, PAPER)
    elif style == 'seg':
        for i in range(4):
            part(0.04 + i * 0.24, 0.04 + i * 0.24 + 0.19, w)
    else:
        part(0.03, 0.97, w * 1.2)


def bamboo(c, d, n, all_red, rng):
    blue, green, red = d['blue'], d['green'], d['red']
    pal, style, w = d['s_inks'], d['s_style'], d['s_wide'] * WIDE
    low = 4 if d['corner'] else 0
    if n == 8:
        w = min(w, 0.12 * WIDE)
        # "M" above and "W" below, or the other way, as makers differ.
        for y, up in ((0.28, 1), (0.72, -1)):
            y = (0.5 + (y - 0.5) * d['s_spread']) * HIGH + low
            ink = green if d['s8_inks'] != 1 or up == 1 else blue
            slant = ink if d['s8_inks'] != 2 else d['s8_slant']
            turn = d['s8_turn'] * up * (1 if d['s8_m'] else -1)
            near, h = d['s8_near'], 0.34 * HIGH * d['s_high']
            for x, t in ((0.16, d['s8_lean'] * up), (0.84, -d['s8_lean'] * up)):
                stick(c, style, x * WIDE, y, h, w, ink, t)
            stick(c, style, (0.335 + near) * WIDE, y, h * 0.98, w, slant, turn), stick(
                c, style, (0.665 - near) * WIDE, y, h * 0.98, w, slant, -turn
            )
        return
    if n in (7, 9):
        w = min(w, 0.13 * WIDE)
    if n == 6:
        w = min(w, 0.15 * WIDE)
    three = n in (7, 9)
    h = (0.25 if three else 0.34 if n == 5 else 0.36) * HIGH * d['s_high']
    for i, (x, y) in enumerate(STICKS[n]):
        x, y = 0.5 + (x - 0.5) * d['s_spread'] * d['s_wider'], 0.5 + (y - 0.5) * d['s_spread']
        hot = {5: i == 2, 7: i == 0, 9: abs(x - 0.5) < 0.01}.get(n, False)
        ink = red if hot else green
        if all_red is not None:
            ink = all_red
        elif pal == 'mixed':
            ink = [green, blue, red][(i + i // 3 + d['s_mix']) % 3] if d['s_mix'] else red if hot else green
            if (n == 6 and i >= 3) or (n == 3 and i == 0):
                ink = blue
            if n == 9 and d['s_mix']:
                ink = [green, red, blue][i % 3]
        elif pal == 'hk':
            if n == 7 and i and d['s7_blue']:
                ink = blue if abs(x - 0.5) < 0.01 else green
            if n == 3 and i == 0 and d['s3_red']:
                ink = d['s3_ink']
            if n == 2 and i == 0 and d['s3_red']:
                ink = blue
        stick(c, style, x * WIDE, y * HIGH + low, h, w, ink)
