"""Makes weights.bin (int8, FORMAT.md) and vectors/ of a net: `export.py [STATE…]`: of the mean of
these states of training, which become checkpoint.npz; without any, of checkpoint.npz."""

import os
import struct
import sys

import cv2
import numpy as np
import torch

from camera import Camera
from exact import ADD, RELU, Exact, check_of
from faces import CLASSES, KINDS
from net import Net, keep, load, normal
from reading import read, softmax_log

HERE = os.path.dirname(os.path.abspath(__file__))
# Layers that share their scale, as what is added must be of one kind with what it is added to.
GROUPS = [(0,), (1, 2), (3, 4, 5), (6, 7)]


def folded(net):
    """Weights and biases with batch norm folded in, as float64."""
    out = []
    for layer in net.layers():
        n = layer.norm
        g = (n.weight / torch.sqrt(n.running_var + n.eps)).double()
        out.append(
            (
                (layer.conv.weight.double() * g[:, None, None, None]).detach().numpy(),
                (n.bias.double() - n.running_mean.double() * g).detach().numpy(),
                layer.conv.stride[0],
                *layer.conv.padding,
            )
        )
    out.append((net.out.weight.detach().double().numpy(), net.out.bias.detach().double().numpy(), 1, 0, 0))
    return out


@torch.no_grad()
def reach(net, strips, percent):
    """The reach of each channel's values in each group of layers: a percentile over drawn strips."""
    x, tops = normal(torch.from_numpy(strips)), []
    for i, layer in enumerate(net.layers()):
        x = x + layer(x) if i in net.adding else layer(x)
        v = x.permute(1, 0, 2, 3).reshape(x.shape[1], -1).numpy()
        tops.append(np.percentile(v, percent, axis=1))
    return [np.max([tops[i] for i in g], axis=0) for g in GROUPS]


def scales(net, strips, percent, even):
    """The scales: what one step means in each channel after each layer. `even`: 1 = each channel its own, 0 = one for all."""
    result = {}
    for group, top in zip(GROUPS, reach(net, strips, percent)):
        most = top.max()
        own = np.maximum(top, most * 0.02) ** even * most ** (1 - even) / 127
        for i in group:
            result[i] = own
    return result


