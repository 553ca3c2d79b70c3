"""Writing: the characters of tiles, from free fonts and from strokes of our own, which no two makers write alike."""

import os

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

from strokes import STROKES

TRUE, OPEN = '/usr/share/fonts/truetype/', '/usr/share/fonts/opentype/noto/'
# Fonts by Debian's packages; README.md lists them with their licences.
BRUSH = [
    (TRUE + f, 0)
    for f in (
        'aoyagi-kouzan-t/AoyagiKouzanT.ttf',
        'aoyagi-soseki/aoyagi-soseki.ttf',
        'kouzan-mouhitsu/kouzan-mouhitsu.ttf',
        'kouzan-mouhitsu/kouzan-mouhitsu-gyosho.ttf',
    )
]
CURSIVE = [(TRUE + 'kouzan-mouhitsu/' + f, 0) for f in ('kouzan-mouhitsu-gyosho.ttf', 'KouzanBrushFontSousyo.ttf')]
KAI = [(TRUE + 'arphic/ukai.ttc', 2)] + [
    (TRUE + f, 0)
    for f in (
        'arphic/ukai.ttc',
        'arphic-bkai00mp/bkai00mp.ttf',
        'arphic-gkai00mp/gkai00mp.ttf',
        'lxgw-wenkai/LXGWWenKai-Bold.ttf',
        'lxgw-wenkai/LXGWWenKai-Regular.ttf',
        'klee/KleeOne-SemiBold.ttf',
        'yozvox-yozfont/YOzBSF90.ttf',
        'seto/setofont.ttf',
    )
]
MING = [(OPEN + 'NotoSerifCJK-Bold.ttc', i) for i in range(4)] + [
    (TRUE + f, 0)
    for f in (
        'arphic/uming.ttc',
        'arphic-bsmi00lp/bsmi00lp.ttf',
        'arphic-gbsn00lp/gbsn00lp.ttf',
        'dejima-mincho/dejima-mincho-r227.ttf',
        'hanazono/HanaMinA.ttf',
        'bizud-mincho/BIZUDMincho-Regular.ttf',
    )
]
SANS = [(OPEN + 'NotoSansCJK-Bold.ttc', i) for i in (0, 3)] + [
    (TRUE + f, 0)
    for f in (
        'reggae/ReggaeOne-Regular.ttf',
        'yusei-magic/YuseiMagic-Regular.ttf',
        'kiloji/kiloji_b.ttf',
        'rocknroll/RocknRollOne-Regular.ttf',
        'yozvox-yozfont/YOzRSF90.ttf',
        'stick/Stick-Regular.ttf',
        'smiley-sans/SmileySans-Oblique.ttf',
        'motoya-l-maruberi/MTLmr3m.ttf',
    )
]
LATIN = [(OPEN + 'NotoSerifCJK-Bold.ttc', 0), (OPEN + 'NotoSansCJK-Bold.ttc', 0), (TRUE + 'reggae/ReggaeOne-Regular.ttf', 0)]
BIRDS = (TRUE + 'noto/NotoSansEgyptianHieroglyphs-Regular.ttf', 0)

_fonts, _glyphs = {}, {}


def font(face, size=160):
    if (face, size) not in _fonts:
        if not os.path.exists(face[0]):
            raise SystemExit(f'A font is missing: {face[0]}. README.md says which packages bring them.')
        _fonts[face, size] = ImageFont.truetype(face[0], size, index=face[1])
    return _fonts[face, size]


def picture(character, face):
    """The character's bare mask, or None where the font lacks it."""

    def draw(what):
        im = Image.new('L', (320, 320), 0)
        ImageDraw.Draw(im).text((60, 40), what, font=font(face), fill=255)
        return np.asarray(im)

    a = draw(character)
    ys, xs = np.where(a > 40)
    if len(ys) < 60 or (draw('\U000fabcd') == a).all():
        return None
    return a[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]


