// A hand from a photo: the camera, a file, what was read and mended, the hand on the table. The browser has a camera that shows a film.
// The reader is one of the tests', which knows greys (`photo.mjs`); that of the site reads drawn tiles in the last test.

import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

import { audit } from "./axe.mjs";
import { more, rare, start, test, until } from "./harness.mjs";
import { host } from "./host.mjs";
import { drawn, files, greyFilm, picture, send } from "./photo.mjs";
import { names, play } from "./player.mjs";

const folder = mkdtempSync(join(tmpdir(), "tensu-photo-"));
const reel = join(folder, "row.y4m");
writeFileSync(reel, greyFilm("235?m340p66p678s56s|7s"));
const flags = process.env.CHROMIUM_FLAGS ?? "--no-sandbox --disable-gpu";
process.env.CHROMIUM_FLAGS = `${flags} --use-fake-ui-for-media-stream --use-fake-device-for-media-stream --use-file-for-fake-video-capture=${reel}`;
const app = await start({ send });
const club = await host(app.url);
after(async () => {
  await club.stop();
  await app.stop();
  rmSync(folder, { recursive: true });
});

/** Keeps every stream of the camera in the page's `streams`. With `fails` there is none, for this reason. */
const camera = (fails) => ({
  init: {
    content: `{
      const media = navigator.mediaDevices;
      const open = media.getUserMedia.bind(media);
      window.streams = [];
      window.asked = 0;
      media.getUserMedia = async (wanted) => {
        window.asked += 1;
        if (${JSON.stringify(fails ?? "")}) throw new DOMException("", ${JSON.stringify(fails ?? "")});
        const stream = await open(wanted);
        window.streams.push(stream);
        return stream;
      };
    }`,
  },
});

const running = (page) => page.evaluate(() => streams.flatMap((one) => one.getTracks()).filter((track) => track.readyState === "live").length);

/** Opens the page for photos from the hand. */
async function open(player) {
  await player.tap(player.key("Photo"));
  const dialog = player.page.getByRole("dialog", { name: "Photo", exact: true });
  await dialog.waitFor();
  return dialog;
}

/** The field of a file, behind its words. */
const field = (dialog, name = "Choose a photo") => dialog.getByLabel(name, { exact: true });

async function choose(dialog, row, name) {
  await until(() => field(dialog, name).isEnabled());
  const chooser = dialog.page().waitForEvent("filechooser");
  await field(dialog, name).evaluate((one) => one.click());
  await (await chooser).setFiles(picture(row));
}

/** A page on which the browser has no camera at all. */
const NONE = "NotFoundError";

test("the camera's row is read by itself, mended, used, priced, and taken back in one step", () =>
  play(app, camera(), async (player, { page }) => {
    const asked = [];
    page.on("request", (request) => asked.push(request));
    assert.equal(await page.evaluate(() => asked), 0, "nothing is asked on load");
    await player.enter("123m");
    const dialog = await open(player);
    await dialog.getByText("The photo stays on this device.").waitFor();
    await dialog.getByRole("heading", { name: "14 tiles, 1 doubtful" }).waitFor();
    assert.equal(await running(page), 0, "the camera is off once the row is read");
    const before = asked.length;
    assert.ok(asked.every((one) => one.method() === "GET" && !one.postData()));
    assert.ok(asked.some((one) => /photo\/photo-/.test(one.url())));
    // With 4 man it wins: what the rules changed has a mark, and is asked about.
    const changed = dialog.getByRole("button", { name: "4 man, changed to make a win" });
    assert.equal(await changed.getAttribute("aria-expanded"), "false");
    const question = dialog.getByRole("region", { name: "Tile 3: 4 man, changed to make a win" });
    await question.getByText("Changed to make a win: which is it?").waitFor();
    await player.tap(question.getByRole("button", { name: "4 man", exact: true }));
    await dialog.getByRole("heading", { name: "14 tiles" }).waitFor();
    await dialog.getByText("Won on 7 sou, which lay apart?").waitFor();
    const proposal = dialog.getByRole("group", { name: "Proposal, as read" });
    assert.match((await proposal.innerText()).replace(/\s+/g, " "), /Ron 3,900 .*Tsumo/);
    await player.tap(dialog.getByRole("button", { name: "Use this hand" }));
    await dialog.waitFor({ state: "detached" });
    assert.equal(await player.price("Ron"), "3,900");
    assert.deepEqual((await player.held()).length, 14);
    // A file of the site may still come; no picture, and nothing else, has left.
    assert.ok(asked.slice(before).every((one) => one.method() === "GET" && !one.postData() && !new URL(one.url()).search));
    await player.tap(player.button("Undo"));
    assert.deepEqual(await player.held(), ["1 man in the hand", "2 man in the hand", "3 man in the hand"]);
    await player.tap(player.button("Redo"));
    assert.equal((await player.held()).length, 14);
  }));

