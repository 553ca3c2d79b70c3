"""Circles and bamboo, as many makers draw them."""

import math

from canvas import HIGH, PAPER, WIDE

TURN = 2 * math.pi
CIRCLES = {
    2: [(.5, .25), (.5, .75)], 3: [(.24, .19), (.5, .5), (.76, .81)], 4: [(.28, .25), (.72, .25), (.28, .75), (.72, .75)],
    5: [(.26, .2), (.74, .2), (.5, .5), (.26, .8), (.74, .8)],
    6: [(.3, .17), (.7, .17), (.3, .53), (.7, .53), (.3, .82), (.7, .82)],
    7: [(.22, .12), (.5, .23), (.78, .34), (.3, .6), (.7, .6), (.3, .86), (.7, .86)],
    8: [(x, y) for y in (.12, .37, .63, .88) for x in (.3, .7)], 9: [(x, y) for y in (.17, .5, .83) for x in (.2, .5, .8)]}
STICKS = {
    2: [(.5, .27), (.5, .73)], 3: [(.5, .27), (.28, .73), (.72, .73)], 4: [(.28, .27), (.72, .27), (.28, .73), (.72, .73)],
    5: [(.22, .27), (.78, .27), (.5, .5), (.22, .73), (.78, .73)], 6: [(x, y) for y in (.27, .73) for x in (.2, .5, .8)],
    7: [(.5, .17)] + [(x, y) for y in (.5, .83) for x in (.2, .5, .8)], 9: [(x, y) for y in (.17, .5, .83) for x in (.2, .5, .8)]}
CIRCLE_STYLES = ['ring', 'ring', 'disc', 'flower', 'flower', 'dots', 'spiral', 'petal', 'ring3', 'wheel', 'wheel', 'lotus', 'rim']
STICK_STYLES = ['cap', 'cap', 'bone', 'bone', 'bulb', 'plain', 'twin', 'seg', 'chain', 'chain', 'notch', 'notch']


def circle(c, style, x, y, r, ink, ink2, a, b, spokes):
    """One circle: `a` and `b` are the maker's own proportions, 0.6-0.85 and 0.25-0.5."""
    around = [TURN * i / spokes + b for i in range(spokes)]
    if style == 'ring':
        c.disc(x, y, r, ink), c.disc(x, y, r * a, PAPER), c.disc(x, y, r * b, ink2)
    elif style == 'ring3':
        for k, colour in ((1, ink), (.82, PAPER), (.68, ink), (.45, PAPER), (.28, ink2)):
            c.disc(x, y, r * k, colour)
    elif style == 'disc':
        c.disc(x, y, r, ink), c.disc(x, y, r * b * .9, PAPER if a > .72 else ink2)
    elif style == 'dots':
        c.disc(x, y, r, ink), c.disc(x, y, r * .8, PAPER)
        for t in around:
            c.disc(x + r * .42 * math.cos(t), y + r * .42 * math.sin(t), r * .27, ink)
    elif style == 'flower':
        c.disc(x, y, r, ink), c.disc(x, y, r * .78, PAPER)
        for t in around:
            c.disc(x + r * .42 * math.cos(t), y + r * .42 * math.sin(t), r * .25, ink2)
        c.disc(x, y, r * .2, ink)
    elif style == 'petal':
        c.disc(x, y, r, ink)
        for t in around:
            c.disc(x + r * .6 * math.cos(t), y + r * .6 * math.sin(t), r * .2, PAPER)
        c.disc(x, y, r * .22, PAPER)
    elif style == 'wheel':
        c.disc(x, y, r, ink), c.disc(x, y, r * a, PAPER)
        for t in around:
            c.line(x, y, x + r * a * math.cos(t), y + r * a * math.sin(t), max(1, r * (b - .1)), ink2)
        c.disc(x, y, r * b * .6, ink2)
    elif style == 'lotus':
        c.disc(x, y, r, ink)
        for t in around:
            c.oval(x + r * .48 * math.cos(t), y + r * .48 * math.sin(t), r * .34, r * .17, math.degrees(t), PAPER)
        c.disc(x, y, r * .2, ink2)
    elif style == 'rim':
        c.disc(x, y, r, ink), c.disc(x, y, r * .86, PAPER), c.disc(x, y, r * .72, ink)
        for t in around:
            c.disc(x + r * .38 * math.cos(t), y + r * .38 * math.sin(t), r * .16, PAPER)
    else:
        c.disc(x, y, r, ink), c.disc(x, y, r * .8, PAPER)
        for i, k in enumerate((.58, .3)):
            c.oval(x, y, r * k, r * k, i * 70, ink2, max(2, int(r * .14)), (0, 250))


