// The site where people put it: a plain server under a path, the unpacked zip, a real nginx with our configuration.

import assert from "node:assert/strict";
import { existsSync, statSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { after, before } from "node:test";
import { dist, rare, serve, start, waitForApp } from "./harness.mjs";
import { nginx } from "./nginx.mjs";
import { Player, sample } from "./player.mjs";
import { unpacked } from "./png.mjs";

const BASE = "/club/tensu/";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** A page of a fresh browser, with what it complained about. */
async function open(url, steps) {
  const context = await app.browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const mistakes = [];
    page.on("console", (message) => message.type() === "error" && mistakes.push(message.text()));
    page.on("response", (response) => response.status() >= 400 && mistakes.push(`${response.status()} ${response.url()}`));
    waitForApp(page);
    await page.goto(url);
    await steps(page);
    assert.deepEqual(mistakes, []);
  } finally {
    await context.close();
  }
}

/** Riichi, pinfu, tanyao, a red five and three dora: a haneman. */
const scores = (url) =>
  open(url, async (page) => {
    const player = new Player(page);
    await sample(player);
    assert.equal(await player.price("Ron"), "12,000");
  });

/** All files of a folder, by their path from it. */
async function files(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = (entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1);
  return entries.filter((entry) => entry.isFile()).map(inside).sort();
}

rare("a plain server under a path", async () => {
  const server = await serve(dist, BASE);
  try {
    await scores(server.url);
  } finally {
    await server.stop();
  }
});

const Zip = createRequire(new URL("../../target/tools/npm/package.json", import.meta.url))("adm-zip");

/** All files of a zip, by name; a damaged one fails. */
const read = (path) => new Map(new Zip(path).getEntries().map((entry) => [entry.entryName, entry.getData()]));

/** The zip of the last build: named by `cargo xtask test`, or made by `cargo xtask zip`. */
async function zip() {
  const target = fileURLToPath(new URL("../../target/", import.meta.url));
  const made = async () => (await readdir(target)).filter((name) => /^tensu-site-.*\.zip$/.test(name)).map((name) => join(target, name))[0];
  const path = process.env.SITE_ZIP ?? (await made());
  assert.ok(path, "`cargo xtask zip` makes it");
  return path;
}