test("the stream stops when the page is left, closed or hidden", () =>
  play(app, { ...camera(), before: (page) => page.route(/photo\/reader/, (route) => route.abort()) }, async (player, { page, mistakes }) => {
    // Without a reader nothing is taken by itself.
    const dialog = await open(player);
    await dialog.getByRole("button", { name: "Take the picture" }).waitFor();
    await until(async () => (await running(page)) === 1);
    await player.tap(dialog.getByRole("button", { name: "Back" }));
    await until(async () => (await running(page)) === 0);
    await player.tap(dialog.getByRole("button", { name: "Use the camera" }));
    await until(async () => (await running(page)) === 1);
    await hide(page, true);
    await until(async () => (await running(page)) === 0);
    await player.tap(dialog.getByRole("button", { name: "Use the camera" }));
    await until(async () => (await running(page)) === 1);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await until(async () => (await running(page)) === 0);
    mistakes.length = 0;
  }));

/** The page goes out of sight, or comes back. */
const hide = (page, hidden) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete document.hidden;
  }, hidden);

test("who comes back finds the live view, turned or not; the browser's Back leads to the hand", () =>
  play(app, { ...camera(), before: (page) => page.route(/photo\/reader/, (route) => route.abort()) }, async (player, { page, mistakes }) => {
    await player.enter("123m");
    const held = await player.held();
    const dialog = await open(player);
    const shutter = dialog.getByRole("button", { name: "Take the picture" });
    const isShown = () => page.evaluate(() => document.getElementById("photo-video")?.videoWidth > 0);
    const films = () => until(async () => (await running(page)) === 1 && isShown());
    await films();
    await hide(page, true);
    await until(async () => (await running(page)) === 0);
    await hide(page, false);
    await films();
    assert.equal(await page.evaluate(() => streams.length), 2);
    await page.setViewportSize({ width: 844, height: 390 });
    await films();
    assert.equal(await page.evaluate(() => streams.length), 2);
    assert.ok(await shutter.isVisible());
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await until(async () => (await running(page)) === 0);
    assert.deepEqual(await player.held(), held);
    // Who has left the page is not filmed when they come back to the app.
    await hide(page, true);
    await hide(page, false);
    assert.equal(await page.evaluate(() => asked), 2);
    mistakes.length = 0;
  }));

test("a review stays while the phone is turned, and goes with Back; a tile that is swiped is taken out", () =>
  play(app, camera(NONE), async (player, { page }) => {
    await player.enter("123m");
    const held = await player.held();
    const dialog = await open(player);
    await choose(dialog, "235?m340p66p678s56s|7s");
    await dialog.getByRole("button", { name: "Teach my set" }).waitFor();
    await player.tap(dialog.getByRole("region", { name: /^Tile 3/ }).getByRole("button", { name: "4 man", exact: true }));
    await page.setViewportSize({ width: 844, height: 390 });
    await dialog.getByRole("button", { name: "4 man, chosen by you" }).waitFor();
    const strip = dialog.locator("canvas.photo-strip");
    assert.ok(await strip.evaluate((one) => one.getContext("2d").getImageData(180, 36, 1, 1).data[3] > 0), "the strip is painted");
    const box = await dialog.getByRole("button", { name: "6 pin, clear" }).first().boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + 60, { steps: 4 });
    await page.mouse.up();
    await dialog.getByRole("heading", { name: "13 tiles" }).waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(await player.held(), held);
  }));

