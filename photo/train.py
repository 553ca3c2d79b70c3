"""Trains the net on drawings alone; goes on from the last state, or from checkpoint.npz where there is none. `--help` says how."""

import argparse
import math
import os
import random
import time

import numpy as np
import torch
import torch.nn.functional as F

from camera import W, Camera
from net import Net, load, normal

HERE = os.path.dirname(os.path.abspath(__file__))
BATCH, FRESH, KEPT, WARM = 24, 8, 4000, 200
COLUMNS = W // 8
FIVES = (4, 13, 22)


def target(labels):
    """The target, what the net shall say about a strip: heat, class, places, weight of places, red; by columns."""
    heat, kind = np.zeros(COLUMNS, np.float32), np.full(COLUMNS, -1, np.int64)
    place, weight, red = np.zeros((4, COLUMNS), np.float32), np.zeros(COLUMNS, np.float32), np.zeros(COLUMNS, np.float32)
    xs = (np.arange(COLUMNS) + 0.5) * 8
    for c, r, x, top, low, wide in labels:
        d = xs - x
        heat = np.maximum(heat, np.exp(-((d / (0.17 * max(wide, 20))) ** 2))).astype(np.float32)
        m = np.abs(d) < max(5, 0.27 * wide)
        kind[m], red[m], weight[m] = c, r, 1
        place[:, m] = np.stack(
            [-d[m] / 8] + [np.full(m.sum(), v) for v in ((top - 36) / 36, (low - 36) / 36, math.log(max(wide, 10) / 40))]
        )
    return heat, kind, place, weight, red


def loss_of(out, heat, kind, place, weight, red):
    here = kind >= 0
    where = F.binary_cross_entropy_with_logits(out[:, 0], heat, reduction='sum') / (weight.sum() / 3 + 1)
    logits = out[:, 6:].permute(0, 2, 1)[here]
    what = F.cross_entropy(logits, kind[here], label_smoothing=0.02)
    off = ((out[:, 1:5] - place).abs().sum(1) * weight).sum() / weight.sum()
    five = here & sum(kind == c for c in FIVES).bool()
    reds = F.binary_cross_entropy_with_logits(out[:, 5][five], red[five]) if five.any() else torch.zeros(())
    right = (logits.argmax(1) == kind[here]).float().mean()
    return where + 2 * what + 0.7 * off + 0.5 * reds, [v.item() for v in (where, what, off, reds, right)]


class Strips:
    """Strips keeps the last drawn ones, so that each is seen about three times."""

    def __init__(self, seed, pool):
        self.camera, self.rng, self.noise = Camera(seed, pool=pool, fresh=0.025), random.Random(seed), np.random.default_rng(seed)
        self.strips, self.targets = [], []

    def draw(self, n):
        for _ in range(n):
            strip, labels = self.camera.strip()
            self.strips.append(strip)
            self.targets.append(target(labels))
        del self.strips[:-KEPT], self.targets[:-KEPT]

    def batch(self):
        self.draw(FRESH if len(self.strips) >= 10 * BATCH else BATCH)
        n = len(self.strips)
        at = list(range(n - FRESH, n)) + [self.rng.randrange(n) for _ in range(BATCH - FRESH)]
        x = np.stack([self.strips[i] for i in at])
        if self.rng.random() < 0.5:
            # Seen again, but in another light.
            x = np.clip(x * self.noise.uniform(0.85, 1.12, (len(at), 1, 1, 3)).astype(np.float32), 0, 255).astype(np.uint8)
        return normal(torch.from_numpy(x)), [torch.from_numpy(np.stack([self.targets[i][j] for i in at])) for j in range(5)]


def main():
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument('--minutes', type=float, default=60, help='length of the schedule: the rate falls as a cosine over it')
    ask.add_argument('--done', type=float, default=0, help='minutes of the schedule that are over')
    ask.add_argument('--rate', type=float, default=2e-3)
    ask.add_argument('--seed', type=int, default=1)
    ask.add_argument('--pool', type=int, default=36, help='sets to draw from at a time')
    ask.add_argument('--state', default=os.path.join(HERE, 'cache', 'state.pt'))
    a = ask.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(a.seed)
    net = Net().to(memory_format=torch.channels_last)
    how = torch.optim.AdamW(net.parameters(), lr=a.rate, weight_decay=2e-4)
    mean, kept = None, os.path.join(HERE, 'checkpoint.npz')
    if os.path.exists(a.state):
        state = torch.load(a.state)
        net.load_state_dict(state['net'])
        how.load_state_dict(state['how'])
        mean = state['mean']
    elif os.path.exists(kept):
        net.load_state_dict(load(kept).state_dict())
    resumed = mean is not None
    strips, begun, steps, told, saved = Strips(a.seed, a.pool), time.time() - a.done * 60, 0, [], 0
    while True:
        part = (time.time() - begun) / (a.minutes * 60)
        if part >= 1:
            break
        rate = a.rate * min(1, (steps + 1) / (WARM / 4 if resumed else WARM)) * (0.49 * (1 + math.cos(math.pi * part)) + 0.02)
        for group in how.param_groups:
            group['lr'] = rate
        x, wanted = strips.batch()
        loss, said = loss_of(net(x), *wanted)
        how.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        how.step()
        steps += 1
        told.append(said)
        with torch.no_grad():
            now = net.state_dict()
            if mean is None:
                mean = {k: v.clone() for k, v in now.items()}
            slow = 0.996 if resumed else min(0.996, (steps + 1) / (steps + 20))
            for k, v in now.items():
                mean[k].mul_(slow).add_(v, alpha=1 - slow) if v.dtype.is_floating_point else mean[k].copy_(v)
        if steps % 50 == 0:
            w = np.mean(told[-50:], 0)
            print(
                f'{time.strftime("%H:%M:%S")} step {steps} cpu {time.process_time():.0f} rate {rate:.5f} '
                f'heat {w[0]:.3f} class {w[1]:.3f} place {w[2]:.3f} red {w[3]:.3f} right {w[4]:.4f}',
                flush=True,
            )
        if time.time() - saved > 120:
            save(a.state, net, mean, how)
            saved = time.time()
    save(a.state, net, mean, how)
    print('done', steps)


def save(path, net, mean, how):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    torch.save(dict(net=net.state_dict(), mean=mean, how=how.state_dict()), path + '.new')
    os.replace(path + '.new', path)


if __name__ == '__main__':
    main()