rare("the unpacked zip", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tensu-zip-"));
  try {
    const path = await zip();
    const names = [...read(path).keys()];
    for (const name of names) assert.doesNotMatch(name, /^\/|(^|\/)\.\.(\/|$)/, "no name leads out of the folder");
    new Zip(path).extractAllTo(folder);
    const beside = ["docs/hosting.md", ...["cloudflare.js", "hand.js", "nginx.conf", "nginx.js"].map((name) => `docs/hosting/${name}`), "docs/embed.md", "LICENSE-MIT", "LICENSE-APACHE", "inside.cdx.json"];
    assert.deepEqual(names.filter((name) => !name.startsWith("tensu/")), beside);
    const site = join(folder, "tensu");
    const all = await files(dist);
    const there = await files(site);
    assert.deepEqual(there.filter((name) => !/\.(gz|br)$/.test(name)), all);
    // What is compressed is the file beside it, and smaller.
    const packed = there.filter((name) => /\.(gz|br)$/.test(name));
    assert.equal(packed.length, 2 * all.filter((name) => /\.(html|css|js|txt|wasm|svg|ts|webmanifest)$/.test(name) && statSync(join(dist, name)).size > 512).length);
    for (const name of packed) {
      const bytes = await readFile(join(site, name));
      const plain = await readFile(join(dist, name.slice(0, -3)));
      assert.ok((name.endsWith(".gz") ? gunzipSync : brotliDecompressSync)(bytes).equals(plain), name);
      assert.ok(bytes.length < plain.length, name);
    }
    for (const name of all) {
      assert.ok((await readFile(join(site, name))).equals(await readFile(join(dist, name))), `${name} is that of the site`);
    }
    const server = await serve(site, BASE);
    try {
      await scores(server.url);
    } finally {
      await server.stop();
    }
    // nginx sends them as they are.
    const host = await nginx(site, BASE);
    if (host.missing) return;
    try {
      const name = all.find((one) => /_bg\.wasm$/.test(one));
      const response = await fetch(host.url + name, { headers: { "Accept-Encoding": "gzip" } });
      assert.equal(Number(response.headers.get("content-length")), statSync(join(site, `${name}.gz`)).size);
      await scores(host.url);
    } finally {
      await host.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

rare("the zip says what is inside and under which licences", async () => {
  const files = read(await zip());
  const list = JSON.parse(files.get("inside.cdx.json"));
  assert.deepEqual([list.bomFormat, list.metadata.component.name], ["CycloneDX", "tensu-app"]);
  const names = list.components.map(({ name }) => name);
  // What Cargo.toml names for the app, and what that needs; no compiler's plug-in, and nothing that only tests need.
  for (const name of ["yew", "wasm-bindgen", "web-sys", "talc", "qrcodegen", "slab"]) assert.ok(names.includes(name), name);
  for (const name of ["yew-macro", "syn", "sha2", "wasm-bindgen-test"]) assert.ok(!names.includes(name), name);
  const texts = files.get("tensu/licences.txt").toString();
  for (const { name, version, licenses } of list.components) {
    assert.match(licenses[0].expression, /\b(MIT|Apache-2\.0)\b/, name);
    assert.ok(texts.includes(`\n${name} ${version} (${licenses[0].expression})\n`), name);
  }
  for (const words of ["Permission is hereby granted", "Copyright (c) Project Nayuki", "Apache License", "UNICODE LICENSE"]) assert.ok(texts.includes(words), words);
});

rare("an upload in the order of the page about hosting is never half a site", async () => {
  const [host, older] = await Promise.all(["host", "older"].map((name) => mkdtemp(join(tmpdir(), `tensu-${name}-`))));
  const server = await serve(host, BASE);
  try {
    // The version before: names with a number are others, but for the languages and hands, in which the app looks for it.
    const numbered = (name) => name.match(/-([0-9a-f]{15,})/)?.[1];
    const all = await files(dist);
    const before = (text) => text.replace(/(?<!lang-[\w-]*|teach[\w-]*|golden)-[0-9a-f]{15,}/g, (number) => `-${[...number.slice(1)].reverse().join("")}`);
    for (const name of all) {
      const bytes = await readFile(join(dist, name));
      const text = /\.(html|js)$/.test(name) ? before(bytes.toString()) : bytes;
      await mkdir(dirname(join(older, before(name))), { recursive: true });
      await writeFile(join(older, before(name)), text);
    }
    await cp(older, host, { recursive: true });
    await scores(server.url);
    const last = ["index.html", "sw.js"];
    const steps = [all.filter(numbered), all.filter((name) => !numbered(name) && !last.includes(name)), ...last.map((name) => [name])];
    for (const step of steps) {
      for (const name of step) {
        await mkdir(dirname(join(host, name)), { recursive: true });
        await cp(join(dist, name), join(host, name));
      }
      await scores(server.url);
    }
    assert.equal(await readFile(join(host, "index.html"), "utf8"), await readFile(join(dist, "index.html"), "utf8"));
  } finally {
    await server.stop();
    for (const folder of [host, older]) await rm(folder, { recursive: true, force: true });
  }
});

/** What every file is sent with. */
const ALWAYS = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
};
const CLOSED = { "content-security-policy": "frame-ancestors 'none'", "x-frame-options": "DENY", "cross-origin-embedder-policy": null };
const FRAMABLE = { "content-security-policy": null, "x-frame-options": null, "cross-origin-embedder-policy": "require-corp" };
const FRESH = { "cache-control": "no-cache" };
const CONSTANT = { "cache-control": "public, max-age=31536000, immutable" };

rare("nginx, with the configuration of docs/hosting", async (t) => {
  const server = await nginx(dist, BASE);
  if (server.missing) return t.skip(server.missing);
  const get = async (path, headers, more = {}) => {
    const response = await fetch(server.url + path, { redirect: "manual", ...more });
    for (const [name, value] of Object.entries(headers)) assert.equal(response.headers.get(name), value, `${name} of ${path}`);
    return response;
  };
  const hashed = async (pattern) => (await readdir(dist)).find((name) => pattern.test(name));
  // Another site, which holds a page of this one in a frame.
  const other = createServer((request, response) => {
    const query = new URL(request.url, "http://x").searchParams;
    const apart = query.has("apart") ? { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" } : {};
    const frame = `<iframe src="${query.get("held")}" width=600 height=600${query.has("boxed") ? " sandbox=allow-scripts" : ""}></iframe>`;
    response.writeHead(200, { "Content-Type": "text/html", ...apart }).end(`<!doctype html><title>other</title><link rel=icon href=data:,>${frame}`);
  });
  await new Promise((ready) => other.listen(0, "127.0.0.1", ready));
  const holding = (path) => `http://127.0.0.1:${other.address().port}/?held=${encodeURIComponent(server.url + path)}`;
  try {
    assert.deepEqual(server.warnings, []);

    await t.test("types, headers and what may be kept", async () => {
      await get("", { ...ALWAYS, ...CLOSED, ...FRESH, "content-type": "text/html; charset=utf-8" });
      await get("sw.js", { ...ALWAYS, ...CLOSED, ...FRESH, "content-type": "text/javascript; charset=utf-8" });
      await get(await hashed(/_bg\.wasm$/), { ...ALWAYS, ...CONSTANT, "content-type": "application/wasm" });
      await get(await hashed(/^app-.*\.css$/), { ...ALWAYS, ...CONSTANT, "content-type": "text/css; charset=utf-8" });
      await get(await hashed(/^lang-ja-/), { ...ALWAYS, ...CONSTANT, "content-type": "text/plain; charset=utf-8" });
      await get("app.webmanifest", { ...ALWAYS, ...FRESH, "content-type": "application/manifest+json; charset=utf-8" });
      await get("icons/apple-180.png", { ...ALWAYS, ...FRESH, "content-type": "image/png" });
      const none = await get("none.js", { ...ALWAYS, ...CLOSED });
      assert.equal(none.status, 404);
      // A file of an upload that is not complete yet.
      const soon = await get("app-0000000000000000.css", { ...ALWAYS, ...CLOSED, "cache-control": null });
      assert.equal(soon.status, 404);
      const packed = await get(await hashed(/_bg\.wasm$/), { "content-encoding": "gzip" }, { headers: { "Accept-Encoding": "gzip" } });
      assert.equal(packed.status, 200);
      const outside = await fetch(server.url.slice(0, -1), { redirect: "manual" });
      assert.deepEqual([outside.status, outside.headers.get("location")], [301, BASE]);
    });

    await t.test("a hand is scored", () => scores(server.url));

    await t.test("the frame and its module are for everybody", async () => {
      assert.ok(existsSync(join(dist, "embed/1/index.html")), "the site has the frame");
      await get("embed/1/", { ...ALWAYS, ...FRAMABLE, ...FRESH, "content-type": "text/html; charset=utf-8" });
      await get("embed/1/tensu.js", { ...ALWAYS, ...FRAMABLE, ...FRESH, "content-type": "text/javascript; charset=utf-8" });
      const context = await app.browser.newContext();
      try {
        const page = await context.newPage();
        await page.goto(holding("embed/1/?club=Ours"));
        await page.frameLocator("iframe").getByRole("heading", { name: "Ours" }).waitFor();
      } finally {
        await context.close();
      }
    });

    await t.test("a page that isolates itself holds the frame too, in a sandbox as well", async () => {
      for (const boxed of ["", "&boxed"]) {
        const context = await app.browser.newContext();
        try {
          const page = await context.newPage();
          await page.goto(`${holding("embed/1/?club=Ours")}&apart${boxed}`);
          assert.equal(await page.evaluate(() => crossOriginIsolated), true);
          const frame = page.frameLocator("iframe");
          await frame.locator("[data-ready=true]").waitFor();
          await frame.getByRole("heading", { name: "Ours" }).waitFor();
        } finally {
          await context.close();
        }
      }
    });

    await t.test("a site below a folder that is called embed is no frame", async () => {
      const below = await nginx(dist, "/embed/tensu/");
      try {
        for (const [path, headers] of [["", CLOSED], ["icon.svg", CLOSED], ["embed/1/", FRAMABLE]]) {
          const response = await fetch(below.url + path);
          for (const [name, value] of Object.entries(headers)) assert.equal(response.headers.get(name), value, `${name} of ${path}`);
        }
      } finally {
        await below.stop();
      }
    });

    await t.test("nobody else holds the calculator in a frame", async () => {
      const context = await app.browser.newContext();
      try {
        const page = await context.newPage();
        const refused = page.waitForEvent("console", (message) => /frame-ancestors/.test(message.text()));
        await page.goto(holding(""));
        await refused;
        assert.equal(await page.frameLocator("iframe").locator(".app").count(), 0);
      } finally {
        await context.close();
      }
    });
  } finally {
    await server.stop();
    await new Promise((closed) => {
      other.closeAllConnections();
      other.close(closed);
    });
  }
});

rare("nginx with njs answers a link to a hand with its tiles, and any other with the card of the site", async (t) => {
  const server = await nginx(dist, BASE, { hands: true });
  if (server.missing) return t.skip(server.missing);
  const get = async (path, headers) => {
    const response = await fetch(server.url + path);
    assert.equal(response.status, 200, path);
    for (const [name, value] of Object.entries({ ...ALWAYS, ...CLOSED, ...headers })) assert.equal(response.headers.get(name), value, `${name} of ${path}`);
    return Buffer.from(await response.arrayBuffer());
  };
  const page = { ...FRESH, "content-type": "text/html; charset=utf-8" };
  const card = { "cache-control": "public, max-age=86400", "content-type": "image/png" };
  const [plain, general] = await Promise.all(["h/index.html", "cards/tensu.png"].map((name) => readFile(join(dist, name))));
  try {
    const hand = "1/tenhou/78s66p340s/chi:406mR/ankan:1111z/tsumo:9s/dora:1m5p";
    const html = (await get(`h/?${hand}&lang=de&fbclid=%22%3E%3Cscript%3E`, page)).toString();
    assert.match(html, /<title>66p34078s \(406m\) \[1111z\] \+ 9s – Tenhou[^<]*<\/title>/);
    assert.ok(html.includes(`h/card.png?${hand}&amp;lang=de"`), html);
    assert.equal(html.match(/<script/g).length, 1);
    assert.deepEqual([unpacked(await get(`h/card.png?${hand}`, card)).width, html.includes("fbclid")], [1200, false]);
    for (const none of ["", "?", "?fbclid=1", "?1/../ron:1m", "?1/nowhere/123m", `?1/tenhou/${"1".repeat(41)}m`, `?1/tenhou/${"1m".repeat(3000)}`, "?1/tenhou/%3Cscript%3E/123m", "?%"]) {
      assert.ok((await get(`h/${none}`, page)).equals(plain), none);
      if (none !== "?1/nowhere/123m") assert.ok((await get(`h/card.png${none}`, card)).equals(general), none);
    }
    await open(`${server.url}h/?1/cheatsheet/kiriage=true/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s`, async (page) => {
      await page.waitForURL(server.url);
      assert.equal(await new Player(page).price("Ron"), "8,000");
    });
  } finally {
    await server.stop();
  }
});
