// Reads pictures of tiles, in a worker: the reader (crates/photo) with its weights, fetched when the first picture comes. The build writes
// the names of the files. Where a browser has no workers of modules, the page runs this itself (`photo.js`).
const FILES = { glue: "{{reader.js}}", plain: "{{reader_bg.wasm}}", simd: "{{reader-simd_bg.wasm}}", weights: "{{weights.bin}}" };

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
    const { default: start, Reader } = await import(here(FILES.glue));
    await start({ module_or_path: here(hasSimd() ? FILES.simd : FILES.plain) });
    return weighed(Reader);
  })();
  coming.catch(() => (coming = undefined));
  return coming;
};

/** The set that the player has shown; used by a reader that comes later, too. */
let shown;

/** Reads a row, with the strip of it. */
const read = (own, { data, width, height }) => ({ reading: JSON.parse(own.read(data, width, height)), strip: own.strip() });

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
