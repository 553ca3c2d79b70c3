// Loads the app's other files of WebAssembly, and the style sheets of what they draw: the end of the app's glue, where `wasm` is what
// the first file exports. The build fills in what calls this for each file, with its bytes, and what a build for developers checks
// itself by (`canary`).
const part = (file, size) => {
  let coming, running;
  /** What came cut, or as another file, the browser may keep for a year: it is asked for again past those copies. */
  const fetched = async () => {
    for (const cache of ["default", "reload"]) {
      const answer = await fetch(new URL(file, import.meta.url), { cache });
      const bytes = await answer.arrayBuffer();
      if (answer.ok && bytes.byteLength === size) return bytes;
    }
    throw new Error(`not as it was built: ${file}`);
  };
  /** Once: a second time would undo what the first one has become. */
  const run = () => {
    const start = async () => WebAssembly.instantiate(await fetched(), { __wasm_split: { ...wasm, ...canary } });
    running ??= start();
    running.catch(() => (running = undefined));
    return running;
  };
  /** A sheet of the template that is in the page now leaves it. */
  const dressed = (sheet) =>
    new Promise((done, failed) => {
      const link = sheet.cloneNode();
      link.onload = () => done(sheet.remove());
      link.onerror = () => failed(link.remove());
      document.head.append(link);
    });
  const sheets = () => [...(document.getElementById("styles")?.content.children ?? [])];
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