test("a second photo takes the place of a whole hand, which Undo brings back", () =>
  play(app, camera(NONE), async (player) => {
    await player.enter("111222333m44477z");
    const held = await player.held();
    await player.open("Photo");
    const dialog = player.page.getByRole("dialog", { name: "Photo", exact: true });
    await choose(dialog, "234m340p66p678s56s|7s");
    // All is clear: there is nothing to teach.
    assert.equal(await dialog.getByRole("button", { name: "Teach my set" }).count(), 0);
    await player.tap(dialog.getByRole("button", { name: "Use this hand" }));
    assert.equal(await player.price("Ron"), "3,900");
    await player.tap(player.button("Undo"));
    assert.deepEqual(await player.held(), held);
  }));

for (const [fails, said] of [
  ["NotAllowedError", "The camera is not allowed"],
  [NONE, "There is no camera here"],
  ["NotReadableError", "The camera is in use"],
])
  test(`a file is the way on: ${said}`, () =>
    play(app, camera(fails), async (player) => {
      const dialog = await open(player);
      await dialog.getByRole("heading", { name: said }).waitFor();
      await choose(dialog, "234m340p66p678s56s|7s");
      await dialog.getByRole("heading", { name: "14 tiles" }).waitFor();
      await dialog.getByRole("group", { name: "Proposal, as read" }).waitFor();
    }));

test("each fault of a picture has a sentence and a way on", () =>
  play(app, camera(NONE), async (player) => {
    const dialog = await open(player);
    for (const [row, said] of [
      ["@none", "No tiles found"],
      ["@black", "The picture is black"],
      ["@blurred", "The picture is blurred"],
      ["@two_rows", "There are two rows"],
    ]) {
      await choose(dialog, row);
      await dialog.getByRole("heading", { name: said }).waitFor();
    }
    await field(dialog).setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await dialog.getByRole("heading", { name: "This file is not a picture" }).waitFor();
    await player.tap(dialog.getByRole("button", { name: "Tap the tiles" }));
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(await player.held(), []);
  }));

test("a reader that does not come is asked for again", () => {
  let fails = true;
  const before = (page) => page.route(/photo\/photo-/, (route) => (fails ? route.abort() : route.continue()));
  return play(app, { ...camera(NONE), before }, async (player, { mistakes }) => {
    const dialog = await open(player);
    await dialog.getByRole("heading", { name: "The reader could not be loaded" }).waitFor();
    fails = false;
    await player.tap(dialog.getByRole("button", { name: "Try again" }));
    await choose(dialog, "234m340p66p678s56s|7s");
    await dialog.getByRole("heading", { name: "14 tiles" }).waitFor();
    mistakes.length = 0;
  });
});

