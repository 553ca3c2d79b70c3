// The Worker of docs/hosting in Cloudflare's runtime, which is large: with every case only.

import assert from "node:assert/strict";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";

import { unpacked } from "../e2e/png.mjs";
import { heavy, project, rare, root, tools } from "./user.mjs";

const URL_ = "https://tensu.example/";
const file = (name) => readFile(join(root, name));

/** The files of a site that the Worker asks for, the page with the tags that the build puts into it (xtask/src/site/unfurl.rs). */
async function site() {
  const tags = { title: "Tensu", description: "What is it worth?", image: `${URL_}cards/tensu.png`, url: `${URL_}h/` };
  const text = Object.entries(tags).map(([name, value]) => `<meta property="og:${name}" content="${value}">`);
  const page = (await file("www/h/index.html")).toString().replace("</title>", `</title>${text.join("")}`);
  return {
    "/h/": [page, "text/html"],
    "/cards/tensu.png": [await file("www/cards/tensu.png"), "image/png"],
    "/cards/faces.bin": [await file("www/cards/faces.bin"), "application/octet-stream"],
    "/h/open.js": ["", "text/javascript"],
  };
}

let runtime;
let files;
before(async () => {
  if (process.env.TESTS !== "all") return;
  const modules = await heavy("runtimes");
  const { Miniflare } = await import(pathToFileURL(join(modules, "miniflare/dist/src/index.js"))).then((all) => all.default ?? all);
  const { build } = (await import(pathToFileURL(join(tools, "esbuild/lib/main.js")))).default;
  const { folder } = await project("hands");
  for (const name of ["cloudflare.js", "hand.js"]) await copyFile(join(root, "docs/hosting", name), join(folder, name));
  const outdir = join(folder, "worker");
  await build({
    absWorkingDir: folder, entryPoints: ["cloudflare.js"], outdir, bundle: true, format: "esm", conditions: ["workerd", "worker", "browser"],
    loader: { ".wasm": "copy" }, outExtension: { ".js": ".mjs" }, logLevel: "silent",
  });
  files = await site();
  const ASSETS = (request) => {
    const [body, type] = files[new URL(request.url).pathname] ?? [];
    return body === undefined ? new Response("", { status: 404 }) : new Response(body, { headers: { "Content-Type": type } });
  };
  runtime = new Miniflare({
    modules: true, modulesRoot: outdir, scriptPath: join(outdir, "cloudflare.mjs"), serviceBindings: { ASSETS },
    modulesRules: [{ type: "ESModule", include: ["**/*.mjs"] }, { type: "CompiledWasm", include: ["**/*.wasm"] }],
  });
});
after(() => runtime?.dispose());

const get = (path) => runtime.dispatchFetch(URL_ + path);
const said = (html, name) => html.match(new RegExp(`property="og:${name}" content="([^"]*)"`))[1];

rare("a link to a hand has its price, its yaku and its tiles, in the language of who shared it", async () => {
  const link = "1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m5p";
  const html = async (query) => {
    const answer = await get(`h/?${query}`);
    assert.deepEqual([answer.status, answer.headers.get("cache-control")], [200, "no-cache"]);
    return answer.text();
  };
  const english = await html(`${link}&fbclid=1`);
  assert.equal(said(english, "title"), "Ron 12,000: Riichi, Pinfu, Tanyao, Dora, Red five");
  assert.match(said(english, "description"), /^Haneman, 7 han 30 fu\. .*34/);
  assert.equal(said(english, "image"), `${URL_}h/card.png?${link}&amp;lang=en`);
  assert.equal(said(english, "url"), `${URL_}h/?${link}&amp;lang=en`);
  assert.match(said(await html(`${link}&lang=de`), "title"), /^Ron 12\.000: /);
  assert.match(said(await html(`${link}&lang=xx`), "title"), /^Ron 12,000: /);
  assert.match(said(await html("1/mcr_2006/147m258p369s1234z/ron:5z"), "title"), /Knitted straight/);
  // Worth nothing yet: its tiles.
  assert.equal(said(await html("1/tenhou/12m"), "title"), "12m");
  // Somebody's own rules have a name that is text.
  assert.equal((await html("1/cheatsheet/name=.3Cscript.3E/34066p78s234m55m/ron:9s/riichi")).match(/<script/g).length, 1);
});

rare("its picture is a PNG with the price", async () => {
  const answer = await get("h/card.png?1/cheatsheet/234m34066p67856s/ron:7s/riichi/dora:1m5p");
  assert.deepEqual(["content-type", "cache-control"].map((name) => answer.headers.get(name)), ["image/png", "public, max-age=86400"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, color } = unpacked(bytes);
  assert.deepEqual([width, height, bytes.length < 100_000], [1200, 630, true]);
  const digits = Array.from({ length: 600 }, (_, x) => color(x, 150)).filter((one) => one === "fdfaf1");
  assert.ok(digits.length > 50);
});

rare("what cannot be read has the page and the card of the site", async () => {
  for (const query of ["", "?fbclid=1", "?1/moon", "?1/tenhou/%3Cscript%3E/123m", `?1/tenhou/${"1m".repeat(3000)}`]) {
    assert.equal(await (await get(`h/${query}`)).text(), files["/h/"][0], query);
    const card = Buffer.from(await (await get(`h/card.png${query}`)).arrayBuffer());
    assert.ok(card.equals(files["/cards/tensu.png"][0]), query);
  }
  assert.equal((await get("h/open.js?v=1")).headers.get("content-type"), "text/javascript");
  assert.equal((await get("h/none")).status, 404);
});
