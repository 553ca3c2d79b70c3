"""The net: a strip of 72 x W to values for each column of 8 pixels. FORMAT.md says what they mean."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from faces import CLASSES

DEEP = 144


class Layer(nn.Module):
    def __init__(self, i, o, k=3, stride=1, pad=1):
        super().__init__()
        self.conv, self.norm = nn.Conv2d(i, o, k, stride, pad, bias=False), nn.BatchNorm2d(o)

    def forward(self, x):
        return F.relu(self.norm(self.conv(x)), inplace=True)


class Net(nn.Module):
    """Net of 424,666 weights; its layers in the order of weights.bin are `layers()`, those that add their input `adding`."""

    adding = {2, 4, 5, 7}

    def __init__(self):
        super().__init__()
        self.c1, self.c2, self.r2 = Layer(3, 16, stride=2), Layer(16, 32, stride=2), Layer(32, 32)
        self.c3, self.r3, self.r4 = Layer(32, 64, stride=2), Layer(64, 64), Layer(64, 64)
        self.col, self.t1 = Layer(64, DEEP, (9, 3), 1, (0, 1)), Layer(DEEP, DEEP, (1, 3), 1, (0, 1))
        self.drop, self.out = nn.Dropout(0.15), nn.Conv2d(DEEP, 6 + CLASSES, 1)
        with torch.no_grad():
            self.out.bias[0] = -2.0

    def layers(self):
        return [self.c1, self.c2, self.r2, self.c3, self.r3, self.r4, self.col, self.t1]

    def forward(self, x):
        for i, layer in enumerate(self.layers()):
            x = x + layer(x) if i in self.adding else layer(x)
        return self.out(self.drop(x))[:, :, 0]


def normal(strips):
    """Strips (N, 72, W, 3 bytes) normalised by their own mean and spread, in spreads."""
    x = strips.permute(0, 3, 1, 2).float()
    mean, spread = x.mean((1, 2, 3), keepdim=True), x.std((1, 2, 3), keepdim=True, correction=0)
    return ((x - mean) / (spread + 12.75)).contiguous(memory_format=torch.channels_last)


@torch.no_grad()
def run(net, strips):
    return net(normal(torch.from_numpy(np.ascontiguousarray(strips)))).numpy()


def load(path):
    """The averaged net of a checkpoint: a state of training (.pt), or the small one that is kept (.npz, float16)."""
    net = Net()
    if path.endswith('.npz'):
        net.load_state_dict({k: torch.from_numpy(v.astype(np.float32) if v.dtype == np.float16 else v) for k, v in np.load(path).items()})
    else:
        net.load_state_dict(torch.load(path)['mean'])
    return net.eval().to(memory_format=torch.channels_last)


def keep(mean, path):
    """Writes the averaged net as float16."""
    np.savez_compressed(path, **{k: v.numpy().astype(np.float16) if v.dtype.is_floating_point else v.numpy() for k, v in mean.items()})