test("tiles are put in, taken out, and won on; thirteen wait", () =>
  play(app, camera(NONE), async (player) => {
    const dialog = await open(player);
    await choose(dialog, "234m340p66p678s56s");
    await dialog.getByText("Waiting", { exact: false }).first().waitFor();
    const waits = dialog.getByRole("img", { name: /sou/ });
    assert.equal(await waits.count(), 2);
    await player.tap(dialog.getByRole("button", { name: "6 sou, clear" }).last());
    await player.tap(dialog.getByRole("button", { name: "Insert after it" }));
    const question = dialog.getByRole("region", { name: "Tile 14: Unknown tile, doubtful" });
    await player.tap(question.getByRole("button", { name: "7 sou", exact: true }));
    await dialog.getByText("Which tile won?").waitFor();
    await dialog.getByRole("button", { name: "Winning tile: 7 sou" }).waitFor();
    const use = dialog.getByRole("button", { name: "Use this hand" });
    assert.equal(await use.getAttribute("aria-disabled"), "true");
    await player.tap(dialog.getByRole("button", { name: "6 sou, clear" }).last());
    await player.tap(dialog.getByRole("button", { name: "Winning tile", exact: true }));
    await dialog.getByText("Won on 6 sou.").waitFor();
    await player.tap(dialog.getByRole("button", { name: "7 sou, chosen by you" }));
    await player.tap(dialog.getByRole("button", { name: "Winning tile", exact: true }));
    await dialog.getByText("Won on 7 sou.").waitFor();
    await player.tap(dialog.getByRole("button", { name: "2 man, clear" }));
    await player.tap(dialog.getByRole("button", { name: "Take it out" }));
    await dialog.getByRole("heading", { name: "13 tiles" }).waitFor();
    await dialog.getByText("Waiting", { exact: false }).first().waitFor();
    await player.tap(use);
    assert.equal((await player.held()).length, 13);
  }));

rare("fifty photos leave nothing behind", () =>
  play(app, camera(NONE), async (player, { page }) => {
    const dialog = await open(player);
    const devtools = await page.context().newCDPSession(page);
    const used = async () => {
      // What is held by what goes goes the next time.
      for (let times = 0; times < 4; times += 1) {
        await devtools.send("HeapProfiler.collectGarbage");
        await page.waitForTimeout(100);
      }
      const { usedSize, backingStorageSize = 0 } = await devtools.send("Runtime.getHeapUsage");
      return [usedSize + backingStorageSize, (await devtools.send("Memory.getDOMCounters")).nodes];
    };
    await until(() => field(dialog).isEnabled());
    const shown = { "234m340p66p678s56s|7s": 14, "555z": 3 };
    const rows = Object.entries(shown).map(([row, count]) => [picture(row, 1280, 720).buffer.toString("base64"), count]);
    // In the page alone: a file that Playwright hands over holds what was drawn around its field.
    const some = (times) =>
      page.evaluate(
        async ([rows, times]) => {
          for (let time = 0; time < times; time += 1) {
            const [base64, count] = rows[time % 2];
            const files = new DataTransfer();
            files.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], "a.png", { type: "image/png" }));
            const field = document.querySelector("dialog input[type=file][data-photo=hand]");
            field.files = files.files;
            field.dispatchEvent(new Event("change", { bubbles: true }));
            while (document.querySelectorAll("dialog .photo-tile").length !== count) await new Promise((done) => setTimeout(done, 20));
          }
        },
        [rows, times],
      );
    await some(10);
    const [before, nodes] = await used();
    await some(50);
    const [after, nodesAfter] = await used();
    assert.ok(nodesAfter < nodes + 50, `${nodes} nodes, then ${nodesAfter}`);
    // One picture is 3.7 MB.
    assert.ok(after < before + 2_000_000, `${before} bytes, then ${after}`);
  }));

test("calls and indicators come by photos of their own", () =>
  play(app, camera(NONE), async (player) => {
    const dialog = await open(player);
    await choose(dialog, "234m340p66p6s");
    await choose(dialog, "@two_rows", "Photo of the calls");
    await dialog.getByRole("heading", { name: "There are two rows" }).waitFor();
    await player.tap(dialog.getByRole("button", { name: "Back" }));
    await dialog.getByRole("heading", { name: "9 tiles" }).waitFor();
    await choose(dialog, "555z", "Photo of the calls");
    await dialog.getByRole("region", { name: "Calls" }).waitFor();
    await choose(dialog, "1m", "Photo of the indicators");
    await dialog.getByRole("region", { name: "Dora indicators" }).waitFor();
    await player.tap(dialog.getByRole("button", { name: "Use this hand" }));
    assert.equal(await player.hand.getByRole("button", { name: /White/ }).count(), 1);
    assert.match(await player.button("Dora indicators").getAttribute("title"), /1 man/);
  }));

