"""Writing: the characters of tiles, from free fonts and from strokes of our own, which no two makers write alike."""

import math
import os

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

TRUE, OPEN = '/usr/share/fonts/truetype/', '/usr/share/fonts/opentype/noto/'
# Fonts by Debian's packages; README.md lists them with their licences.
BRUSH = [(TRUE + f, 0) for f in (
    'aoyagi-kouzan-t/AoyagiKouzanT.ttf', 'aoyagi-soseki/aoyagi-soseki.ttf', 'kouzan-mouhitsu/kouzan-mouhitsu.ttf',
    'kouzan-mouhitsu/kouzan-mouhitsu-gyosho.ttf')]
CURSIVE = [(TRUE + 'kouzan-mouhitsu/' + f, 0) for f in ('kouzan-mouhitsu-gyosho.ttf', 'KouzanBrushFontSousyo.ttf')]
KAI = [(TRUE + 'arphic/ukai.ttc', 2)] + [(TRUE + f, 0) for f in (
    'arphic/ukai.ttc', 'arphic-bkai00mp/bkai00mp.ttf', 'arphic-gkai00mp/gkai00mp.ttf', 'lxgw-wenkai/LXGWWenKai-Bold.ttf',
    'lxgw-wenkai/LXGWWenKai-Regular.ttf', 'klee/KleeOne-SemiBold.ttf', 'yozvox-yozfont/YOzBSF90.ttf', 'seto/setofont.ttf')]
MING = [(OPEN + 'NotoSerifCJK-Bold.ttc', i) for i in range(4)] + [(TRUE + f, 0) for f in (
    'arphic/uming.ttc', 'arphic-bsmi00lp/bsmi00lp.ttf', 'arphic-gbsn00lp/gbsn00lp.ttf', 'dejima-mincho/dejima-mincho-r227.ttf',
    'hanazono/HanaMinA.ttf', 'bizud-mincho/BIZUDMincho-Regular.ttf')]
SANS = [(OPEN + 'NotoSansCJK-Bold.ttc', i) for i in (0, 3)] + [(TRUE + f, 0) for f in (
    'reggae/ReggaeOne-Regular.ttf', 'yusei-magic/YuseiMagic-Regular.ttf', 'kiloji/kiloji_b.ttf', 'rocknroll/RocknRollOne-Regular.ttf',
    'yozvox-yozfont/YOzRSF90.ttf', 'stick/Stick-Regular.ttf', 'smiley-sans/SmileySans-Oblique.ttf', 'motoya-l-maruberi/MTLmr3m.ttf')]
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
    return a[ys.min():ys.max() + 1, xs.min():xs.max() + 1]


def glyph(character, face):
    """The character's mask in a font of 160 pixels, from a regular font where this one lacks it."""
    if (character, face) not in _glyphs:
        m = picture(character, face)
        _glyphs[character, face] = picture(character, KAI[0]) if m is None else m
    return _glyphs[character, face]


# Strokes on a square of 100: points with the brush's width there (per cent of the pen). Written down from how the characters
# are taught; a maker's hand is these with points moved, so each set has a writing of its own.
def _s(text):
    return [[tuple(float(v) for v in p.split(',')) for p in stroke.split()] for stroke in text.split('/')]


