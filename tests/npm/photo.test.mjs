// `tensu/photo`: rows of tiles on pictures, in Node and in a plain page.

import assert from "node:assert/strict";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve } from "../e2e/harness.mjs";
import { open } from "./pages.mjs";
import { project, rare, root } from "./user.mjs";

// Drawn rows of photo/vectors with their tiles. The engine knows no table where these could be called, so they are read as they lie.
const ROWS = { "row_10.jpg": "8s8s8s8s4z4z7z7z9s9s7z7z2p2p", "row_3.jpg": "6s7m4s8s1m2p3p7m3m2m7s1p4s4s" };
const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>A club's page</title>
<link rel="icon" href="data:,">
<script type="module" src="page.js"></script>
`;
const SCRIPT = `
import { photo, strip } from "./node_modules/tensu/photo.js";
for (const name of ${JSON.stringify(Object.keys(ROWS))}) {
  const bitmap = await createImageBitmap(await (await fetch(name)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const read = await photo(context.getImageData(0, 0, bitmap.width, bitmap.height), { ruleset: "tenhou", row: "any" });
  const { data, width, height } = await strip();
  console.log(read.seen, read.tiles?.map(({ tile }) => tile).join(""), data.length === 4 * width * height);
}
console.log("done");
`;

let user;
let server;
before(async () => {
  user = await project("photo", { "index.html": PAGE, "page.js": SCRIPT });
});
after(async () => {
  await server?.stop();
});

const entry = () => import(new URL(`file://${join(user.folder, "node_modules/tensu/photo-node.js")}`));
/** A picture of one colour, or of noise, the same for the same seed. */
function picture(width, height, seed) {
  const data = new Uint8ClampedArray(4 * width * height);
  let state = seed;
  for (let at = 0; at < data.length; at += 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    data[at] = seed ? state >> 16 : 0;
  }
  return { data, width, height };
}

test("a picture that shows nothing, and what is none, is told", async () => {
  const { photo } = await entry();
  const black = await photo(picture(720, 72, 0), { ruleset: "tenhou" });
  assert.equal(black.seen, "black");
  for (const odd of [undefined, null, 5, "photo.jpg", {}, { data: [1, 2, 3, 4], width: 1, height: 1 }]) {
    await assert.rejects(photo(odd), (error) => error instanceof TypeError && /data, width, height/.test(error.message));
  }
  for (const [width, height] of [[721, 72], [0, 0], [-1, 72], [1e9, 1e9], [NaN, 72]]) {
    const { data } = picture(720, 72, 1);
    await assert.rejects(photo({ data, width, height }), (error) => error instanceof RangeError && error.code !== undefined, `${width}x${height}`);
  }
});

test("rules that are unknown are refused as everywhere, with what was seen", async () => {
  const { photo } = await entry();
  const answer = await photo(picture(720, 72, 7), { ruleset: "no such" });
  assert.equal(answer.ok, false);
  assert.ok(answer.seen && answer.error.message.length > 10, JSON.stringify(answer));
});

rare("fifty photos take no more memory than five", async () => {
  const code = `
    const grown = [];
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const made = await instantiate(...given);
      const { memory } = (made.instance ?? made).exports;
      if (memory) grown.push(memory);
      return made;
    };
    const { photo } = await import("tensu/photo");
    const size = () => grown.map(({ buffer }) => buffer.byteLength).join();
    const read = (i) => {
      const data = new Uint8ClampedArray(4 * 1280 * 720).map((_, at) => (at * (i + 7)) >> 3);
      return photo({ data, width: 1280, height: 720 });
    };
    for (let i = 0; i < 5; i++) await read(i);
    const first = size();
    for (let i = 0; i < 50; i++) await read(i);
    console.log(grown.length > 0, first === size());`;
  await user.write("fifty.mjs", code);
  assert.deepEqual(await user.node("fifty.mjs"), { ok: true, text: "true true\n" });
});

rare("a plain page reads drawn rows, with two files of its own", async () => {
  for (const name of Object.keys(ROWS)) await copyFile(join(root, "photo/vectors", name), join(user.folder, name));
  process.env.CONTENT_POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src data: blob:";
  server = await serve(user.folder, "/club/");
  const page = await open();
  const said = [];
  const fetched = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(String(error)));
  page.on("request", (request) => fetched.push(request.url()));
  const done = page.waitForEvent("console", (message) => message.text() === "done");
  await page.goto(server.url);
  await done;
  assert.deepEqual(said, [...Object.values(ROWS).map((tiles) => `row ${tiles} true`), "done"]);
  const own = fetched.filter((url) => /reader.*wasm|weights/.test(url)).map((url) => url.split("/").at(-1));
  assert.deepEqual(own.sort(), ["reader-simd_bg.wasm", "weights.bin"]);
  assert.ok(fetched.every((url) => url.startsWith(server.url) || url.startsWith("data:")), "nothing from elsewhere");
});