test("a set is shown in four rows, kept as numbers, and forgotten", () =>
  play(app, { ...camera(NONE), path: "#/photo/set" }, async (player, { page }) => {
    const dialog = page.getByRole("dialog", { name: "Photo", exact: true });
    await dialog.getByRole("heading", { name: "My set", exact: true }).waitFor();
    const row = (name) => dialog.getByRole("region", { name, exact: true });
    await player.tap(row("Man").getByRole("button", { name: "Take the row: Man" }));
    await dialog.getByRole("heading", { name: "There is no camera here" }).waitFor();
    await choose(dialog, "1234567z");
    await row("Man").getByText("7 tiles seen, not 9. Once more.").waitFor();
    for (const name of ["Man", "Pin", "Sou"]) {
      await choose(dialog, "123456789m", `Take the row: ${name}`);
      await row(name).getByText("9 tiles seen").waitFor();
    }
    await choose(dialog, "1234567z", "Take the row: Honors");
    await dialog.getByLabel("Name of the set").fill("Club");
    await player.tap(dialog.getByRole("button", { name: "Keep this set" }));
    await dialog.getByRole("button", { name: "Club", exact: true }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem("tensu/photo"));
    assert.match(kept, /^bare\t\nused\tClub\tAAECAw==\t$/);
    await player.tap(dialog.getByRole("button", { name: "Back" }));
    await choose(dialog, "234m340p66p678s56s|7s");
    await player.tap(dialog.getByRole("button", { name: "Use this hand" }));
    // With a whole hand the row of this key gives way to the points.
    await player.tap(player.key("New hand"));
    const again = await open(player);
    await player.tap(again.getByRole("button", { name: "Back" }));
    await player.tap(again.getByRole("button", { name: "My set: Club" }));
    await again.getByText("With this set: 1 of the last 1 photos needed no mending.").waitFor();
    await player.tap(again.getByRole("button", { name: "Forget this set" }));
    await again.getByRole("button", { name: "Club", exact: true }).waitFor({ state: "detached" });
    assert.doesNotMatch(await page.evaluate(() => localStorage.getItem("tensu/photo")), /Club/);
  }));

test("nothing of it is loaded before it is wanted", () =>
  play(app, {}, async (player, { page }) => {
    const asked = [];
    page.on("request", (request) => asked.push(request.url()));
    await player.enter("1m");
    assert.deepEqual(asked.filter((url) => url.includes("/photo/")), []);
    assert.ok(files().length >= 6);
  }));

/** What is wider than the screen, or smaller than a finger where it stands alone. */
const misfits = (page) =>
  page.evaluate(() => {
    const body = document.querySelector("dialog .over-body");
    const wide = body.scrollWidth > body.clientWidth ? [`${body.scrollWidth} wide`] : [];
    // Tiles of a row and keys are as wide as the row leaves them, as those of the hand are.
    const keys = [...body.querySelectorAll("button:not(.photo-tile, .photo-key), label.photo-file")].filter((one) => one.checkVisibility());
    const small = keys.filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44);
    return [...wide, ...small.map((one) => `${one.offsetWidth} x ${one.offsetHeight}: ${one.outerHTML.slice(0, 80)}`)];
  });