STROKES = {k: _s(v) for k, v in {
    '一': '6,54,110 30,50,70 70,50,75 94,53,120',
    '二': '22,30,100 50,27,70 78,29,115/6,74,110 40,71,75 94,73,120',
    '三': '18,18,100 50,15,70 82,17,115/24,48,100 50,46,70 76,47,110/6,82,110 45,79,75 94,81,120',
    '四': '12,22,100 15,50,90 20,84,80/12,22,90 50,18,80 88,20,110 84,50,90 80,82,90/40,20,80 36,44,70 24,58,40/'
          '60,20,80 60,44,90 66,54,80 80,54,70/20,78,80 50,76,70 80,76,80',
    '五': '14,18,100 50,14,70 86,16,110/44,16,90 38,48,80 32,84,90/20,48,90 50,44,70 74,44,100 70,64,90 66,84,90/4,88,110 50,84,75 96,86,120',
    '六': '44,4,90 54,16,120/6,34,110 50,29,75 94,32,120/38,48,110 26,70,80 8,94,30/60,46,70 76,68,110 92,92,140',
    '七': '4,46,100 50,36,80 96,28,120/44,4,110 42,40,90 46,80,90 60,90,90 88,88,110 92,72,30',
    '八': '38,18,110 30,50,90 6,90,30/54,12,60 62,40,90 76,66,120 96,90,150',
    '九': '10,34,100 40,29,80 66,27,110 62,60,90 66,84,90 80,90,90 94,86,100 94,70,30/40,4,110 38,40,90 28,68,70 4,94,30',
    '伍': '26,4,110 18,28,80 4,46,30/18,30,100 18,60,90 18,96,100/34,16,100 60,13,70 90,15,110/60,14,90 56,48,80 50,84,90/'
          '40,48,90 60,45,70 80,45,100 78,64,90 74,84,90/28,88,110 60,85,75 98,87,120',
    '萬': '8,16,100 50,13,75 92,15,115/32,4,100 36,28,80/68,4,100 62,28,80/24,34,90 26,62,80/24,34,90 50,31,80 76,33,100 72,60,90/'
          '26,47,70 50,46,60 74,46,70/26,60,80 50,58,70 74,59,80/50,32,90 50,58,80 48,84,90/10,70,100 12,84,90 14,98,80/'
          '10,71,90 50,67,80 88,69,110 86,86,90 82,97,100 72,92,30/32,86,90 52,83,70 68,84,90/60,76,80 70,88,110',
    '万': '6,18,100 50,14,75 94,16,115/46,16,110 42,50,90 10,94,40/42,44,90 60,42,80 80,43,110 76,70,90 70,92,110 54,84,30',
    '東': '12,18,100 50,14,75 88,16,115/24,32,90 26,60,80/24,32,90 50,29,80 76,31,100 72,58,90/26,44,70 50,43,60 74,43,70/'
          '26,58,80 50,56,70 74,57,80/50,2,110 50,50,90 50,97,110/48,60,90 30,78,70 4,92,30/54,58,70 72,76,110 96,90,140',
    '南': '24,14,100 50,10,75 78,12,110/52,1,100 46,28,80/12,32,100 14,60,90 12,96,90/12,32,90 50,28,80 88,30,110 86,60,90 84,95,110 70,88,30/'
          '36,40,90 42,50,110/64,38,90 56,50,80/32,54,80 50,52,70 68,53,90/28,70,80 50,68,70 72,69,90/50,54,90 50,74,80 50,94,90',
    '西': '6,16,110 50,12,75 94,14,120/16,36,100 18,60,90 20,92,80/16,36,90 50,32,80 84,34,110 82,60,90 80,90,90/'
          '40,14,90 40,44,80 30,64,50/58,14,80 58,44,90 62,58,80 76,58,60/20,86,80 50,84,70 80,85,80',
    '北': '36,6,110 36,50,90 36,94,100/8,36,90 20,34,80 36,33,80/4,80,110 20,74,80 36,66,60/62,4,110 60,50,90 62,82,90 76,88,90 94,84,100 94,66,30/'
          '90,24,100 76,36,80 62,44,60',
    '發': '38,4,90 28,18,80 6,30,30/24,12,80 34,22,90/62,4,70 74,20,100 96,36,130/74,8,80 62,18,70/26,38,90 46,36,80 44,50,80 30,52,70/'
          '30,52,90 48,51,100 44,70,90 34,76,30/34,60,70 24,76,80 4,96,30/62,38,90 58,50,80 50,58,50/60,38,80 76,37,90 76,48,80 90,50,100/'
          '52,64,90 82,60,110 70,80,80 46,97,30/54,72,70 72,84,100 94,97,130',
    '発': '38,4,90 28,22,80 6,36,30/24,14,80 34,26,90/62,4,70 74,22,100 96,40,130/76,10,80 62,20,70/26,44,90 50,41,75 76,43,100/'
          '14,64,100 50,60,75 86,62,110/40,44,90 36,70,80 12,96,30/60,44,90 60,82,90 74,90,90 92,86,100 92,72,30',
    '中': '12,26,100 16,46,90 18,64,80/12,26,90 50,22,80 88,24,115 84,44,90 82,62,90/18,60,80 50,57,70 82,58,80/50,2,110 50,50,100 50,98,120',
}.items()}


def written(character, rng, noise, pen, wild):
    """A mask of the character as one maker writes it: its strokes with points moved, the pen's width and press a little other."""
    size = 3
    m = np.zeros((130 * size, 130 * size), np.uint8)
    press, lean, slope = rng.uniform(.3, 1.2), rng.uniform(-.18, .06), rng.uniform(-.14, .02)
    for stroke in STROKES[character]:
        away = noise.normal(0, wild, 2)
        p = np.array([[x, y, w] for x, y, w in stroke])
        p[:, :2] += away + noise.normal(0, wild * .8, (len(p), 2))
        p[:, 2] = 100 + (p[:, 2] - 100) * press
        # A smooth way through the points: Catmull-Rom.
        e = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
        way = []
        for i in range(1, len(e) - 2):
            for t in np.arange(0, 1, .1):
                a, b, c, d = e[i - 1], e[i], e[i + 1], e[i + 2]
                way.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
        way.append(e[-2])
        way = np.array(way)
        xs = 15 + way[:, 0] + (50 - way[:, 1]) * -lean
        ys = 15 + way[:, 1] + (way[:, 0] - 50) * slope
        for j in range(len(way) - 1):
            w = max(1, int(pen * size * max(15, way[j, 2]) / 100))
            ends = [(int(xs[k] * size * 8), int(ys[k] * size * 8)) for k in (j, j + 1)]
            cv2.line(m, ends[0], ends[1], 255, w, cv2.LINE_AA, 3)
    ys, xs = np.where(m > 40)
    m = m[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    # So that 150 is the square's side, as in fonts.
    return cv2.resize(m, (max(4, m.shape[1] // 2), max(4, m.shape[0] // 2)), interpolation=cv2.INTER_AREA)


def hand(rng, style):
    """The hand of one maker for one group of characters: a font, or strokes of its own."""
    k = rng.random()
    if k < .30:
        return ('strokes', rng.random(), rng.choice([rng.uniform(7, 11), rng.uniform(9, 16)]), rng.uniform(.8, 4.2))
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
            _written[key] = written(character, rng_of(seed), noise_of(seed), hand_[2], hand_[3])
        return _written[key]
    return glyph(character, hand_)
