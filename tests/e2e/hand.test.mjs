// <tensu-hand> as a club's pages have it: what it reads, what it refuses, how it wraps and copies.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { app, HANDS, visit } from "./club.mjs";
import { more, rare, test } from "./harness.mjs";

const drawn = (page) => page.locator("tensu-hand").getByRole("img");

test("it reads what the engine reads", () =>
  visit(HANDS, async ({ page }) => {
    const file = await readFile(new URL("../notation.txt", import.meta.url), "utf8");
    const lines = file.split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split(" = "));
    assert.ok(lines.length > 60);
    const found = await page.evaluate(
      async ([url, texts]) => {
        const { read } = await import(url);
        const mpsz = (tiles) => tiles.reduce((text, tile) => (text.endsWith(tile[1]) ? text.slice(0, -1) : text) + tile, "");
        const of = async (text) => {
          const { groups } = await read(text);
          if (!groups) return "!";
          const all = (...kinds) => groups.filter(({ kind }) => kinds.includes(kind));
          const plain = [mpsz(all("").flatMap(({ tiles }) => tiles)) + all("+").map(({ tiles }) => `+${tiles}`).join("")].filter(Boolean);
          return [...plain, ...all("chi", "pon", "minkan", "kakan", "ankan", "dora", "ura", "flowers").map(({ kind, tiles }) => `${kind}:${mpsz(tiles)}`)].join(" ");
        };
        return Promise.all(texts.map(of));
      },
      [`${app.url}embed/1/hand.js`, lines.map(([text]) => text)],
    );
    assert.deepEqual(lines.map(([text], i) => [text, found[i]]), lines);
  }));

test("what can be no hand is said in its place, in the page's language, and nothing is thrown", () => {
  const bad = {
    "55555m": "More than there are: 5 man",
    "550555p": "More than there are: 5 pin",
    "11f": "More than there are: flower 1",
    "(124m)": "Not a meld: 1 man 2 man 4 man",
    "(123z)": "Not a meld: East South West",
    "(1m2p3s)": "Not a meld: 1 man 2 pin 3 sou",
    "(123mA)": "Not a meld: 1 man 2 man 3 man",
    "(1112m)": "Not a meld: 1 man 1 man 1 man 2 man",
    "12x": "Not a hand: 12x",
    "1111m dora:1m": "More than there are: 1 man",
    [`${"9".repeat(9000)}m`]: "More than there are: 9 man",
    [`${"九".repeat(9000)}m`]: "Not a hand: 九九九九九九九九九九九九",
    "<b>&": "Not a hand: b>&",
  };
  const one = (text) => `<p><tensu-hand>${text.replace("&", "&amp;").replace("<", "&lt;")}</tensu-hand></p>`;
  return visit(`${HANDS}${Object.keys(bad).map(one).join("")}<p lang="de"><tensu-hand>(124m)</tensu-hand></p><p><tensu-hand></tensu-hand></p>`, async ({ page, shot }) => {
    await page.waitForFunction((many) => document.querySelectorAll("tensu-hand[title]").length === many, Object.keys(bad).length + 1);
    const said = await page.locator("tensu-hand[title]").evaluateAll((all) => all.map((one) => [one.textContent, one.shadowRoot.querySelector("small").textContent]));
    assert.deepEqual(said.slice(0, -1), Object.entries(bad).map(([text, why]) => [text, `(${why})`]));
    assert.equal(said.at(-1)[1], "(Kein Satz: 1 Man 2 Man 4 Man)");
    assert.equal(await drawn(page).count(), 0);
    await page.evaluate(() => (document.querySelector("tensu-hand").textContent = "123m"));
    await drawn(page).waitFor();
    assert.equal(await page.locator("tensu-hand").first().getAttribute("title"), null);
    await shot("hand-bad");
  });
});

test("an attribute is as good as a text", () =>
  visit(`${HANDS}<p><tensu-hand hand="1z"></tensu-hand></p>`, async ({ page }) => {
    await drawn(page).and(page.getByLabel("East")).waitFor();
    await page.evaluate(() => document.querySelector("tensu-hand").setAttribute("hand", "2z"));
    await drawn(page).and(page.getByLabel("South")).waitFor();
    assert.equal(await page.locator("tensu-hand").innerText(), "2z");
  }));

rare("indicators stand apart and have their name", () =>
  visit(`${HANDS}<p><tensu-hand>234m340p66p678s56s+7s riichi dora:1m5p ura:3s</tensu-hand></p><p lang="ja"><tensu-hand>一二三萬 ドラ 東</tensu-hand></p>`, async ({ page }) => {
    await drawn(page).nth(1).waitFor();
    const names = await drawn(page).evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.match(names[0], /5 sou 6 sou, winning tile: 7 sou, Dora indicators: 1 man 5 pin, Ura dora indicators: 3 sou$/);
    assert.equal(names[1], "1萬 2萬 3萬, ドラ表示牌 北");
  }));

for (const width of [280, ...more(1280)])
  test(`a hand is no wider than a page of ${width} px, and no meld is broken`, () =>
    visit(
      `${HANDS}<p>Here <tensu-hand>123m406p789s11z+1z (777zL) dora:5s</tensu-hand> it is.</p><p><tensu-hand>1m[5055p](777zL)(111+1zR)(2222sA)+1m</tensu-hand></p>`,
      async ({ page, shot }) => {
        await drawn(page).nth(1).waitFor();
        await shot(`hand-${width}`);
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
        const heights = await drawn(page).evaluateAll((all) => all.map((one) => [one.parentNode.host.getBoundingClientRect().height, one.querySelector("svg:not(.shared)").getBoundingClientRect().height]));
        for (const [all, tile] of heights) assert.equal(all > 1.5 * tile, width === 280, `${all} of ${tile}`);
      },
      { width, height: 480 },
    ));

test("who copies a drawn hand has its text", () =>
  visit(`${HANDS}<p id="it">Then <tensu-hand>123m406p+1z</tensu-hand> wins.</p>`, async ({ page }) => {
    await drawn(page).waitFor();
    const text = await page.evaluate(() => {
      getSelection().selectAllChildren(document.getElementById("it"));
      return new Promise((done) => {
        document.addEventListener("copy", () => done(getSelection().toString()), { once: true });
        document.execCommand("copy");
      });
    });
    assert.equal(text.replace(/\s+/g, " ").trim(), "Then 123m406p+1z wins.");
    // With the pointer, too.
    const box = await page.locator("tensu-hand").boundingBox();
    await page.evaluate(() => getSelection().removeAllRanges());
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    assert.equal(await page.evaluate(() => getSelection().toString().trim()), "123m406p+1z");
  }));
