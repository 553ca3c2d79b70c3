"""Canvas: one tile's face while it is drawn, 144 x 192, colour with cover (RGBA, colours not yet mixed with the tile's own)."""

import math

import cv2
import numpy as np

cv2.setNumThreads(1)

WIDE, HIGH = 144, 192
# Drawn parts in this colour are let through: the material puts the tile's own colour there.
PAPER = (240, 236, 225)


class Canvas:
    """Canvas draws with masks; places and lengths are pixels of the face."""

    def __init__(self, noise):
        self.noise = noise
        self.rgba = np.zeros((HIGH, WIDE, 4), np.float32)

    def over(self, mask, colour):
        x, y, w, h = cv2.boundingRect(mask)
        if w == 0:
            return
        alpha = (mask[y : y + h, x : x + w].astype(np.float32) / 255)[..., None]
        part = self.rgba[y : y + h, x : x + w]
        part[..., :3] = part[..., :3] * (1 - alpha) + np.array(colour, np.float32) * alpha
        part[..., 3:] = part[..., 3:] * (1 - alpha) + alpha * 255

    def shape(self, paint, colour):
        mask = np.zeros((HIGH, WIDE), np.uint8)
        paint(mask)
        self.over(mask, colour)

    def disc(self, x, y, r, colour, tall=None, line=-1):
        size = (max(1, int(r * 8)), max(1, int((tall or r) * 8)))
        self.shape(lambda m: cv2.ellipse(m, (int(x * 8), int(y * 8)), size, 0, 0, 360, 255, line, cv2.LINE_AA, 3), colour)

    def oval(self, x, y, rx, ry, turn, colour, line=-1, part=(0, 360)):
        size = (max(2, int(rx)), max(2, int(ry)))
        self.shape(lambda m: cv2.ellipse(m, (int(x), int(y)), size, turn, *part, 255, line, cv2.LINE_AA), colour)

    def line(self, x0, y0, x1, y1, w, colour):
        ends = (int(x0 * 8), int(y0 * 8)), (int(x1 * 8), int(y1 * 8))
        self.shape(lambda m: cv2.line(m, *ends, 255, max(1, int(round(w))), cv2.LINE_AA, 3), colour)

    def path(self, points, w, colour, closed=False):
        p = (np.array(points, np.float32) * 8).astype(np.int32)
        self.shape(lambda m: cv2.polylines(m, [p], closed, 255, max(1, int(w)), cv2.LINE_AA, 3), colour)

    def poly(self, points, colour):
        p = (np.array(points, np.float32) * 8).astype(np.int32)
        self.shape(lambda m: cv2.fillPoly(m, [p], 255, cv2.LINE_AA, 3), colour)

    def rect(self, x0, y0, x1, y1, w, colour):
        self.shape(lambda m: cv2.rectangle(m, (int(x0), int(y0)), (int(x1), int(y1)), 255, int(w)), colour)

    def put(self, mask, cx, cy, w, h, colour, thick=0, turn=0.0, shear=0.0, warp=0.0):
        """Puts a mask around a place: made thicker, turned, sheared, and warped as another hand would have written it."""
        w, h = max(4, int(w)), max(4, int(h))
        m = cv2.resize(mask, (w, h), interpolation=cv2.INTER_AREA)
        if warp > 0 and w > 20 and h > 20:
            m = cv2.copyMakeBorder(m, 8, 8, 8, 8, cv2.BORDER_CONSTANT)
            h, w = m.shape
            ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
            bend = [cv2.resize(self.noise.uniform(-1, 1, (4, 4)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC) for _ in 'xy']
            m = cv2.remap(m, xs + bend[0] * warp * w, ys + bend[1] * warp * h, cv2.INTER_LINEAR)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        a = np.float32([[c, -s], [s, c]]) @ np.float32([[1, shear], [0, 1]])
        t = np.array([cx, cy]) - a @ np.array([w / 2, h / 2])
        full = cv2.warpAffine(m, np.float32([[a[0, 0], a[0, 1], t[0]], [a[1, 0], a[1, 1], t[1]]]), (WIDE, HIGH), flags=cv2.INTER_LINEAR)
        if thick:
            k = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (abs(thick) * 2 + 1,) * 2)
            full = cv2.dilate(full, k) if thick > 0 else cv2.erode(full, k)
        self.over(full, colour)
        return full
