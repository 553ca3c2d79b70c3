// Reads pictures of tiles, in a worker: the reader (crates/photo) with its weights, fetched when the first picture comes. The build writes
// the names of the files. Where a browser has no workers of modules, the page runs this itself (`photo.js`).
const FILES = { plain: "{{reader.js}}", simd: "{{reader-simd.js}}", weights: "{{weights.bin}}" };

const here = (name) => new URL(name, import.meta.url).href;

/** Whether WebAssembly here has numbers that are reckoned four at a time: a function that returns one of them is checked. */
const hasSimd = () => {
  const type = [1, 5, 1, 96, 0, 1, 123];
  const body = [0, 253, 12, ...new Array(16).fill(0), 11];
  const code = [10, body.length + 2, 1, body.length, ...body];
  return WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, ...type, 3, 2, 1, 0, ...code]));
};

/** The weights. Of a file that came cut the browser may have a copy: it is asked for once more past that. */
async function weighed(Reader) {
  for (const cache of ["default", "reload"]) {
    const answer = await fetch(here(FILES.weights), { cache });
    try {
      if (answer.ok) return new Reader(new Uint8Array(await answer.arrayBuffer()));
    } catch (error) {
      if (cache === "reload") throw error;
    }
  }
  throw new Error("the weights did not come");
}

let coming;
const reader = () => {
  coming ??= (async () => {
    const { default: start, Reader } = await import(here(hasSimd() ? FILES.simd : FILES.plain));
    await start();
    return weighed(Reader);
  })();
  coming.catch(() => (coming = undefined));
  return coming;
};

/** The set that the player has shown; used by a reader that comes later, too. */
let shown;

/** The picture that many times smaller, in the middle of one as large, on the colour of its corner. */
function smaller({ data, width, height }, times) {
  const all = new Uint8ClampedArray(data.length);
  for (let at = 0; at < all.length; at += 1) all[at] = data[at % 4];
  const [wide, high] = [Math.floor(width / times), Math.floor(height / times)];
  const [left, top] = [(width - wide) >> 1, (height - high) >> 1];
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      for (let color = 0; color < 3; color += 1) {
        let sum = 0;
        for (let down = 0; down < times; down += 1)
          for (let right = 0; right < times; right += 1) sum += data[4 * ((y * times + down) * width + x * times + right) + color];
        all[4 * ((top + y) * width + left + x) + color] = sum / times ** 2;
      }
  return { data: all, width, height };
}

/** The doubt of a reading, a tile's on average: the less the better. */
const doubt = ({ seen, tiles }) => (seen === "row" ? tiles.reduce((sum, one) => sum + Math.min(...one.odds), 0) / tiles.length : Infinity);
/** So many tiles fill a picture, and so much doubt is none. */
const [MANY, NONE] = [9, 8];

/** Reads a row. The net knows tiles as large as fourteen of them leave them: a few that fill the picture are looked at smaller, too. */
function read(own, picture) {
  let best;
  for (const times of [1, 2, 4, 8]) {
    const { data, width, height } = times === 1 ? picture : smaller(picture, times);
    const reading = JSON.parse(own.read(data, width, height));
    if (!best || doubt(reading) <= doubt(best.reading)) best = { reading, strip: own.strip() };
    if (best.reading.tiles.length >= MANY && doubt(best.reading) < NONE) break;
    if (["black", "blurred"].includes(reading.seen)) break;
  }
  return best;
}

const asks = {
  load: () => true,
  read,
  teach: (own, { row, data, width, height }) => ({ ...JSON.parse(own.teach(row, data, width, height)), numbers: own.taught() }),
};

/** A set is that of other weights, or none: the reader does without it, and is no worse than before. */
function dress(own) {
  own.unset();
  if (!shown) return;
  try {
    own.set(shown);
  } catch {
    own.unset();
  }
}

export async function answer({ ask, ...about }) {
  if (ask === "set") {
    shown = about.numbers;
    if (coming) dress(await reader());
    return true;
  }
  const isNew = !coming;
  const own = await reader();
  if (isNew) dress(own);
  // The rows of a new set are looked at without the one before.
  if (ask === "teach" && about.isFirst) own.unset();
  return asks[ask](own, about);
}

if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
  addEventListener("message", async ({ data: { id, ...about } }) => {
    try {
      postMessage({ id, answer: await answer(about) });
    } catch (error) {
      postMessage({ id, error: String(error?.code ?? error) });
    }
  });
  postMessage({ id: 0 });
}
