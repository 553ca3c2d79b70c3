// The types of the embed's elements (www/embed/1/tensu.d.ts): what pages do with them compiles, and what cannot work does not.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { root, tools } from "./user.mjs";

const EMBED = join(root, "www/embed/1");
const STRICT = {
  compilerOptions: {
    strict: true, noEmit: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noPropertyAccessFromIndexSignature: true,
    target: "es2022", module: "nodenext", lib: ["es2022", "dom"], types: [], skipLibCheck: false,
  },
};

/** What must compile, and behind `@ts-expect-error` what must not. */
const USES = `import { TensuCalculator, TensuHand, type TensuEventMap, type TensuEvents } from "./tensu.js";

const calculator: TensuCalculator = document.createElement("tensu-calculator");
const listen = (event: TensuEventMap["result"]) => console.log(event.detail.response.total);
calculator.addEventListener("result", listen, { once: true });
calculator.removeEventListener("result", listen);
calculator.removeEventListener("result", (event: CustomEvent) => console.log(event.detail));
calculator.addEventListener("error", async (event) => console.log(event.detail.code, await calculator.reset()));
calculator.addEventListener("click", (event) => event.clientX);
calculator.addEventListener("click", (event: MouseEvent) => console.log(event.x));
calculator.addEventListener("keydown", function (event) { console.log(event.key, this.hand); });
calculator.addEventListener("own", (event: Event) => console.log(event.type));
calculator.addEventListener("own", { handleEvent: (event) => console.log(event.type) });
// @ts-expect-error no such field
calculator.addEventListener("resize", (event) => event.detail.width);
calculator.hand = null;
calculator.theme = "dark";
calculator.view = calculator.view;
calculator.height = 400;
calculator.lock = true;
// @ts-expect-error a number is no colour
calculator.accent = 5;
// @ts-expect-error what is read is a text
const none: null = calculator.hand;
const state: Promise<string> = calculator.setHand("1m");
const plain: HTMLElement = calculator;
const hand: TensuHand = document.createElement("tensu-hand");
await hand.draw();
console.log(none, state, plain instanceof TensuCalculator, hand instanceof TensuHand, {} as TensuEvents);
`;

test("what a page does with the elements compiles under the strictest settings", async () => {
  const folder = join(root, "target/xtask/npm-users/embed");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(join(EMBED, "tensu.d.ts"), join(folder, "tensu.d.ts"));
  for (const [name, text] of [["uses.ts", USES], ["tsconfig.json", JSON.stringify(STRICT)], ["package.json", '{"type":"module"}']])
    await writeFile(join(folder, name), text);
  const said = await new Promise((done) =>
    execFile(process.execPath, [join(tools, "typescript/bin/tsc"), "--project", folder], (error, out) => done(error ? out || String(error) : "")),
  );
  assert.equal(said, "");
});

test("every class that the modules export is declared", async () => {
  const read = (name) => readFile(join(EMBED, name), "utf8");
  const [types, ...modules] = await Promise.all(["tensu.d.ts", "tensu.js", "hand.js"].map(read));
  const declared = [...types.matchAll(/^export class (\w+)/gm)].map(([, name]) => name);
  const exported = modules.flatMap((text) => /^export \{ (.*) \};$/m.exec(text)[1].split(", "));
  // What begins with a small letter is for the modules beside it.
  assert.deepEqual(declared, exported.filter((name) => /^[A-Z]/.test(name)));
});
