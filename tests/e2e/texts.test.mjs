// The door for translators: a text is changed in the browser, seen at once, kept, saved, taken in by `cargo xtask text in`, and taken back.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { audit } from "./axe.mjs";
import { start, test, until } from "./harness.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const cases = JSON.parse(await readFile(join(root, "tests/texts/cases.json"), "utf8"));
const app = await start();
after(() => app.stop());

/** A visit, and a button of the page by its name. */
const play = (app, view, steps) =>
  app.visit({ width: 390, height: 844, ...view }, (visit) => steps({ button: (name) => visit.page.getByRole("button", { name, exact: true }) }, visit));

const POLISH = { context: { locale: "pl-PL" } };
/** The files that only the door loads. */
const DOOR = /\/texts\//;

/** The page for texts, once its list is there. */
async function door(page) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").waitFor();
  return dialog;
}

const find = (dialog, words) => dialog.getByRole("searchbox").fill(words);
const field = (dialog, key) => dialog.getByRole("textbox", { name: key, exact: true });

/** Writes another text, as somebody who goes on with the next one. */
async function write(dialog, key, text) {
  await find(dialog, key);
  await field(dialog, key).fill(text);
  await field(dialog, key).press("Tab");
}

const line = (page) => page.locator("#texts-line");

async function opened(dialog, text) {
  const chooser = dialog.page().waitForEvent("filechooser");
  await dialog.getByLabel("Otwórz plik").evaluate((one) => one.click());
  await (await chooser).setFiles({ name: "changed.arb", mimeType: "application/json", buffer: Buffer.from(text) });
}

/** The file that is saved. */
async function saved(dialog) {
  const download = dialog.page().waitForEvent("download");
  await dialog.getByRole("button", { name: "Zapisz plik" }).click();
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
}

test("a text is changed in Polish, seen at once and after a reload, saved, taken in, and taken back", () =>
  play(app, POLISH, async (player, { page }) => {
    const asked = [];
    page.on("request", (request) => asked.push(request));
    assert.equal(await page.getByRole("button", { name: "Cofnij", exact: true }).count(), 1);
    await page.getByRole("button", { name: "Więcej" }).click();
    const way = page.getByRole("button", { name: "Popraw teksty" });
    await page.locator("#menu").getByText("Słowo nie pasuje? Zmień je i od razu zobacz.").waitFor();
    assert.ok(!asked.some((one) => DOOR.test(one.url())), "nobody loads it before");
    await way.click();
    const dialog = await door(page);
    assert.equal(new URL(page.url()).hash, "#/texts");
    // Pages and words: where a text is seen, and what it is in English.
    await find(dialog, "labels/Undo");
    const row = dialog.getByRole("listitem").filter({ has: page.getByText("labels/Undo", { exact: true }) });
    await row.getByText("Undo", { exact: true }).waitFor();
    await row.getByText("Gdzie to widać").waitFor();
    // A fault is said while it is written, and nothing is kept.
    await find(dialog, "teach/PhotoCount");
    const count = field(dialog, "teach/PhotoCount");
    await count.fill("{0} {0, plural, one {kamień} other {kamieni}}");
    await dialog.getByText("Formy przy liczbie pisz tak: {0, plural, one {…} few {…} other {…}}").waitFor();
    assert.equal(await count.getAttribute("aria-invalid"), "true");
    await count.press("Tab");
    assert.equal(await page.evaluate(() => localStorage["tensu-texts"]), undefined);
    await write(dialog, "labels/Undo", "Wstecz");
    await line(page).getByText("1 tekst zmieniony w tej przeglądarce").waitFor();
    // The keyboard went on from the field, and is still on the page.
    assert.ok(await page.evaluate(() => document.activeElement.closest(".texts-body") !== null));
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await player.button("Wstecz").first().waitFor();
    assert.equal(await page.getByRole("button", { name: "Cofnij", exact: true }).count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement !== document.body), true, "the keyboard is somewhere");
    await page.reload();
    await player.button("Wstecz").first().waitFor();
    await line(page).getByText("1 tekst zmieniony").waitFor();
    // A text that comes later, of a page that teaches, and one of another kind of line.
    await line(page).getByRole("link").click();
    const again = await door(page);
    await write(again, "teach/Course", "Kurs liczenia");
    await write(again, "notes/Hong Kong (old style)", "Hongkong (po staremu)");
    const [name, text] = await saved(again);
    assert.equal(name, "tensu-pl.arb");
    const all = JSON.parse(text);
    assert.deepEqual([all["@@locale"], all["labels/Undo"], all["@labels/Undo"]], ["pl", "Wstecz", { "x-before": "Cofnij" }]);
    assert.equal(all["teach/Course"], "Kurs liczenia");
    // Nothing is sent.
    assert.ok(asked.every((one) => one.method() === "GET" && !one.postData()));
    await again.getByRole("button", { name: "Cofnij wszystko" }).click();
    await until(async () => (await line(page).count()) === 0);
    await page.keyboard.press("Escape");
    await player.button("Cofnij").waitFor();
    assert.equal(await page.evaluate(() => localStorage["tensu-texts"]), undefined);
    // The file brings all of it back.
    await page.goto(`${app.url}#/texts`);
    const last = await door(page);
    await opened(last, text);
    await last.getByText("Przyjęto 3 teksty").waitFor();
    await page.goto(`${app.url}#/learn`);
    await page.getByText("Kurs liczenia", { exact: true }).first().waitFor();
    await taken(text);
  }));