for (const [lang, width, height, dark] of [
  ["de", 360, 640, true],
  ["ja", 390, 844, false],
  ...more(["en", 844, 390, false], ["fr", 360, 640, false], ["ko", 360, 640, false], ["ru", 360, 640, true], ["zh-Hans", 1280, 800, true], ["zh-Hant", 360, 640, false]),
])
  test(`every scene fits, and axe finds nothing: ${lang}, ${width}x${height}`, () => {
    const { init } = camera(NONE);
    const view = { width, height, dark, init: { content: `${init.content}\nlocalStorage.setItem("tensu/language", "${lang}");` } };
    return app.visit(view, async ({ page }) => {
      const seen = async (name) => {
        assert.deepEqual(await misfits(page), [], name);
        assert.deepEqual(await audit(page), [], name);
      };
      await page.locator(".palette .camera").click();
      await page.locator("dialog .photo-paper[role=alert]").waitFor();
      await seen("no camera");
      await page.locator("dialog .photo-paper[role=alert] input").first().setInputFiles(picture("235?m340p66p678s56s|7s"));
      await page.locator("dialog .photo-asked").waitFor();
      await seen("a doubtful tile");
      await page.locator("dialog .photo-tile").nth(5).click();
      await page.locator("dialog .photo-key").first().waitFor();
      await seen("all keys");
      await page.locator("dialog .photo-more").last().locator("button").click();
      await page.locator("dialog .photo-set").first().waitFor();
      await seen("a set");
    });
  });

for (const [allowed, has] of [
  ["", false],
  ["camera", true],
])
  test(`a frame ${has ? "has the camera that its page allows" : "without a camera takes a file"}`, () => {
    club.pages["own.html"] = { html: `<!doctype html><html lang="en"><title>A club</title><iframe src="${app.url}embed/1/?lang=en" allow="${allowed}" title="Tensu" width="390" height="700"></iframe></html>` };
    return app.visit({ width: 760, height: 900, early: true, page: `${club.url}own.html`, context: {} }, async ({ page }) => {
      const frame = page.frameLocator("iframe");
      await frame.locator("[data-ready=true]").waitFor();
      await frame.getByRole("button", { name: "Photo", exact: true }).first().click();
      const dialog = frame.getByRole("dialog", { name: "Photo", exact: true });
      await until(() => field(dialog).isEnabled());
      assert.equal(await dialog.getByRole("button", { name: "Use the camera" }).count(), has ? 1 : 0);
      await choose(dialog, "234m340p66p678s56s|7s");
      await dialog.getByRole("heading", { name: "14 tiles" }).waitFor();
      await dialog.getByRole("button", { name: "Use this hand" }).click();
      await dialog.waitFor({ state: "detached" });
      assert.equal(await frame.getByRole("group", { name: "Hand", exact: true }).getByRole("button").count(), 14);
    });
  });

/** The tiles that are read off a file, with the site's own reader. */
async function reads(player, row) {
  const [, base64] = (await player.page.evaluate(drawn, row)).split(",");
  const dialog = await open(player);
  await until(() => field(dialog).isEnabled());
  await field(dialog).setInputFiles({ name: "row.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") });
  await dialog.getByRole("heading", { name: /^14 tiles/ }).waitFor();
  const tiles = dialog.getByRole("group", { name: "Hand", exact: true }).getByRole("button");
  const read = await tiles.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label").split(",")[0]));
  assert.deepEqual(read, names(row.replace("|", "")));
  return dialog;
}

test("the site's own reader reads drawn tiles; it is not fetched ahead, and kept for the next time, without a network", async () => {
  const own = await start();
  try {
    await play(own, { ...camera(NONE), context: { serviceWorkers: "allow" } }, async (player, { page, context }) => {
      await page.waitForFunction(() => document.documentElement.dataset.offline === "ready");
      const kept = () =>
        page.evaluate(async () => {
          const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
          return all.flat().filter(({ url }) => url.includes("/photo/")).length;
        });
      assert.equal(await kept(), 0);
      const row = "234m340p66p678s56s|7s";
      const dialog = await reads(player, row);
      await dialog.getByText("Won on 7 sou, which lay apart?").waitFor();
      await until(async () => (await kept()) >= 5);
      await context.setOffline(true);
      await own.server.stop();
      await page.reload();
      await player.palette.waitFor();
      await page.keyboard.press("Escape");
      await reads(player, row);
    });
  } finally {
    await own.browser.close();
  }
});