def glyph(character, face):
    """The character's mask in a font of 160 pixels, from a regular font where this one lacks it."""
    if (character, face) not in _glyphs:
        m = picture(character, face)
        _glyphs[character, face] = picture(character, KAI[0]) if m is None else m
    return _glyphs[character, face]


def written(character, rng, noise, pen, wild, tips, nib):
    """A mask of the character as one maker writes it: its strokes with points moved, the pen's width and press a little other.

    `tips`: how far strokes run out into points; `nib`: how much thinner they are along than across the pen's own slant."""
    size = 3
    m = np.zeros((130 * size, 130 * size), np.uint8)
    press, lean, slope = rng.uniform(0.3, 1.2), rng.uniform(-0.18, 0.06), rng.uniform(-0.14, 0.02)
    for stroke in rng.choice(STROKES[character]):
        away = noise.normal(0, wild, 2)
        p = np.array([[x, y, w] for x, y, w in stroke])
        p[:, :2] += away + noise.normal(0, wild * 0.8, (len(p), 2))
        p[:, 2] = 100 + (p[:, 2] - 100) * press
        if tips:
            start, end = p[0] - p[1], p[-1] - p[-2]
            for far, side in ((start, 0), (end, len(p))):
                tip = p[0 if side == 0 else -1].copy()
                tip[:2] += far[:2] / max(1, np.hypot(*far[:2])) * tips * rng.uniform(0.5, 1.2) + noise.normal(0, tips / 4, 2)
                tip[2] = 8
                p = np.insert(p, side if side == 0 else len(p), tip, 0)
        # A smooth way through the points: Catmull-Rom.
        e = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
        way = []
        for i in range(1, len(e) - 2):
            for t in np.arange(0, 1, 0.1):
                a, b, c, d = e[i - 1], e[i], e[i + 1], e[i + 2]
                way.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
        way.append(e[-2])
        way = np.array(way)
        xs = 15 + way[:, 0] + (50 - way[:, 1]) * -lean
        ys = 15 + way[:, 1] + (way[:, 0] - 50) * slope
        for j in range(len(way) - 1):
            along = abs(np.cos(np.arctan2(ys[j + 1] - ys[j], xs[j + 1] - xs[j]) + 0.7))
            w = max(1, int(pen * size * max(15, way[j, 2]) / 100 * (1 - nib * along)))
            ends = [(int(xs[k] * size * 8), int(ys[k] * size * 8)) for k in (j, j + 1)]
            cv2.line(m, ends[0], ends[1], 255, w, cv2.LINE_AA, 3)
    ys, xs = np.where(m > 40)
    m = m[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    # So that 150 is the square's side, as in fonts.
    return cv2.resize(m, (max(4, m.shape[1] // 2), max(4, m.shape[0] // 2)), interpolation=cv2.INTER_AREA)


def hand(rng, style):
    """The hand of one maker for one group of characters: a font, or strokes of its own."""
    k = rng.random()
    if k < 0.40:
        return (
            'strokes',
            rng.random(),
            rng.choice([rng.uniform(7, 11), rng.uniform(9, 19)]),
            rng.uniform(0.8, 4.2),
            rng.choice([0, rng.uniform(4, 14)]),
            rng.choice([0, rng.uniform(0.1, 0.5)]),
        )
    weights = [52, 8, 25, 8, 7] if style == 'jp' else [36, 5, 29, 18, 12]
    return rng.choice(rng.choices([BRUSH, CURSIVE, KAI, MING, SANS], weights)[0])


_written = {}


def letter(character, hand_, rng_of, noise_of):
    """The mask of a character in a maker's hand."""
    if hand_[0] == 'strokes':
        if character not in STROKES:
            return glyph(character, BRUSH[0])
        key = (character, hand_)
        if key not in _written:
            if len(_written) > 400:
                _written.clear()
            seed = int(hand_[1] * 1e9) ^ ord(character)
            _written[key] = written(character, rng_of(seed), noise_of(seed), *hand_[2:])
        return _written[key]
    return glyph(character, hand_)
