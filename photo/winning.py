"""The most probable winning hand of a row, for measuring alone: four sets and a pair, seven pairs, thirteen orphans.
The product's is `tensu::likely`."""

import heapq
import math
from functools import lru_cache

ORPHANS = [0, 8, 9, 17, 18, 26] + list(range(27, 34))


@lru_cache(maxsize=400000)
def sets_only(counts, honours):
    c = list(counts)
    for i, n in enumerate(c):
        if n:
            if n >= 3:
                c[i] -= 3
                if sets_only(tuple(c), honours):
                    return True
                c[i] += 3
            if not honours and i + 2 < len(c) and c[i + 1] and c[i + 2]:
                for k in range(3):
                    c[i + k] -= 1
                return sets_only(tuple(c), honours)
            return False
    return True


def wins(tiles):
    c = [0] * 34
    for t in tiles:
        if t >= 34 or c[t] == 4:
            return False
        c[t] += 1
    if len(tiles) == 14 and (c.count(2) == 7 or (all(c[t] for t in ORPHANS) and sum(c[t] for t in ORPHANS) == 14)):
        return True
    parts = [c[0:9], c[9:18], c[18:27], c[27:34]]
    odd = [k for k, p in enumerate(parts) if sum(p) % 3 == 2]
    if len(odd) != 1 or any(sum(p) % 3 == 1 for p in parts):
        return False
    for k, p in enumerate(parts):
        if k != odd[0]:
            if not sets_only(tuple(p), k == 3):
                return False
        elif not any(p[i] >= 2 and sets_only(tuple(p[:i] + [p[i] - 2] + p[i + 1 :]), k == 3) for i in range(len(p))):
            return False
    return True


def likeliest(chances, tries=4000, deep=8, drop=9.0, most=12):
    """The best winning hand and how surely each of its tiles is shared by the winning hands near it; None if none was found."""
    order = [sorted(range(34), key=lambda t: -p[t])[:deep] for p in chances]
    logs = [[(math.log(max(p[t], 1e-6)), t) for t in o] for p, o in zip(chances, order)]
    heap, found, n = [(-sum(c[0][0] for c in logs), (0,) * len(logs), 0)], [], 0
    while heap and n < tries:
        less, at, last = heapq.heappop(heap)
        n += 1
        tiles = [logs[i][k][1] for i, k in enumerate(at)]
        if found and -less < found[0][0] - drop:
            break
        if wins(tiles):
            found.append((-less, tiles))
            if len(found) >= most:
                break
        for i in range(last, len(logs)):
            if at[i] + 1 < deep:
                heapq.heappush(heap, (less + logs[i][at[i]][0] - logs[i][at[i] + 1][0], at[:i] + (at[i] + 1,) + at[i + 1 :], i))
    if not found:
        return None
    weight = [math.exp(s - found[0][0]) for s, _ in found]
    best = found[0][1]
    return best, [sum(w for w, (_, t) in zip(weight, found) if t[i] == best[i]) / sum(weight) for i in range(len(best))]