def file_of(net, steps, temperature):
    layers, before = folded(net), np.full(3, 1 / 32)
    out = b'TENSUNET' + struct.pack('<HHBB', 1, round(temperature * 256), len(layers), CLASSES)
    for i, (w, b, stride, py, px) in enumerate(layers):
        co, ci, kh, kw = w.shape
        last = i + 1 == len(layers)
        after = np.full(co, 1 / 256) if last else steps[i]
        w = w * before[None, :, None, None]
        step = np.maximum(np.abs(w).max((1, 2, 3)), 1e-9) / 127
        q = np.clip(np.round(w / step[:, None, None, None]), -127, 127).astype(np.int8)
        ratio = step / after
        shift = np.clip(15 - np.floor(np.log2(ratio)).astype(int), 1, 40)
        many = np.round(ratio * 2.0**shift).astype(int)
        shift, many = np.where(many > 65535, shift - 1, shift), np.where(many > 65535, (many + 1) // 2, many)
        bias = np.clip(np.round(b / step), -(2**30), 2**30).astype(int)
        flags = 0 if last else RELU | (ADD if i in Net.adding else 0)
        out += struct.pack('<6BHH', kh, kw, stride, py, px, flags, ci, co) + bias.astype('<i4').tobytes() + many.astype('<u2').tobytes()
        out += shift.astype('u1').tobytes() + q.transpose(2, 3, 1, 0).tobytes()
        before = after
    return out + struct.pack('<I', check_of(out))


def drawn(seed, many):
    camera = Camera(seed, pool=12, fresh=0.2)
    return np.stack([camera.strip()[0] for _ in range(many)])


def warmth(net):
    """The temperature at which the classes of drawn rows, read as a reader reads, surprise least."""
    camera, taken = Camera(103, pool=16, fresh=0.2), []
    while len(taken) < 120:
        taken.append(camera.strip())
    rows = read(net, [cv2.resize(strip, (1440, 144), interpolation=cv2.INTER_LINEAR) for strip, _ in taken])
    known = []
    for row, (_, labels) in zip(rows, taken):
        for c, _, x, _, _, wide in labels:
            known += [(p[5], c) for p in row if abs(p[0] - x) < 0.25 * wide]
    surprise = {t: float(np.mean([-softmax_log(logs / t)[c] for logs, c in known])) for t in np.arange(0.5, 1.55, 0.05)}
    best = min(surprise, key=surprise.get)
    print(f'temperature {best:.2f}: surprise {surprise[best]:.3f} of {len(known)} tiles')
    return float(best)


def best_file(net, temperature):
    """The file whose whole numbers differ least from the floats on strips that did not set its scales."""
    strips, others = drawn(101, 64), drawn(102, 10)
    with torch.no_grad():
        wanted = net(normal(torch.from_numpy(others))).numpy()
    best = None
    for percent in (99.9, 99.97, 99.99, 100):
        for even in (0, 0.5, 0.8, 1):
            data = file_of(net, scales(net, strips, percent, even), temperature)
            off = float(np.abs(Exact(data).run(None, others) - wanted)[:, 6:].mean())
            print(f'reach {percent} even {even}: off by {off:.4f}')
            if best is None or off < best[0]:
                best = (off, data)
    return best[1]


def vectors(data):
    """Strips and rows to test readers with: small, and what the whole numbers make of them."""
    net, folder, camera = Exact(data), os.path.join(HERE, 'vectors'), Camera(2026, pool=6, fresh=0.1)
    os.makedirs(folder, exist_ok=True)
    for i in range(4):
        strip, _ = camera.strip([camera.rows.hands.some() for _ in range(7)])
        strip = cv2.GaussianBlur(strip, (0, 0), 0.8)
        x = 240 if i % 2 else 200
        part = np.ascontiguousarray(strip[:, x : x + (240 if i % 2 else 320)])
        cv2.imwrite(os.path.join(folder, f'strip_{i + 1}.png'), part[..., ::-1], [cv2.IMWRITE_PNG_COMPRESSION, 9])
        net.values(part).astype('<i4').tofile(os.path.join(folder, f'strip_{i + 1}.out'))
    flat = np.full((72, 240, 3), 200, np.uint8)
    cv2.imwrite(os.path.join(folder, 'flat.png'), flat)
    net.values(flat).astype('<i4').tofile(os.path.join(folder, 'flat.out'))
    if os.path.exists(os.path.join(folder, 'rows.txt')):
        return
    lines, i = [], 0
    while len(lines) < 10:
        strip, labels = camera.strip()
        names = ''.join('f' if c == 34 else '#' if c == 35 else ('0' if red else KINDS[c][0]) + KINDS[c][1] for c, red, *_ in labels)
        if len(labels) in (14, 11, 13, 8) and 24 < labels[0][4] - labels[0][3] < 70:
            i += 1
            cv2.imwrite(os.path.join(folder, f'row_{i}.jpg'), strip[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 88])
            lines.append(f'row_{i}.jpg {names}')
    open(os.path.join(folder, 'rows.txt'), 'w').write('\n'.join(lines) + '\n')


def mean_of(paths):
    """The mean of several states of one training: a little better than each."""
    states = [load(path).state_dict() for path in paths]
    whole = [k for k, v in states[0].items() if not v.dtype.is_floating_point]
    return {k: states[0][k] if k in whole else sum(s[k].double() for s in states).div(len(states)).float() for k in states[0]}


def main():
    torch.set_num_threads(1)
    kept = os.path.join(HERE, 'checkpoint.npz')
    if len(sys.argv) > 1:
        keep(mean_of(sys.argv[1:]), kept)
    net = load(kept)
    data = best_file(net, warmth(net))
    with open(os.path.join(HERE, 'weights.bin'), 'wb') as f:
        f.write(data)
    vectors(data)
    print(f'{len(data)} bytes, fingerprint {struct.unpack("<I", data[-4:])[0]:08x}')


if __name__ == '__main__':
    main()