/** `cargo xtask text in` on a copy of the texts: what it was built as, where it was. */
async function taken(text) {
  const program = process.env.XTASK ?? join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug/xtask");
  const copy = await mkdtemp(join(tmpdir(), "tensu-texts-"));
  try {
    await cp(join(root, "crates/words/texts"), join(copy, "crates/words/texts"), { recursive: true, dereference: true });
    const file = join(copy, "tensu-pl.arb");
    await writeFile(file, text);
    const { stdout } = await promisify(execFile)(program, ["text", "in", file], { env: { ...process.env, CARGO_MANIFEST_DIR: join(copy, "xtask") } });
    assert.match(stdout, /labels\/Undo: taken/);
    const labels = JSON.parse(await readFile(join(copy, "crates/words/texts/pl/labels.arb"), "utf8"));
    const before = JSON.parse(await readFile(join(root, "crates/words/texts/pl/labels.arb"), "utf8"));
    assert.deepEqual(labels, { ...before, Undo: "Wstecz" });
  } finally {
    await rm(copy, { recursive: true });
  }
}

const WORDS = {
  json: "To nie jest plik z tekstami.",
  empty: "Nie ma w nim zmienionych tekstów.",
  version: "Plik jest z innej wersji: przyjęto to, co pasuje.",
  language: /^Plik jest dla innego języka/,
  unknown: "Nie ma takiego tekstu.",
  text: "To nie jest tekst.",
  blank: "Tekst jest pusty.",
  html: "Pisz same słowa, bez HTML.",
  break: "Pisz w jednym wierszu, bez tabulatora.",
  long: /^Za długi na swoje miejsce: najwyżej \d+ znak/,
  arguments: /^Potrzebne są te same miejsca co w tekście angielskim: [{–]/,
  plural: /^Formy przy liczbie pisz tak: \{0, plural, one/,
  since: "Zmienił się od tego czasu i teraz brzmi: Cofnij",
};

test("what is wrong with a file is said line by line, and the rest is taken", () =>
  play(app, { ...POLISH, path: "#/texts" }, async (player, { page }) => {
    const dialog = await door(page);
    const told = dialog.locator(".texts-told p");
    for (const { name, file, taken, faults } of cases) {
      await opened(dialog, typeof file === "string" ? file : JSON.stringify(file));
      const count = faults.length + Math.min(taken.length, 1);
      await until(async () => (await told.count()) === count, name);
      const lines = await told.allInnerTexts();
      faults.forEach(([key, kind], at) => {
        const [start, said] = [key ? `${key}: ` : "", lines[at]];
        assert.ok(said.startsWith(start), `${name}: ${said}`);
        const [wanted, rest] = [WORDS[kind], said.slice(start.length)];
        assert.ok(wanted instanceof RegExp ? wanted.test(rest) : rest === wanted, `${name}: ${said}`);
      });
      const kept = await page.evaluate(() => Object.keys(JSON.parse(localStorage["tensu-texts"] ?? "{}").pl ?? {}));
      assert.deepEqual(kept.sort(), [...taken].sort(), name);
      assert.equal(await page.locator("img[src=x]").count(), 0);
      if (taken.length) {
        await dialog.getByRole("button", { name: "Cofnij wszystko" }).click();
        await until(async () => (await told.count()) === count && (await line(page).count()) === 0);
      }
    }
  }));

test("texts are found by what they say, those that were changed, and those that players shall confirm", () =>
  play(app, { ...POLISH, path: "#/texts", width: 360, height: 640 }, async (player, { page, shot }) => {
    const dialog = await door(page);
    const fields = dialog.locator("textarea");
    await dialog.getByText(/^[23]\s?\d\d\d tekst/).waitFor();
    assert.equal(await fields.count(), 40);
    await dialog.getByRole("button", { name: "Pokaż więcej" }).click();
    assert.equal(await fields.count(), 80);
    await dialog.getByRole("button", { name: "° Do potwierdzenia" }).click();
    await until(async () => (await dialog.locator(".texts-key", { hasText: "°" }).count()) === (await fields.count()));
    await dialog.getByRole("button", { name: "Wszystkie" }).click();
    await find(dialog, "patyczek");
    await until(async () => (await fields.count()) < 40 && (await fields.count()) > 0);
    await dialog.getByRole("button", { name: "Zmienione" }).click();
    await until(async () => (await fields.count()) === 0);
    await dialog.getByRole("button", { name: "Wszystkie" }).click();
    // The way to the place.
    await find(dialog, "teach/PhotoStays");
    const place = dialog.getByRole("listitem").getByRole("link").first();
    assert.equal(await place.getAttribute("href"), "#/photo");
    await write(dialog, "labels/Redo", "Jeszcze raz");
    await line(page).waitFor();
    assert.deepEqual(await audit(page), []);
    for (const [width, height] of [[360, 640], [390, 844], [1280, 800]])
      for (const dark of [false, true]) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`);
        await shot(`texts-${width}-${dark ? "dark" : "light"}`);
      }
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    // The line takes no key's place.
    const [nav, edge] = await Promise.all([page.locator(".nav").boundingBox(), line(page).boundingBox()]);
    assert.ok(nav.y + nav.height <= edge.y + 1 || nav.x + nav.width < edge.width / 2, JSON.stringify([nav, edge]));
    for (const [width, height] of [[360, 640], [390, 844], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await shot(`texts-hand-${width}`);
    }
    await page.getByRole("button", { name: "Więcej" }).click();
    await shot("texts-menu");
  }));

test("the place of a text is shown beside it, and speaks as is written", () =>
  play(app, { ...POLISH, path: "#/texts" }, async (player, { page }) => {
    const dialog = await door(page);
    await find(dialog, "labels/Undo");
    const key = dialog.getByRole("button", { name: "Podgląd" });
    await key.click();
    assert.equal(await key.getAttribute("aria-expanded"), "true");
    const place = page.frameLocator(".texts-picture");
    await place.getByRole("button", { name: "Cofnij", exact: true }).waitFor();
    await write(dialog, "labels/Undo", "Wstecz");
    await place.getByRole("button", { name: "Wstecz", exact: true }).waitFor();
    await key.click();
    assert.equal(await page.locator(".texts-picture").count(), 0);
  }));

test("what is kept and fits no more is left out, and the app speaks all the same", () => {
  const init = { content: `localStorage["tensu-texts"] ??= ${JSON.stringify(JSON.stringify({ pl: { "labels/Undo": { before: "Dawniej", text: "X" }, "labels/Gone": { before: "a", text: "b" }, "labels/Redo": 7 }, xx: "" }))}` };
  return play(app, { ...POLISH, init }, async (player, { page }) => {
    await player.button("Cofnij").waitFor();
    assert.equal(await page.locator("html[lang=pl]").count(), 1);
    await line(page).getByRole("button", { name: "Cofnij wszystko" }).click();
    await until(async () => (await line(page).count()) === 0);
  });
});

test("without the door's files the app begins as it was built, and the page says that they do not come", () => {
  const init = { content: `localStorage["tensu-texts"] ??= ${JSON.stringify(JSON.stringify({ pl: { "labels/Undo": { before: "Cofnij", text: "Wstecz" } } }))}` };
  const before = (page) => page.route(DOOR, (route) => route.abort());
  return play(app, { ...POLISH, init, before, path: "#/texts" }, async (player, { page, mistakes }) => {
    await page.getByRole("dialog").getByRole("alert").waitFor();
    await page.unroute(DOOR);
    await page.getByRole("dialog").getByRole("alert").getByRole("button").click();
    await (await door(page)).waitFor();
    mistakes.length = 0;
  });
});
