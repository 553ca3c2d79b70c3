// Loads the app's other files of WebAssembly, and the style sheets of what they draw: the end of the app's glue, where `wasm` is what
// the first file exports. The build fills in the files with their bytes, what calls this for each part, and what a build for
// developers checks itself by (`canary`).
const PATIENCE = 20_000;
/** The bytes of an answer, if no longer time goes by without more of them. */
const read = async (url, cache) => {
  const stop = new AbortController();
  let left;
  const more = () => {
    clearTimeout(left);
    left = setTimeout(() => stop.abort(), PATIENCE);
  };
  more();
  try {
    const answer = await fetch(url, { cache, signal: stop.signal });
    const [reader, all] = [answer.body.getReader(), []];
    for (let one; !(one = await reader.read()).done; more()) all.push(one.value);
    return answer.ok ? new Blob(all).arrayBuffer() : undefined;
  } finally {
    clearTimeout(left);
  }
};
/** A file of WebAssembly: what fetches it, and what runs it, once: a second time would undo what the first one has become. */
const file = (name, size) => {
  let coming, running;
  /** What came cut, or as another file, the browser may keep for a year: it is asked for again past those copies. */
  const fetched = async () => {
    for (const cache of ["default", "reload"]) {
      const bytes = await read(new URL(name, import.meta.url), cache);
      if (bytes?.byteLength === size) return bytes;
    }
    throw new Error(`not as it was built: ${name}`);
  };
  const fetchOnce = () => {
    coming ??= fetched();
    coming.catch(() => (coming = undefined));
    return coming;
  };
  const start = async () => WebAssembly.instantiate(await fetchOnce(), { __wasm_split: { ...wasm, ...canary } });
  const run = () => {
    running ??= start();
    running.catch(() => (running = undefined));
    return running;
  };
  return { fetchOnce, run };
};
/** In place of a part that is in the first file, or that this program lacks. */
const at = (there) => async (callback, data) => {
  await undefined;
  wasm.__indirect_function_table.get(callback)(data, there);
};
const part = (all, names) => {
  let coming;
  /** What others share comes first, and is there before it. */
  const run = async () => {
    await Promise.all(all.map((one) => one.fetchOnce()));
    for (const one of all) await one.run();
  };
  /** A sheet of the template that is in the page now leaves it. */
  const dressed = (sheet) =>
    new Promise((done, failed) => {
      const link = sheet.cloneNode();
      link.onerror = () => failed(link.remove());
      const left = setTimeout(link.onerror, PATIENCE);
      link.onload = () => done(sheet.remove(clearTimeout(left)));
      document.head.append(link);
    });
  /** Those that belong to it, by the beginnings of their names. */
  const isOwn = ({ href }) => names.some((name) => href.includes(`/${name}`));
  const sheets = () => [...(document.getElementById("styles")?.content.children ?? [])].filter(isOwn);
  return async (callback, data) => {
    let there = true;
    try {
      await (coming ??= Promise.all([run(), ...sheets().map(dressed)]));
    } catch {
      coming = undefined;
      there = false;
    }
    wasm.__indirect_function_table.get(callback)(data, there);
  };
};
