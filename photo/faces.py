"""Faces: a maker's choices (a design), and each tile's face by it."""

import os
import random

import cv2
import numpy as np

import birds
import pips
import writing
from canvas import HIGH, PAPER, WIDE, Canvas

KINDS = [f'{n}{s}' for s in 'mps' for n in range(1, 10)] + [f'{n}z' for n in range(1, 8)]
# Order of the net's classes: Kind's, then flower or season, then back.
CLASSES, FLOWER, BACK = 36, 34, 35
FACES = KINDS + ['0m', '0p', '0s'] + [f'{n}f' for n in range(1, 9)]
INKS = dict(
    red=(180, 30, 35),
    green=(25, 110, 60),
    blue=(30, 55, 150),
    black=(25, 25, 30),
    navy=(28, 36, 66),
    dgreen=(18, 70, 50),
    cyan=(30, 130, 160),
    purple=(90, 40, 110),
    orange=(200, 80, 30),
)


def class_of(face):
    """The net's class of a face, and whether it is a red five."""
    if face == 'back':
        return BACK, 0
    if face[1] == 'f':
        return FLOWER, 0
    return KINDS.index(face.replace('0', '5')), int(face[0] == '0')


class Maker:
    """Maker invents designs and draws faces by them; all its chance comes from its seed."""

    def __init__(self, seed, own):
        self.rng, self.noise, self.own = random.Random(seed), np.random.default_rng(seed), own

    def ink(self, name, far=30):
        return tuple(max(0, min(255, v + self.rng.randint(-far, far))) for v in INKS[name])

    def design(self):
        r, u = self.rng, self.rng.uniform
        jp = r.random() < 0.45
        style = 'jp' if jp else 'hk'
        d = dict(jp=jp, number=writing.hand(r, style))
        d['wan'] = d['number'] if r.random() < 0.7 else writing.hand(r, style)
        d['honour'] = d['number'] if r.random() < 0.4 else writing.hand(r, style)
        d['hatsu'] = d['honour'] if r.random() < 0.75 else writing.hand(r, style)
        d['thick'] = r.choice([-1, 0, 0, 0, 1, 1, 2, 3, 4])
        d['thick_honour'] = d['thick'] + r.choice([0, 0, 1, 2])
        d['ink'] = self.ink(
            r.choice(['black', 'navy', 'black', 'blue', 'dgreen'] if jp else ['blue', 'blue', 'black', 'black', 'green']), 15
        )
        d['red'] = self.ink(r.choice(['red'] * 9 + ['orange']))
        d['green'] = self.ink('dgreen' if jp and r.random() < 0.6 else 'green')
        d['blue'] = self.ink('navy' if jp and r.random() < 0.6 else 'blue')
        if r.random() < (0.5 if jp else 0.08):
            d['green'] = d['blue'] = d['ink']
        if r.random() < 0.05:
            d['red'] = d['ink']
        d['wan_ink'] = d['red'] if r.random() < 0.88 else d['ink']
        d['number_ink'] = d['ink'] if r.random() < 0.85 else self.ink(r.choice(['blue', 'green', 'red', 'black']))
        d['wan_text'] = '万' if r.random() < 0.04 else '萬'
        d['five'], d['hatsu_text'] = r.choice('五五伍伍'), r.choice('發發發發發発')
        d['number_y'], d['wan_y'] = u(0.18, 0.30), u(0.62, 0.77)
        d['number_size'], d['wan_size'] = u(0.30, 0.46), u(0.34, 0.50)
        # They hardly touch, or 2 would look like 3.
        d['wan_y'] = max(d['wan_y'], min(0.78, d['number_y'] + 0.42 * (d['number_size'] + d['wan_size']) - u(0, 0.03)))
        d['number_wide'], d['wan_wide'] = u(0.8, 1.45), u(0.85, 1.35)
        d['honour_size'], d['honour_wide'] = u(0.45, 0.80), u(0.8, 1.15)
        d['shear'], d['warp'], d['turn'] = u(-0.12, 0.12), r.choice([0, u(0.01, 0.04), u(0.03, 0.08)]), r.choice([0, 1, 1])
        d['corner'] = r.random() < 0.25
        d['corner_x'], d['corner_ink'], d['corner_size'] = (
            r.choice([0.12, 0.12, 0.88]),
            self.ink(r.choice(['red', 'blue', 'black'])),
            u(0.10, 0.18),
        )
        d['corner_text'], d['corner_font'], d['corner_both'] = (
            r.choice(['ESWNPFC', 'ESWNBFC', 'ESWNWFC']),
            r.choice(writing.LATIN),
            r.random() < 0.4,
        )
        d['white'] = r.choices(['empty', 'frame', 'frame2', 'seg', 'round', 'pattern', 'corners', 'letter'], [34, 16, 14, 12, 10, 8, 9, 2])[
            0
        ]
        if jp and r.random() < 0.6:
            d['white'] = 'empty'
        # Circles.
        d['p_style'], d['pr'], d['p_spread'] = r.choice(pips.CIRCLE_STYLES), r.choice([u(0.80, 1.05), u(1, 1.25)]), u(0.85, 1.08)
        d['p_inks'] = 'jp' if jp and r.random() < 0.8 else r.choice(['hk', 'hk', 'jp', 'mixed'])
        d['p_spokes'], d['p_mix'], d['p_two'] = r.choice([4, 5, 5, 6, 6, 8]), r.choice([2, 3, 4]), r.random() < 0.6
        d['p_even'] = r.choice([d['blue'], d['ink'], d['green']])
        d['p1'], d['p1_inks'] = r.randint(0, 5), [self.ink(r.choice(['red', 'green', 'blue', 'black'])) for _ in range(4)]
        # Bamboo.
        d['s_style'], d['s_inks'] = r.choice(pips.STICK_STYLES), 'jp' if jp and r.random() < 0.7 else r.choice(['hk', 'hk', 'jp', 'mixed'])
        d['s_wide'] = r.choice([u(0.055, 0.12), u(0.10, 0.17), u(0.13, 0.20) if jp else u(0.05, 0.09)])
        d['s_spread'], d['s_wider'], d['s_high'] = u(0.88, 1.06), u(0.8, 1.04), u(0.88, 1.1)
        d['s_mix'], d['s7_blue'], d['s3_red'] = r.randint(0, 2), r.random() < 0.45, r.random() < 0.3
        d['s3_ink'] = r.choice([d['red'], d['blue']])
        d['s8_inks'], d['s8_m'], d['s8_turn'], d['s8_near'] = (
            r.randint(0, 3),
            r.random() < 0.3,
            r.choice([u(24, 36), u(34, 46)]),
            u(-0.01, 0.04),
        )
        d['s8_lean'], d['s8_slant'] = r.choice([0, 0, u(-9, 9)]), r.choice([d['red'], d['blue']])
        d['bird'] = r.choice(
            ['peacock', 'peacock', 'peacock', 'comb', 'comb', 'comb', 'comb', 'comb', 'fan', 'slender', 'plain']
            if jp
            else ['glyph', 'plain', 'plain', 'fan', 'slender', 'slender', 'slender', 'perched', 'perched', 'striped', 'striped']
        )
        d['bird_seed'] = r.random()
        d['dragon'], d['engraved'] = r.random() < 0.03, r.random() < 0.5
        d['own'], d['own_inks'], d['own_bird'] = r.random() < 0.06, r.randint(0, 2), r.random() < 0.10
        return d

    def face(self, d, name):
        """The face's RGBA, as floats."""
        if d['own'] or (name == '1s' and d['own_bird']):
            return self.own[f'{name}_{d["own_inks"]}'].astype(np.float32)
        r, c = self.rng, Canvas(self.noise)
        n, suit = int(name[0]), name[1]
        all_red = self.ink('red', 25) if n == 0 else None
        n = n or 5
        if suit == 'm':
            self.number(c, d, n, all_red)
        elif suit == 'z':
            self.honour(c, d, n)
        elif suit == 'p':
            pips.circles(c, d, n, all_red, r)
        elif suit == 's':
            birds.bird(c, d) if n == 1 else pips.bamboo(c, d, n, all_red, r)
        else:
            # Flowers are drawn by several hands even within a set, so as to see many.
            birds.flower(c, d, n, r, lambda c, text, x, y, size, ink: self.put(c, text, d['honour'], x, y, size, ink, 1))
        if d['corner'] and suit != 'f':
            text = d['corner_text'][n - 1] if suit == 'z' else str(n)
            g, h = writing.glyph(text, d['corner_font']), d['corner_size'] * HIGH
            c.put(g, d['corner_x'] * WIDE, 0.09 * HIGH + h * 0.2, h * g.shape[1] / g.shape[0] * 0.9, h, d['corner_ink'], 1)
            if d['corner_both']:
                c.put(g, (1 - d['corner_x']) * WIDE, 0.91 * HIGH - h * 0.2, h * g.shape[1] / g.shape[0] * 0.9, h, d['corner_ink'], 1, 180)
        return c.rgba

    def put(self, c, text, hand, x, y, size, ink, thick, turn=0.0, wide=1.0, tall=0.98, lean=0.0, warp=0.0):
        """Puts a character whose square has this side."""
        if hand[0] == 'strokes':
            # The pen was chosen with the hand.
            thick = min(thick, 1)
        g = writing.letter(text, hand, random.Random, np.random.default_rng)
        w, h = min(0.93 * WIDE, g.shape[1] / 150 * size * wide), min(tall * HIGH, max(g.shape[0] / 150 * size, HIGH * 0.035))
        c.put(g, x, y, w, h, ink, thick, turn, lean, warp)

    def number(self, c, d, n, all_red):
        r = self.rng
        text = d['five'] if n == 5 else '一二三四五六七八九'[n - 1]
        warp = d['warp'] * (0.6 if n in (2, 3) else 1)
        self.put(
            c,
            text,
            d['number'],
            0.5 * WIDE + r.uniform(-3, 3),
            d['number_y'] * HIGH + r.uniform(-3, 3),
            d['number_size'] * HIGH,
            all_red or d['number_ink'],
            d['thick'] - (n in (3, 4) and d['thick'] > 2),
            r.uniform(-4, 4) * d['turn'],
            d['number_wide'],
            0.5,
            d['shear'],
            warp,
        )
        self.put(
            c,
            d['wan_text'],
            d['wan'],
            0.5 * WIDE + r.uniform(-2, 2),
            d['wan_y'] * HIGH,
            d['wan_size'] * HIGH,
            all_red or d['wan_ink'],
            d['thick'],
            0,
            d['wan_wide'],
            0.6,
            d['shear'],
            d['warp'],
        )

    def honour(self, c, d, n):
        r = self.rng
        if n == 5:
            return self.white(c, d)
        ink = d['green'] if n == 6 else d['red'] if n == 7 else d['ink']
        if n == 6 and not d['jp'] and r.random() < 0.9:
            ink = self.ink('green')
        if n >= 6 and d['dragon']:
            return birds.dragon(c, ink, r)
        text = '東南西北'[n - 1] if n < 5 else d['hatsu_text'] if n == 6 else '中'
        hand = d['hatsu'] if n == 6 else d['honour']
        if r.random() < 0.1:
            hand = writing.hand(r, 'jp')
        wild = d['turn']
        self.put(
            c,
            text,
            hand,
            0.5 * WIDE + r.uniform(-3, 3),
            (0.53 if d['corner'] else 0.5) * HIGH + r.uniform(-4, 4),
            d['honour_size'] * HIGH,
            ink,
            d['thick_honour'] + r.choice([0, 0, 1]),
            r.uniform(-14, 12) * wild,
            d['honour_wide'] * r.choice([1, 1, r.uniform(0.75, 1)]),
            0.9,
            d['shear'] + r.uniform(-0.2, 0.1) * wild,
            d['warp'],
        )

    def white(self, c, d):
        r, kind = self.rng, d['white']
        if kind == 'empty':
            return
        ink = d['blue'] if r.random() < 0.7 else d['ink']
        m, w = r.uniform(0.08, 0.17), int(r.uniform(3, 12))
        x0, y0, x1, y1 = m * WIDE, m * HIGH * 0.9, WIDE - m * WIDE, HIGH - m * HIGH * 0.9
        if kind == 'round':
            k = r.randint(10, 30)
            for q, colour in ((0, ink), (w + 2, PAPER)):
                c.rect(x0 + q + k, y0 + q, x1 - q - k, y1 - q, -1, colour), c.rect(x0 + q, y0 + q + k, x1 - q, y1 - q - k, -1, colour)
                for x in (x0 + q + k, x1 - q - k):
                    for y in (y0 + q + k, y1 - q - k):
                        c.disc(x, y, k, colour)
            return
        c.rect(x0, y0, x1, y1, w, ink)
        if kind != 'frame':
            q = w + r.uniform(3, 9)
            c.rect(x0 + q, y0 + q, x1 - q, y1 - q, max(1, w // 2), ink)
        if kind == 'seg':
            n = r.randint(4, 9)
            for i in range(n):
                x, y = x0 + (x1 - x0) * (i + 0.5) / n, y0 + (y1 - y0) * (i + 0.5) / n
                for ends in ((x, y0 - 2, x, y0 + 14), (x, y1 - 14, x, y1 + 2), (x0 - 2, y, x0 + 14, y), (x1 - 14, y, x1 + 2, y)):
                    c.line(*ends, r.randint(2, 4), PAPER)
        if kind == 'corners':
            k = r.uniform(14, 34)
            for x, to in ((x0 + w, 1), (x1 - w, -1)):
                for y, down in ((y0 + w, 1), (y1 - w, -1)):
                    if d['p_two']:
                        c.poly([(x, y), (x + to * k, y), (x, y + down * k)], ink)
                    else:
                        c.path([(x, y + down * k), (x + to * k * 0.5, y + down * k * 0.5), (x + to * k, y)], w, ink)
        if kind == 'pattern':
            for _ in range(r.randint(6, 14)):
                side = r.random() < 0.6
                x = r.choice([x0 + 8, x1 - 8]) if side else r.uniform(x0, x1)
                y = r.uniform(y0, y1) if side else r.choice([y0 + 8, y1 - 8])
                c.disc(x, y, r.uniform(4, 8), d['red'] if r.random() < 0.3 else ink, line=2)
        if kind == 'letter':
            g = writing.glyph(r.choice('PB白'), d['corner_font'])
            c.put(g, 0.5 * WIDE, 0.5 * HIGH, 0.25 * WIDE, 0.25 * WIDE, ink, 1)


def own_faces(svg):
    """The project's own drawings (www/tiles.svg) in three choices of ink, as RGBA of the canvas' size."""
    import io
    import re

    import cairosvg
    from PIL import Image

    text, out = open(svg).read(), {}
    for i, inks in enumerate(
        [
            {},
            dict(ink='#14161c', red='#b02a2a', green='#0e5a34', blue='#15244f'),
            dict(ink='#223a8a', red='#c23', green='#1a7a44', blue='#2348a8'),
        ]
    ):
        t = re.sub(r'var\(--tile-([a-z]+),([^)]*)\)', lambda m: inks.get(m[1], m[2]), text)
        t = re.sub(r'var\(--[a-z0-9-]*,([^)]*)\)', r'\1', t)
        defs = ''.join(re.findall(r'<defs>.*?</defs>', t, re.S))
        for name in FACES:
            body = re.search(rf'<symbol id="t-{name}"[^>]*>(.*?)</symbol>', t, re.S)[1].replace(' href=', ' xlink:href=')
            one = (
                '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 80">'
                + defs
                + body
                + '</svg>'
            )
            png = cairosvg.svg2png(bytestring=one.encode(), output_width=WIDE, output_height=HIGH)
            out[f'{name}_{i}'] = np.asarray(Image.open(io.BytesIO(png)).convert('RGBA'))
    return out


def load_own():
    """Own faces, kept beside the generator once they are drawn."""
    here = os.path.dirname(os.path.abspath(__file__))
    cache = os.path.join(here, 'cache', 'own.npz')
    if not os.path.exists(cache):
        os.makedirs(os.path.dirname(cache), exist_ok=True)
        np.savez_compressed(cache, **own_faces(os.path.join(here, '..', 'www', 'tiles.svg')))
    return dict(np.load(cache))


def small(face, w, h):
    return cv2.resize(face, (w, h), interpolation=cv2.INTER_AREA)
