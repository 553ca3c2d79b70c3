// As much of PDF as tells on which pages the parts of a tagged document stand: Chromium writes its structure uncompressed.

/** The parts of a kind ("Table", "LI" …), each as the list of the pages that it is on, from 0. */
export function parts(pdf, kind) {
  const text = pdf.toString("latin1");
  const objects = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [id, body]));
  const pages = [...objects].filter(([, body]) => /\/Type \/Page\b/.test(body)).map(([id]) => id);
  const within = (id, seen) => {
    const body = objects.get(id) ?? "";
    for (const [, page] of body.matchAll(/\/Pg (\d+) 0 R/g)) seen.add(page);
    const kids = body.match(/\/K (\[[^\]]*\]|\d+ 0 R)/)?.[1] ?? "";
    for (const [, kid] of kids.replace(/\/Pg \d+ 0 R/g, "").matchAll(/(\d+) 0 R/g)) within(kid, seen);
    return seen;
  };
  const found = [...objects].filter(([, body]) => new RegExp(`/S /${kind}\\b`).test(body));
  return { count: pages.length, parts: found.map(([id]) => [...within(id, new Set())].map((page) => pages.indexOf(page))) };
}
