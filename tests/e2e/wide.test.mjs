// A wide window: the bar and the title in one line on every page, what leads to the parts of a page beside it, and no page runs
// sideways. And on every window: a page that was left for a part of it is found as it was.

import assert from "node:assert/strict";
import { after, before } from "node:test";

import { audit } from "./axe.mjs";
import { more, rare, start, test, textSize } from "./harness.mjs";
import { play, sample } from "./player.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const PAGES = [
  "table", "evenings", "day", "learn", "lesson/2", "drill", "drill/drill=whole", "build", "sheet", "practice", "results", "quick", "rules",
  "reference", "settle/winners", "settle/need", "settle/end", "history", "compare", "share", "check", "website",
];

/** Goes to a page by its address. */
const go = async (player, page, address) => {
  await page.evaluate((address) => void (location.hash = `#/${address}`), address);
  await page.locator(`dialog.of-${address.split("/")[0]}[open] .over-body > :not(.room-head, .over-news):not(:empty)`).first().waitFor();
  await player.settled();
};

/** Where the bar, its names and the title of the page are, and what runs out of it. */
const head = () => {
  const seen = (one) => one.checkVisibility();
  const dialog = document.querySelector("dialog[open]");
  const bars = [...dialog.querySelectorAll(".nav")].filter(seen);
  const items = bars.flatMap((bar) => [...bar.querySelectorAll("button")]);
  const titles = [...dialog.querySelectorAll(".room-title")].filter(seen);
  const box = (one) => one.getBoundingClientRect();
  return {
    names: items.map((item) => item.textContent),
    left: Math.round(box(items[0]).left),
    marked: items.filter((item) => getComputedStyle(item).backgroundColor !== "rgba(0, 0, 0, 0)").length,
    titles: titles.length,
    beside: titles.length > 0 && box(titles[0]).left >= box(items[3]).right && box(titles[0]).top < box(items[3]).bottom,
    said: titles[0]?.textContent.length > 0,
  };
};

test("1280x800: on every page the bar is at the left, then the title", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await sample(player);
    for (const address of PAGES) {
      await go(player, page, address);
      const found = await page.evaluate(head);
      assert.deepEqual(found, { names: ["Hand", "Table", "Learn", "More"], left: 24, marked: 1, titles: 1, beside: true, said: true }, address);
    }
  }));

// Where letters are large the keys of the reference are one row, which is pushed.
const wide = () =>
  [...document.querySelectorAll("dialog[open], dialog[open] .over-body, dialog[open] .beside, dialog[open] .contents")].flatMap((box) =>
    box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).position !== "sticky" ? [`${box.className}: ${box.scrollWidth} of ${box.clientWidth}`] : [],
  );

for (const [width, height] of [[1000, 700], ...more([1280, 800], [1920, 1080])]) {
  test(`${width}x${height}: no page runs sideways, nor with letters of 200 %`, () =>
    play(app, { width, height }, async (player, { page, shot }) => {
      await sample(player);
      const wrong = {};
      for (const address of PAGES) {
        await go(player, page, address);
        for (const size of [16, 32]) {
          await textSize(page, size);
          await shot(`wide-${width}-${size}-${address.replace(/\W/g, "-")}`);
          const found = await page.evaluate(wide);
          if (found.length) wrong[`${address} ${size}`] = found;
        }
        await textSize(page, 16);
      }
      assert.deepEqual(wrong, {});
    }));
}

test("the course beside a lesson leads to another one, and is not there on a phone", () =>
  play(app, { width: 1280, height: 800, path: "#/lesson/2" }, async (player, { page }) => {
    const learn = page.getByRole("dialog", { name: "Learn", exact: true });
    const course = learn.getByRole("complementary", { name: "The course" });
    const title = learn.getByRole("heading", { level: 2 });
    await title.filter({ hasText: "What gives fu?" }).waitFor();
    const current = course.locator("[aria-current=page]");
    assert.match(await current.textContent(), /What gives fu\?/);
    await player.tap(course.getByRole("button", { name: /Eight scores/ }));
    await title.filter({ hasText: "Eight scores" }).waitFor();
    assert.match(await current.textContent(), /Eight scores/);
    assert.equal(new URL(page.url()).hash, "#/lesson/3");
    assert.deepEqual(await audit(page), []);
    for (const address of ["drill/drill=whole", "build", "sheet", "practice", "results"]) {
      await go(player, page, address);
      await page.getByRole("complementary", { name: "The course" }).getByRole("button", { name: /Eight scores/ }).waitFor();
    }
    await player.tap(page.getByRole("complementary", { name: "The course" }).getByRole("button", { name: /Eight scores/ }));
    await title.filter({ hasText: "Eight scores" }).waitFor();
    // One that is further down is in sight, too.
    await go(player, page, "lesson/16");
    const [list, row] = await Promise.all([course.boundingBox(), current.boundingBox()]);
    assert.ok(row.y >= list.y && row.y + row.height <= list.y + list.height, "the lesson is in sight");
    await page.setViewportSize({ width: 390, height: 844 });
    await course.waitFor({ state: "detached" });
  }));