def one_circle(c, d, rng):
    """The great circle of 1p."""
    x, y, r = WIDE / 2, HIGH / 2 + (6 if d['corner'] else 0), rng.uniform(.29, .45) * WIDE
    blue, green, red, ink = d['blue'], d['green'], d['red'], d['ink']
    w, w1, w2, w3 = d['p1_inks'] if rng.random() < .4 else rng.choice(
        [[blue, red, green, red], [green, red, blue, green], [ink, red, ink, red], [green, green, red, red], [ink] * 4, [ink, ink, red, red]])
    kind, many = d['p1'], rng.choice([8, 10, 12, 16, 20, 24])
    around = [TURN * i / many for i in range(many)]
    c.disc(x, y, r, w)
    if kind == 0:
        for k, colour in ((.86, PAPER), (.7, w1), (.5, PAPER), (.32, w2)):
            c.disc(x, y, r * k, colour)
    elif kind == 1:
        c.disc(x, y, r * .88, PAPER)
        for t in around:
            c.disc(x + r * .72 * math.cos(t), y + r * .72 * math.sin(t), r * .11, w1)
        c.disc(x, y, r * .55, w2), c.disc(x, y, r * .42, PAPER)
        for t in around[::2]:
            c.disc(x + r * .24 * math.cos(t), y + r * .24 * math.sin(t), r * .1, w3)
    elif kind == 2:
        c.disc(x, y, r * .9, PAPER)
        for t in around:
            ends = [(x + r * k * math.cos(t), y + r * k * math.sin(t)) for k in (.5, .86)]
            c.line(*ends[0], *ends[1], rng.randint(2, 6), w1)
        c.disc(x, y, r * .48, w2), c.disc(x, y, r * .3, PAPER), c.disc(x, y, r * .2, w3)
    elif kind == 3:
        c.disc(x, y, r * .82, PAPER), c.disc(x, y, r * .72, w1)
        for t in [TURN * i / 5 for i in range(5)]:
            c.disc(x + r * .38 * math.cos(t), y + r * .38 * math.sin(t), r * .24, PAPER)
        c.disc(x, y, r * .2, w2)
    elif kind == 4:
        for k, colour in ((.9, PAPER), (.82, w1), (.74, PAPER), (.66, w), (.5, PAPER), (.42, w2), (.2, PAPER)):
            c.disc(x, y, r * k, colour)
    else:
        # A dark rim with small lights, a lighter ring, a red flower in the middle.
        for t in around:
            c.disc(x + r * .84 * math.cos(t), y + r * .84 * math.sin(t), r * .09, PAPER)
        c.disc(x, y, r * .7, PAPER), c.disc(x, y, r * .6, w1)
        for t in around[::2]:
            c.oval(x + r * .36 * math.cos(t), y + r * .36 * math.sin(t), r * .2, r * .08, math.degrees(t), PAPER)
        c.disc(x, y, r * .16, w3)


