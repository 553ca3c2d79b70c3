"""The net in whole numbers, exactly as FORMAT.md says, in numpy; `exact.py` alone checks vectors/ against weights.bin."""

import math
import os
import struct

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
RELU, ADD = 1, 2


def check_of(data):
    """FNV-1a, 32 bits."""
    h = 2166136261
    for b in data:
        h = (h ^ b) * 16777619 & 0xFFFFFFFF
    return h


class Exact:
    """Exact computes what weights.bin says; sums are made in float64, which holds all of them exactly."""

    def __init__(self, data):
        if data[:8] != b'TENSUNET' or struct.unpack('<I', data[-4:])[0] != check_of(data[:-4]):
            raise ValueError('not weights, or damaged ones')
        version, self.temperature, count, self.classes = struct.unpack_from('<HHBB', data, 8)
        if version != 1:
            raise ValueError(f'version {version}')
        at, self.layers = 14, []
        for _ in range(count):
            kh, kw, stride, py, px, flags, ci, co = struct.unpack_from('<6BHH', data, at)
            at += 10
            parts = []
            for kind, n in (('<i4', co), ('<u2', co), ('u1', co), ('i1', kh * kw * ci * co)):
                parts.append(np.frombuffer(data, kind, n, at).astype(np.int64))
                at += parts[-1].size * np.dtype(kind).itemsize
            bias, multiplier, shift, weights = parts
            if (np.abs(bias) + 127 * np.abs(weights.reshape(-1, co)).sum(0)).max() >= 2**31:
                raise ValueError('a sum may not fit in 32 bits')
            self.layers.append(
                (kh, kw, stride, py, px, flags, bias, multiplier, shift, weights.reshape(kh * kw * ci, co).astype(np.float64))
            )
        if at != len(data) - 4:
            raise ValueError('too long or too short')

    def values(self, strip):
        """42 values a column (W/8 x 42), in 1/256, of one strip (72 x W x 3 bytes)."""
        x = normal(strip)
        for i, (kh, kw, stride, py, px, flags, bias, multiplier, shift, weights) in enumerate(self.layers):
            w = np.pad(x, ((py, py), (px, px), (0, 0)))
            w = np.lib.stride_tricks.sliding_window_view(w, (kh, kw), (0, 1))[::stride, ::stride]
            w = w.transpose(0, 1, 3, 4, 2)
            sums = (w.reshape(w.shape[0] * w.shape[1], -1).astype(np.float64) @ weights).astype(np.int64) + bias
            out = (sums * multiplier + (1 << (shift - 1))) >> shift
            out = out.reshape(w.shape[0], w.shape[1], -1)
            if i + 1 == len(self.layers):
                return np.clip(out, -(2**20), 2**20)[0].astype(np.int32)
            out = np.clip(out, 0, 127)
            x = np.minimum(127, out + x) if flags & ADD else out
        raise ValueError('no layers')

    def run(self, _, strips):
        """As `net.run`: floats, by columns last."""
        return np.stack([self.values(s).T for s in strips]).astype(np.float32) / 256


def normal(strip):
    """The strip by its own mean and spread, in 1/32 spread, as -127 to 127."""
    p = strip.astype(np.int64)
    n, s, q = p.size, int(p.sum()), int((p * p).sum())
    r = math.isqrt(n * q - s * s)
    d = 4 * r + 51 * n
    # Python's whole numbers where 64 bits would do, too; a table, as there are only 256 bytes.
    table = np.array([max(-127, min(127, (256 * (n * b - s) + d) // (2 * d))) for b in range(256)], np.int64)
    return table[strip]


def main():
    import cv2

    net = Exact(open(os.path.join(HERE, 'weights.bin'), 'rb').read())
    folder, seen = os.path.join(HERE, 'vectors'), 0
    for name in sorted(os.listdir(folder)):
        if name.endswith('.png'):
            strip = cv2.imread(os.path.join(folder, name))[..., ::-1]
            wanted = np.fromfile(os.path.join(folder, name[:-4] + '.out'), '<i4').reshape(-1, 42)
            if (net.values(strip) != wanted).any():
                raise SystemExit(f'{name} differs')
            seen += 1
    print(f'{seen} vectors agree')


if __name__ == '__main__':
    main()