test("1280x800: the contents of rules and reference lead to a section, and mark it", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    for (const [address, name] of [["rules", "Hands and game"], ["reference", "Fu"]]) {
      await go(player, page, address);
      const contents = page.locator("dialog[open] .contents");
      const marked = contents.locator("[aria-current]");
      const first = await marked.textContent();
      await player.tap(player.button(name, contents));
      await marked.filter({ hasText: name }).waitFor();
      const heading = page.locator("dialog[open]").getByRole("heading", { name, exact: true });
      const { y } = await heading.boundingBox();
      assert.ok(y > 60 && y < 400, `${name} is at ${y}`);
      await page.locator("dialog[open] .over-body").evaluate((body) => body.scrollTo(0, 0));
      await marked.filter({ hasText: first }).waitFor();
      assert.deepEqual(await audit(page), []);
    }
  }));

test("1280x800: other rules are chosen on the page that is about them", () =>
  play(app, { width: 1280, height: 800, path: "#/reference" }, async (player, { page }) => {
    const over = page.getByRole("dialog");
    await over.getByRole("combobox", { name: "Ruleset" }).selectOption("Tenhou");
    await over.locator(".rules-name").filter({ hasText: "Tenhou" }).waitFor();
  }));

const at = (page) => page.locator("dialog[open] .over-body").evaluate((body) => Math.round(body.scrollTop));

for (const [width, height] of [[390, 844], ...more([360, 500], [1280, 700])]) {
  test(`${width}x${height}: a page that was left for a part of it is where it was`, () =>
    play(app, { width, height }, async (player, { page }) => {
      const dialog = page.locator("dialog[open]");
      const down = async (selector) => {
        const row = dialog.locator(selector).last();
        await row.scrollIntoViewIfNeeded();
        await player.settled();
        return [await at(page), row];
      };
      await go(player, page, "learn");
      const [learn, drill] = await down(".learn-drills .learn-row");
      await player.tap(drill);
      await dialog.locator(".room-title").filter({ hasText: "Practice" }).waitFor();
      await page.goBack();
      await page.waitForFunction((far) => Math.abs(document.querySelector("dialog.of-learn[open] .over-body")?.scrollTop - far) < 2, learn);
      // By the way back of the page itself.
      await player.tap(dialog.locator(".learn-drills li .learn-row").last());
      await player.tap(player.button("Back to the course", dialog));
      await page.waitForFunction((far) => Math.abs(document.querySelector("dialog.of-learn[open] .over-body")?.scrollTop - far) < 2, learn);
      // Goals have the same page, with an address of their own.
      await go(player, page, "build");
      const [build, goal] = await down(".learn .learn-row");
      await player.tap(goal);
      await dialog.locator("#build-asked h3").waitFor();
      await player.tap(player.button("Back to the course", dialog));
      await page.waitForFunction((far) => Math.abs(document.querySelector("dialog.of-build[open] .over-body")?.scrollTop - far) < 2, build);
      if (width < 1000) assert.ok(learn > 100, `${learn}`);
      if (height < 550) assert.ok(build > 100, `${build}`);
      // Whoever opens it anew begins at its beginning.
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      await player.open("Learn");
      assert.equal(await at(page), 0);
    }));
}

rare("1920x1080: the paper of a page is no wider than two columns, and stands in the middle", () =>
  play(app, { width: 1920, height: 1080 }, async (player, { page }) => {
    for (const address of ["rules", "quick", "history"]) {
      await go(player, page, address);
      const box = await page.locator("dialog[open] .page").boundingBox();
      assert.ok(box.width <= 1344, `${address}: ${box.width}`);
    }
  }));
