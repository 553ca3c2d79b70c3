// The package in builders and frameworks that are large: with every case only.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { before } from "node:test";
import { join } from "node:path";
import { serve } from "../e2e/harness.mjs";
import { printed } from "./pages.mjs";
import { heavy, project, rare, SAMPLE } from "./user.mjs";

const HAND = "234m340p66p678s56s+7s ron riichi dora:1m5p";
const QUIET = { NEXT_TELEMETRY_DISABLED: "1", CI: "1" };

let modules;
let users;
before(async () => {
  if (process.env.TESTS !== "all") return;
  Object.assign(process.env, QUIET);
  modules = await heavy("builders");
  // Below the modules, where each tool looks for itself and for its helpers.
  users = join(modules, "..", "users");
});

const MORE = `${SAMPLE}
import { explain, loadLanguage } from "tensu";
loadLanguage("ja").then(() => console.log(explain("${HAND}", { lang: "ja" }).lang));
`;

rare("Parcel", async () => {
  const page = `<!doctype html><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,"><script type="module" src="main.js"></script>`;
  const user = await project("parcel", { "main.js": MORE, "index.html": page }, users);
  const built = await user.node(join(modules, "parcel/lib/bin.js"), "build", "index.html", "--no-cache", "--public-url", "./");
  assert.ok(built.ok, built.text);
  const server = await serve(join(user.folder, "dist"), "/club/");
  try {
    assert.deepEqual(await printed(server.url, 2), ["12000", "ja"]);
  } finally {
    await server.stop();
  }
});

const NEXT = {
  "package.json": JSON.stringify({ name: "next-user", private: true, dependencies: { next: "*", react: "*", "react-dom": "*", tensu: "*" } }),
  "next.config.mjs": "export default {};\n",
  "app/layout.jsx": `export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
  "app/page.jsx": `import { explain, loadLanguage, score } from "tensu";
import { Price } from "./price";
export const dynamic = "force-dynamic";
export default async function Page() {
  await loadLanguage("de");
  return <main><p>server {score("${HAND}").total} {explain("${HAND}", "de").lang}</p><Price hand="${HAND}" /></main>;
}
`,
  "app/price.jsx": `"use client";
import { useEffect, useState } from "react";
import { score } from "tensu";
export function Price({ hand }) {
  const [total, setTotal] = useState(0);
  useEffect(() => { setTotal(score(hand).total); console.log("client", score(hand).total); }, [hand]);
  return <p>first {score(hand).total} then {total}</p>;
}
`,
  "app/api/route.js": `import { score } from "tensu";\nexport const GET = () => Response.json(score("${HAND}").total);\n`,
  "app/edge/route.js": `import { score } from "tensu";\nexport const runtime = "edge";\nexport const GET = () => Response.json(score("${HAND}").total);\n`,
};

for (const [builder, ...options] of [["Turbopack"], ["webpack", "--webpack"]])
  rare(`Next.js by ${builder}: a page of the server, a component of the browser, routes`, async () => {
    const user = await project(`next-${builder}`, NEXT, users);
    const next = join(modules, "next/dist/bin/next");
    const built = await user.node(next, "build", ...options);
    assert.ok(built.ok, built.text);
    const server = spawn(process.execPath, [next, "start", "--port", "0", "--hostname", "127.0.0.1"], { cwd: user.folder });
    try {
      const url = await new Promise((found, failed) => {
        let text = "";
        server.stdout.on("data", (chunk) => {
          text += chunk;
          const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
          if (address) found(address[0]);
        });
        server.stderr.on("data", (chunk) => (text += chunk));
        server.on("exit", () => failed(new Error(text)));
      });
      // React parts texts by comments.
      const html = (await (await fetch(url)).text()).replaceAll("<!-- -->", "");
      assert.match(html, /<p>server 12000 de<\/p><p>first 12000 then 0<\/p>/);
      for (const route of ["api", "edge"]) assert.equal(await (await fetch(`${url}/${route}`)).text(), "12000", route);
      assert.deepEqual(await printed(url), ["client 12000"]);
    } finally {
      server.kill();
    }
  });

const TESTED = `test("a hand", async () => {
  expect(score("${HAND}").total).toBe(12000);
  expect(score("1x").error.code).toBe("parse");
  expect(score("${HAND}").payments).toStrictEqual([{ from: "discarder", points: 12000, hand: 12000, honba: 0 }]);
  await loadLanguage("de");
  expect(explain("${HAND}", { lang: "de" }).lang).toBe("de");
  expect(() => explain("${HAND}", "fr")).toThrow(RangeError);
});
`;

rare("Jest, in CommonJS, as Node and as a page", async () => {
  const required = `const { score, explain, loadLanguage } = require("tensu");\n${TESTED}`;
  const user = await project("jest", { "node.test.js": required, "page.test.js": `/** @jest-environment jsdom */\n${required}` }, users);
  await user.write("package.json", '{ "name": "jest-user", "private": true }');
  const tested = await user.node(join(modules, "jest/bin/jest.js"), "--rootDir", user.folder);
  assert.ok(tested.ok && /Tests: +2 passed, 2 total/.test(tested.text), tested.text);
});

rare("vitest", async () => {
  const imported = `import { expect, test } from "vitest";\nimport { score, explain, loadLanguage } from "tensu";\n${TESTED}`;
  const user = await project("vitest", { "hand.test.js": imported }, users);
  const tested = await user.node(join(modules, "vitest/vitest.mjs"), "run");
  assert.ok(tested.ok && /1 passed/.test(tested.text), tested.text);
});