def circles(c, d, n, all_red, rng):
    if n == 1:
        return one_circle(c, d, rng)
    blue, green, red, ink = d['blue'], d['green'], d['red'], d['ink']
    r = {2: .19, 3: .155, 4: .17, 5: .145, 6: .15, 7: .128, 8: .135, 9: .132}[n] * WIDE * d['pr'] * rng.uniform(.97, 1.05)
    if n == 2:
        r *= rng.uniform(.95, 1.25)
    places = [list(p) for p in CIRCLES[n]]
    if n == 6:
        ys = rng.choice([(.17, .53, .82), (.16, .55, .84), (.2, .5, .8), (.18, .52, .85)])
        for i in range(6):
            places[i][1] = ys[i // 2]
    if n == 7:
        ys = rng.choice([(.12, .23, .34, .6, .86), (.10, .20, .30, .60, .88), (.13, .25, .37, .64, .88), (.14, .22, .30, .58, .84)])
        for i in range(7):
            places[i][1] = ys[i] if i < 3 else ys[3 + (i - 3) // 2]
        if rng.random() < .2:
            for i, x in enumerate((.3, .5, .7)):
                places[i][0] = x
    if n in (4, 6, 8) and rng.random() < .4:
        closer = rng.uniform(-.04, .07)
        for p in places:
            p[0] += closer if p[0] < .5 else -closer
    pal, style = d['p_inks'], d['p_style']
    own = (rng.uniform(.6, .85), rng.uniform(.25, .5), d['p_spokes'])
    for i, (x, y) in enumerate(places):
        x, y = .5 + (x - .5) * d['p_spread'], .5 + (y - .5) * d['p_spread']
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
            one = {2: [green, blue], 3: [blue, red, green], 4: [blue, green, green, blue], 5: [blue, green, red, green, blue],
                   6: [green] * 2 + [red] * 4, 7: [green] * 3 + [red] * 4, 8: [blue] * 8, 9: [green] * 3 + [red] * 3 + [blue] * 3}[n][i]
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
        part(.08, .92, w)
        for t in (.06, .5, .94):
            c.disc(*at(t), w * .72, ink)
        part(.14, .42, w * .22, PAPER), part(.58, .86, w * .22, PAPER)
    elif style in ('bone', 'notch'):
        slim, bar = (.62, .45) if style == 'bone' else (.95, .55)
        part(.05, .95, w * slim)
        nx, ny = math.cos(a) * w * .85, -math.sin(a) * w * .85
        for t in (.05, .5, .95):
            p = at(t)
            c.line(p[0] - nx, p[1] - ny, p[0] + nx, p[1] + ny, max(2, w * bar), ink)
        if style == 'bone':
            part(.12, .88, w * .18, PAPER)
    elif style == 'bulb':
        for t in (.14, .5, .86):
            c.oval(*at(t), w * .62, h * .17, -turn, ink)
        c.disc(*at(.5), w * .2, PAPER)
    elif style == 'chain':
        # Three hollow joints, one above the other.
        for t in (.17, .5, .83):
            c.oval(*at(t), w * .66, h * .18, -turn, ink), c.oval(*at(t), w * .24, h * .09, -turn, PAPER)
    elif style == 'twin':
        part(.05, .46, w * 1.1), part(.54, .95, w * 1.1), part(.1, .42, w * .25, PAPER), part(.58, .9, w * .25, PAPER)
    elif style == 'seg':
        for i in range(4):
            part(.04 + i * .24, .04 + i * .24 + .19, w)
    else:
        part(.03, .97, w * 1.2)


def bamboo(c, d, n, all_red, rng):
    blue, green, red = d['blue'], d['green'], d['red']
    pal, style, w = d['s_inks'], d['s_style'], d['s_wide'] * WIDE
    low = 4 if d['corner'] else 0
    if n == 8:
        w = min(w, .12 * WIDE)
        # "M" above and "W" below, or the other way, as makers differ.
        for y, up in ((.28, 1), (.72, -1)):
            y = (.5 + (y - .5) * d['s_spread']) * HIGH + low
            ink = green if d['s8_inks'] != 1 or up == 1 else blue
            slant = ink if d['s8_inks'] != 2 else d['s8_slant']
            turn = d['s8_turn'] * up * (1 if d['s8_m'] else -1)
            near, h = d['s8_near'], .34 * HIGH * d['s_high']
            for x, t in ((.16, d['s8_lean'] * up), (.84, -d['s8_lean'] * up)):
                stick(c, style, x * WIDE, y, h, w, ink, t)
            stick(c, style, (.335 + near) * WIDE, y, h * .98, w, slant, turn), stick(c, style, (.665 - near) * WIDE, y, h * .98, w, slant, -turn)
        return
    if n in (7, 9):
        w = min(w, .13 * WIDE)
    if n == 6:
        w = min(w, .15 * WIDE)
    three = n in (7, 9)
    h = (.25 if three else .34 if n == 5 else .36) * HIGH * d['s_high']
    for i, (x, y) in enumerate(STICKS[n]):
        x, y = .5 + (x - .5) * d['s_spread'] * d['s_wider'], .5 + (y - .5) * d['s_spread']
        hot = {5: i == 2, 7: i == 0, 9: abs(x - .5) < .01}.get(n, False)
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
                ink = blue if abs(x - .5) < .01 else green
            if n == 3 and i == 0 and d['s3_red']:
                ink = d['s3_ink']
            if n == 2 and i == 0 and d['s3_red']:
                ink = blue
        stick(c, style, x * WIDE, y * HIGH + low, h, w, ink)
