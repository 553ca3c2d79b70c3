// What fits where: nothing to scroll on a small phone, two columns on a desk, nothing covered, everything large enough.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, rulesets, start, test, textSize } from "./harness.mjs";
import { KEYS, melded, play, sample } from "./player.mjs";
import { open, screens, SPOKEN } from "./scenes.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const full = {
  name: "closed hand with riichi and dora",
  enter: sample,
  words: ["12,000", "4,000/8,000", "Haneman", "7 han 30 fu", "Riichi 1", "Pinfu 1", "Tanyao 1", "Dora 3", "Red five 1"],
};
const melds = {
  name: "four melds",
  enter: melded,
  words: ["7,700", "2,000/3,900", "3 han 60 fu", "Bakaze 1", "Chun 1", "Red five 1", "Won on 9 pin: single wait (tanki)"],
};
const yakuman = {
  name: "yakuman with counters and sticks",
  enter: async (player) => {
    await player.choose("Honba", "10");
    await player.choose("Sticks on the table, yours included", "2");
    await player.enter("111m333p777s111z3m3m");
    await player.tap(player.button("Tsumo"));
  },
  words: ["67,000", "17,000/33,000", /^69,000 in all/, "Double yakuman", "Suuankou tanki ×2"],
};
const none = {
  name: "no yaku either way",
  enter: async (player) => {
    await player.meld("Chi", "1m");
    await player.enter("456p78s99p222s9s");
  },
  words: ["No yaku"],
};
const empty = { name: "empty hand", enter: async () => {}, words: ["Which rules do you play?", "Tenhou", "M.League"] };
const HANDS = [empty, full, melds, yakuman, none];

/** Where an element cannot be seen or touched, as text; nothing when all is well. */
function hidden(element, points) {
  const box = element.getBoundingClientRect();
  const name = element.getAttribute("aria-label") ?? element.textContent;
  if (box.width === 0 || box.height === 0) return [`${name}: has no size`];
  if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
    return [`${name}: at ${[box.left, box.top, box.right, box.bottom].map(Math.round)} of ${innerWidth}x${innerHeight}`];
  }
  return points.flatMap(([x, y]) => {
    const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return element.contains(hit) ? [] : [`${name}: covered by ${hit?.outerHTML.slice(0, 80)}`];
  });
}

const CENTRE = [[0.5, 0.5]];
// The upper right of a five belongs to its red one.
const CORNERS = [[0.1, 0.1], [0.1, 0.9], [0.9, 0.9], [0.5, 0.5]];

/** The words of a result that cannot be read without scrolling. */
async function unread(player, words) {
  const all = [];
  for (const word of words) {
    const place = player.result.getByText(word, { exact: true }).filter({ visible: true }).first();
    all.push(...(await place.evaluate(clipped)));
  }
  return all;
}

/** Text outside the screen or outside what its own scrolling box shows. */
function clipped(element) {
  const box = element.getBoundingClientRect();
  for (let outer = element; outer; outer = outer.parentElement) {
    const style = getComputedStyle(outer);
    const clips = outer === document.documentElement || style.overflowY !== "visible" || style.overflowX !== "visible";
    const frame = outer === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : outer.getBoundingClientRect();
    const inside =
      box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
    if (clips && !inside) return [`${element.textContent}: ${Math.round(box.bottom - frame.bottom)} px below the edge`];
  }
  return [];
}

async function uncovered(player) {
  const all = [];
  for (const name of [...KEYS, "Chi", "Pon", "Open kan", "Added kan", "Closed kan", "Undo", "Redo", "New hand", "Delete last tile"]) {
    all.push(...(await player.key(name).evaluate(hidden, name.startsWith("red") ? CENTRE : CORNERS)));
  }
  return all;
}

function scrolls(page) {
  return page.evaluate(() => {
    const root = document.scrollingElement;
    return { down: root.scrollHeight - innerHeight, right: root.scrollWidth - innerWidth };
  });
}

for (const [width, height] of [[360, 640], [1280, 800], ...more([390, 844])]) {
  // The two that need most room at a push.
  const needy = width === 360 ? HANDS.filter((one) => one === full || /yakuman/.test(one.name)) : [full];
  for (const hand of [...needy, ...more(...HANDS.filter((one) => !needy.includes(one)))]) {
    test(`${width}x${height}, ${hand.name}: nothing to scroll, nothing covered`, () =>
      play(app, { width, height }, async (player, { page }) => {
        await hand.enter(player);
        assert.deepEqual(await scrolls(page), { down: 0, right: 0 });
        assert.deepEqual(await uncovered(player), []);
        // A small phone says how the hand was read behind “Why?”, and the list of a wide screen has the yaku.
        const said = hand.words.filter((word) => (width < 380 ? !String(word).startsWith("Won on") : width < 700 || !/[ ×]\d$/.test(word)));
        assert.deepEqual(await unread(player, said), []);
      }));
  }
}

for (const [width, height] of [[412, 915], ...more([430, 932])]) {
  rare(`${width}x${height}: the reading with its fu is in sight too`, () =>
    play(app, { width, height }, async (player) => {
      await sample(player);
      const blocks = await player.result.getByRole("img").all();
      assert.equal(blocks.length, 5);
      for (const block of blocks) assert.deepEqual(await block.evaluate(clipped), []);
    }));
}

for (const [width, height] of [[375, 553], ...more([360, 560], [320, 568])])
  test(`${width}x${height}, a phone whose browser takes its share: every key and the price in sight`, () =>
    play(app, { width, height }, async (player, { page }) => {
      const look = async () => {
        assert.equal((await scrolls(page)).down, 0);
        for (const name of ["1 man", "East", "Delete last tile"]) assert.deepEqual(await player.key(name).evaluate(hidden, [[0.5, 0.9]]), []);
      };
      await look();
      await player.enter("234m340p66p678s56s");
      await look();
      await player.enter("7s1m5p");
      await look();
      assert.deepEqual(await unread(player, ["12,000", "Haneman"]), []);
    }));

for (const [width, height] of [[320, 568], ...more([360, 560], [390, 664], [1280, 800])])
  test(`${width}x${height}: who misses the middle of a five by a little does not enter a red one`, () =>
    play(app, { width, height }, async (player) => {
      for (const suit of ["man", "pin", "sou"]) {
        const key = player.key(`5 ${suit}`);
        const missed = await key.evaluate((one) => {
          const box = one.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          return [-6, 0, 6].flatMap((dx) => [-6, 0, 6].filter((dy) => !one.contains(document.elementFromPoint(x + dx, y + dy))).map((dy) => [dx, dy]));
        });
        assert.deepEqual(missed, [], suit);
        assert.deepEqual(await player.key(`red 5 ${suit}`).evaluate(hidden, CENTRE), []);
      }
    }));

for (const width of [280, 320, 340])
  rare(`${width} px: fourteen tiles are as wide as the phone`, () =>
    play(app, { width, height: 640 }, async (player, { page }) => {
      await sample(player);
      assert.equal((await scrolls(page)).right, 0);
      const tiles = await page.locator(".strip .held").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
      assert.ok(tiles[0][0] >= 0 && tiles.at(-1)[1] <= width, String(tiles));
    }));

for (const width of [360, 390, 768])
  rare(`${width} px: no tile changes its size when another one comes`, () =>
    play(app, { width, height: 844 }, async (player, { page }) => {
      await player.enter("1m");
      const first = async () => (await page.locator(".strip .held").first().boundingBox()).width;
      const alone = await first();
      await player.enter("2355m340p66p678s1z");
      // A third of a pixel is nobody's to see.
      assert.ok(Math.abs((await first()) - alone) < 0.34, `${alone} and ${await first()}`);
    }));

for (const [width, height] of [[360, 640], ...more([390, 844], [1280, 800], [768, 1024], [844, 390])])
  rare(`${width}x${height}: no price by tsumo reaches the buttons beside it`, () =>
    play(app, { width, height }, async (player, { page }) => {
      await player.tap(player.key("New hand"));
      for (const [tiles, price] of [["123m456p78s99p222s9s", "300/500"], ["234m456p678s22m56s7s", "700/1,300"], ["234m340p66p678s56s7s", "1,300/2,600"], ["19m19p19s1234567z1z", "16,000/32,000"]]) {
        await page.keyboard.type(tiles);
        await player.tap(player.button("Tsumo"));
        assert.equal(await player.price("Tsumo"), price);
        const free = await page.evaluate(() => {
          const text = document.createRange();
          text.selectNodeContents(document.querySelector(".chosen > .amount"));
          return document.querySelector(".give-buttons svg").getBoundingClientRect().left - text.getBoundingClientRect().right;
        });
        assert.ok(free >= 0, `${price}: ${free}`);
        await player.tap(player.key("New hand"));
      }
    }));

test("nothing moves when an indicator comes or goes", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    await player.enter("234m340p66p678s56s7s");
    const below = () => page.locator(".panel").evaluate((one) => one.getBoundingClientRect().top);
    const before = await below();
    await player.tap(player.key("5 man"));
    assert.equal(await page.locator(".indicators .tile").count(), 1);
    assert.equal(await below(), before);
  }));

rare("360x640: two waits are in sight with their prices, and nothing is to the side", () =>
  play(app, { width: 360, height: 640 }, async (player) => {
    await player.enter("123m456p789s1122z");
    const waits = player.result.locator(".waits li");
    assert.equal(await waits.count(), 2);
    for (const wait of await waits.all()) {
      assert.deepEqual(await wait.evaluate(clipped), []);
      assert.ok(await wait.evaluate((one) => one.scrollWidth <= one.clientWidth));
    }
  }));

for (const [width, height] of [[640, 360], ...more([740, 360], [844, 390])])
  rare(`${width}x${height}, a phone on its side: every key and the price in sight`, () =>
    play(app, { width, height }, async (player, { page }) => {
      for (const hand of [empty, full]) {
        await hand.enter(player);
        assert.deepEqual(await scrolls(page), { down: 0, right: 0 });
        assert.deepEqual(await uncovered(player), []);
      }
      assert.deepEqual(await unread(player, full.words.slice(0, 4)), []);
    }));

test("a phone that is turned while the explanation is open has all its keys, and nothing scrolls", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    await full.enter(player);
    await player.tap(player.button("Why?"));
    await page.setViewportSize({ width: 844, height: 390 });
    await page.waitForFunction(() => innerWidth === 844);
    assert.deepEqual(await scrolls(page), { down: 0, right: 0 });
    assert.deepEqual(await uncovered(player), []);
    // A narrow one shows the explanation alone, as wide as the screen.
    await page.setViewportSize({ width: 640, height: 360 });
    await page.waitForFunction(() => innerWidth === 640);
    assert.equal(await player.key("1 man").isVisible(), false);
    const { width } = await page.locator(".panel").boundingBox();
    assert.ok(width > 600, `${width}`);
  }));

rare("844x500: scrolls down only, and everything can be reached", () =>
  play(app, { width: 844, height: 500 }, async (player, { page }) => {
    for (const hand of [empty, full]) {
      await hand.enter(player);
      assert.equal((await scrolls(page)).right, 0);
      for (const name of [...KEYS, "Undo", "New hand"]) {
        await player.key(name).scrollIntoViewIfNeeded();
        assert.deepEqual(await player.key(name).evaluate(hidden, [[0.5, 0.5]]), []);
      }
      // The price stays in sight while tiles are tapped.
      assert.deepEqual(await unread(player, hand.words.slice(0, 5)), []);
    }
  }));

test("1280x800: entry on the left, the explanation open on the right", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    await sample(player);
    const [left, right] = [await player.palette.boundingBox(), await player.explanation.boundingBox()];
    assert.ok(left.x + left.width <= right.x, "side by side");
    const headings = await player.explanation.getByRole("heading").all();
    assert.ok(headings.length >= 5);
    for (const name of ["Yaku", "Fu", "From han and fu to points", "Who pays", "What if"]) {
      const heading = player.explanation.getByRole("heading", { name, exact: true });
      assert.deepEqual(await heading.evaluate(clipped), []);
    }
    // What else it could pay stands in one line: "17,000 in all".
    const high = await player.explanation.locator(".what-if td").evaluateAll((all) =>
      all.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return text.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).fontSize);
      }),
    );
    assert.ok(high.length >= 8 && high.every((lines) => lines < 1.8), high.join());
    for (const heading of headings) {
      await heading.scrollIntoViewIfNeeded();
      assert.deepEqual(await heading.evaluate(clipped), []);
    }
    assert.equal(await player.button("Why?").isVisible(), false);
    assert.deepEqual(await scrolls(page), { down: 0, right: 0 });
  }));

for (const [width, height] of [[360, 640], ...more([390, 844], [1280, 800])]) {
  test(`${width}x${height} with text of twice the size: nothing overlaps, everything can be reached`, () =>
    play(app, { width, height }, async (player, { page, shot }) => {
      await textSize(page, 32);
      await sample(player);
      await shot(`text-200-${width}x${height}`);
      assert.equal((await scrolls(page)).right, 0);
      // The text of the hand is there while it has the keyboard.
      for (const control of await page.locator("button:visible:not(.writing *), select:visible").all()) {
        await control.scrollIntoViewIfNeeded();
        // Parts that come into sight get their size with the next picture.
        await page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))));
        assert.deepEqual(await control.evaluate(hidden, [[0.5, 0.5]]), []);
      }
      for (const words of full.words) {
        const place = player.result.getByText(words, { exact: true });
        await place.scrollIntoViewIfNeeded();
        assert.deepEqual(await place.evaluate(clipped), []);
      }
    }));
}

// 125, 150 and 200 %.
for (const size of [32, 20, 24])
  for (const [width, height] of [[360, 640], [390, 844]])
    rare(`${width}x${height} with letters of ${size} px: the hand and every key stay where they are, nothing is to the side`, () =>
      play(app, { width, height }, async (player, { page, shot }) => {
        await textSize(page, size);
        const all = async () => {
          assert.deepEqual(await scrolls(page), { down: 0, right: 0 });
          for (const name of [...KEYS, "New hand", "Delete last tile"]) assert.deepEqual(await player.key(name).evaluate(hidden, CENTRE), []);
        };
        await all();
        await player.tap(player.key("2 man"));
        await player.tap(player.key("3 man"));
        const tile = player.hand.getByRole("button", { name: /^3 man/ });
        assert.deepEqual(await tile.evaluate(hidden, CENTRE), []);
        await player.enter("4m340p66p678s56s7s");
        await all();
        const chip = player.button("Ron off: West");
        await chip.scrollIntoViewIfNeeded();
        assert.deepEqual(await chip.evaluate(hidden, CENTRE), []);
        await shot(`letters-${size}-${width}x${height}`);
      }));

test("what is tapped at a table is 44 px: switches, who dealt in, what shows and shares the price, and the places of the header", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    await sample(player);
    const boxes = await page.locator(".situation .toggle, .chip, .give-button, .why, .way, .tools button, .nav-item, .bar select").evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => [one.getAttribute("aria-label") ?? one.textContent, one.getBoundingClientRect().height]),
    );
    assert.ok(boxes.length >= 25, String(boxes.length));
    assert.deepEqual(boxes.filter(([, height]) => height < 44), []);
    // Tiles of the hand and indicators are narrow; a finger may come from above or below.
    for (const one of await page.locator(".strip .held, .indicators .shown").all()) {
      const high = await one.evaluate((tile) => {
        const box = tile.getBoundingClientRect();
        const x = box.left + box.width / 2;
        let high = 0;
        for (let y = box.top - 30; y < box.bottom + 30; y += 1) high += tile.contains(document.elementFromPoint(x, y));
        return high;
      });
      assert.ok(high >= 43, `${await one.getAttribute("aria-label")}: ${high}`);
    }
    // A new hand is nowhere near the way back.
    const [start, erase] = [await player.key("New hand").boundingBox(), await player.key("Delete last tile").boundingBox()];
    assert.ok(erase.x - (start.x + start.width) > 250, "seven keys between them");
  }));

rare("who wins by which is priced in a place of its own, whichever is chosen", () =>
  play(app, { width: 390, height: 844 }, async (player) => {
    await sample(player);
    const places = async () => {
      const boxes = await Promise.all(["Ron", "Tsumo"].map((way) => player.button(way, player.prices).boundingBox()));
      return boxes.map(({ x, y }) => [Math.round(x), Math.round(y)]);
    };
    const before = await places();
    const figure = player.prices.locator(".chosen > .amount");
    assert.ok(parseFloat(await figure.evaluate((one) => getComputedStyle(one).fontSize)) >= 50);
    const at = await figure.boundingBox();
    await player.tap(player.button("Tsumo", player.prices));
    assert.deepEqual(await places(), before);
    const then = await figure.boundingBox();
    assert.deepEqual([then.x, then.y].map(Math.round), [at.x, at.y].map(Math.round));
  }));

rare("the bar has what exists, and pages of it lead to each other and back to the hand", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    const bar = page.getByRole("navigation", { name: "Pages" });
    assert.deepEqual(await bar.getByRole("button").allInnerTexts(), ["Hand", "Table", "Learn", "More"]);
    assert.equal(await player.button("Hand", bar).getAttribute("aria-current"), "page");
    await player.open("Table");
    const foot = (name) => page.getByRole("dialog", { name }).getByRole("navigation", { name: "Pages" });
    assert.equal(await player.button("Table", foot("Table")).getAttribute("aria-current"), "page");
    await player.tap(player.button("Learn", foot("Table")));
    await player.tap(player.button("Hand", foot("Learn")));
    assert.equal(await page.getByRole("dialog").count(), 0);
    await player.open("Rules");
    await player.tap(player.button("Reference", page.getByRole("dialog", { name: "Rules" })));
    await page.getByRole("dialog", { name: "Reference" }).waitFor();
  }));

rare("360x640: the keys own the bottom, and the bar is in the header", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    const bar = page.getByRole("navigation", { name: "Pages" });
    for (const name of ["Table", "Learn", "More"]) {
      const { y, height } = await player.button(name, bar).boundingBox();
      assert.ok(y < 10 && height >= 44, `${name}: ${y}`);
    }
  }));

rare("while a hand waits, the keys that win say what they pay", () =>
  play(app, { width: 390, height: 844 }, async (player, { page }) => {
    await player.enter("234m34p66p678s567s");
    const said = () => page.locator(".worth-here").evaluateAll((all) => all.map((one) => [one.parentElement.getAttribute("aria-label"), one.dataset.worth]));
    assert.deepEqual(await said(), [["2 pin", "2,000"], ["5 pin", "2,000"]]);
    await player.switchOn("Riichi");
    assert.deepEqual(await said(), [["2 pin", "3,900"], ["5 pin", "3,900"]]);
    await player.enter("5p");
    assert.deepEqual(await said(), []);
  }));

rare("360x640 with text of twice the size: what a tap did is in sight, and two winners and a hand to show fit", () =>
  play(app, { width: 360, height: 640 }, async (player, { page, shot }) => {
    const inside = async (selector) => {
      const box = await page.locator(selector).first().boundingBox();
      const fits = box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 640;
      assert.ok(fits, `${selector}: ${JSON.stringify(box)}`);
    };
    await textSize(page, 32);
    await player.enter("234m34066p67856s7s");
    await player.tap(player.key("1 man"));
    await shot("text-200-told");
    await inside(".toast");
    await page.locator(".give-button").first().click();
    const worth = await page.locator(".show-worth").first().boundingBox();
    assert.ok(worth.x >= 0 && worth.x + worth.width <= 360, JSON.stringify(worth));
    await shot("text-200-show");
    await page.keyboard.press("Escape");
    await player.tap(player.button("Why?"));
    await player.off("West");
    await player.tap(player.button("Another winner", player.explanation));
    await shot("text-200-another");
    assert.equal((await scrolls(page)).right, 0);
  }));

rare("de, 360x640 with text of twice the size: fourteen tiles that do not win are as wide as the phone", () =>
  open(app, "de", { width: 360, height: 640 }, async ({ page }) => {
    await textSize(page, 32);
    await page.keyboard.type("147m258p369s12345z");
    await page.locator(".refused, .unfinished").first().waitFor();
    assert.equal((await scrolls(page)).right, 0);
  }));

/** What is wider than the screen and does not scroll in a box of its own, as tables do. */
const tooWide = () =>
  [...document.querySelectorAll("dialog[open], dialog[open] .over-body")].flatMap((box) =>
    box.scrollWidth > box.clientWidth + 1 ? [`${box.className}: ${box.scrollWidth} of ${box.clientWidth}`] : [],
  );

for (const language of ["de", ...more("en")]) {
  rare(`${language}, 360x640 with text of twice the size: no dialog is wider than the screen`, () =>
    open(app, language, { width: 360, height: 640 }, async ({ page, shot }) => {
      const wrong = {};
      await screens(page, async (scene) => {
        await textSize(page, 32);
        const wide = await page.evaluate(tooWide);
        if (wide.length) wrong[scene] = wide;
        await shot(`text-200-${language}-${scene}`);
        await textSize(page, 16);
      });
      assert.deepEqual(wrong, {});
    }));
}

/** Controls in which no square of this size can be touched, each with the largest one that can. */
function small(least) {
  return [...document.querySelectorAll("button, select")].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const at = (x, y) => control.contains(document.elementFromPoint(x, y));
    if (!box.width || !at(box.left + box.width / 2, box.top + box.height / 2)) return [];
    // The largest square that ends at each point, from its neighbours on the left and above; labels extend a control.
    let [above, best] = [[], 0];
    for (let y = box.top - 8; y < box.bottom + 24 && best < least; y += 1) {
      const line = [];
      for (let x = box.left - 8; x < box.right + 8; x += 1) {
        const i = line.length;
        line.push(at(x, y) ? 1 + Math.min(line[i - 1] ?? 0, above[i] ?? 0, above[i - 1] ?? 0) : 0);
        best = Math.max(best, line[i]);
      }
      above = line;
    }
    return best < least ? [[control.getAttribute("aria-label") ?? control.textContent, best]] : [];
  });
}

for (const hand of [full, ...more(empty, melds)]) {
  test(`360x640, ${hand.name}: nothing is too small for a finger`, () =>
    play(app, { width: 360, height: 640 }, async (player, { page }) => {
      await hand.enter(player);
      // A red five gives way to its key, and is left of its own size in the gaps.
      assert.deepEqual((await page.evaluate(small, 24)).filter(([name, size]) => size < (name.startsWith("red 5") ? 21 : 24)), []);
      for (const name of KEYS.filter((name) => !name.startsWith("red"))) {
        const { width, height } = await player.key(name).boundingBox();
        assert.ok(width >= 36 && height >= 36, `${name}: ${width} x ${height}`);
      }
    }));
}

for (const [width, height] of [[360, 640], ...more([1280, 800])]) {
  test(`${width}x${height}: keys and switches stay where they are while tiles come`, () =>
    play(app, { width, height }, async (player) => {
      const places = async () => {
        const [key, toggle] = [await player.key("1 man").boundingBox(), await player.toggle("Ippatsu").boundingBox()];
        return [key.y, toggle.x, toggle.y].map(Math.round);
      };
      const at = await places();
      await player.enter("23m");
      assert.deepEqual(await places(), at, "with tiles");
      await player.meld("Chi", "4m");
      assert.deepEqual(await places(), at, "with a meld");
      await player.meld("Pon", "1z");
      await player.meld("Closed kan", "5s");
      await player.meld("Open kan", "7z");
      assert.deepEqual(await places(), at, "with four melds");
    }));
}

rare("360x640: no ruleset makes the screen wider than the phone", () =>
  play(app, { width: 360, height: 640 }, async (player, { page }) => {
    const names = await player.list("Ruleset").locator("option").allInnerTexts();
    assert.equal(names.length, rulesets());
    for (const [index, name] of names.entries()) {
      await player.list("Ruleset").selectOption({ index });
      // Some come when they are chosen.
      await page.waitForFunction((name) => document.querySelector("select[aria-label=Ruleset]").selectedOptions[0].text === name, name);
      await player.settled();
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .filter((part) => part.getBoundingClientRect().right > innerWidth + 0.5)
          .map((part) => part.className),
      );
      assert.deepEqual([await page.evaluate(() => document.documentElement.scrollWidth), wide], [360, []], name);
    }
  }));

for (const [width, height, locale] of [[320, 568, "ru"], ...more([320, 568, "en"], [360, 640, "en"], [1280, 800, "en"])])
  test(`${width}x${height}, ${locale}: the name of every ruleset is whole, and the bar is as high with each`, () =>
    app.visit({ width, height, context: { locale } }, async ({ page }) => {
      const list = page.locator(".bar .wide select");
      const count = await list.locator("option").count();
      assert.equal(count, rulesets());
      let bar;
      for (let index = 0; index < count; index += 1) {
        await list.selectOption({ index });
        await page.waitForFunction((index) => document.querySelector(".bar .wide select").selectedIndex === index, index);
        const [name, height, over] = await page.evaluate(() => {
          const [bar, shown] = [document.querySelector(".bar"), document.querySelector(".bar .shown")];
          const range = document.createRange();
          range.selectNodeContents(shown);
          const [text, box] = [range.getBoundingClientRect(), shown.getBoundingClientRect()];
          return [shown.textContent, bar.clientHeight, Math.max(text.right - box.right, box.top - text.top, text.bottom - box.bottom)];
        });
        assert.ok(over <= 0.5, `${name}: ${over} px are cut`);
        bar ??= height;
        assert.equal(height, bar, name);
      }
    }));

for (const [width, height] of [[360, 640], ...more([1280, 800])])
  test(`${width}x${height}: the longest price and the longest yaku are whole`, () =>
    play(app, { width, height }, async (player, { page }) => {
      await player.enter("19m19p19s1234567z7z");
      if (width < 700) await player.tap(player.button("Why?"));
      await page.locator(".lines .kanji").first().waitFor();
      const cut = await page.evaluate(() => {
        const text = (one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect().right;
        };
        const out = (selector, outer) => [...document.querySelectorAll(selector)].filter((one) => text(one) > one.closest(outer).getBoundingClientRect().right + 0.5);
        return [...out(".prices .amount", ".prices"), ...out(".lines .number", ".lines")].map((one) => one.textContent);
      });
      assert.deepEqual(cut, []);
    }));

/** Text smaller than 12 px, and text that leaves its button. */
function tiny() {
  return [...document.querySelectorAll("#app *")].flatMap((one) => {
    const said = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!said || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || one.closest(".unseen, option")) return [];
    const range = document.createRange();
    range.selectNodeContents(one);
    const [text, box] = [range.getBoundingClientRect(), (one.closest("button") ?? one).getBoundingClientRect()];
    const leaves = one.closest("button") && (text.left < box.left - 0.5 || text.right > box.right + 0.5);
    return parseFloat(getComputedStyle(one).fontSize) < 12 || leaves ? [one.textContent] : [];
  });
}

for (const [width, height, path] of [[320, 640, ""], [280, 700, "embed/1/"], ...more([600, 400, "embed/1/"], [360, 640, ""], [320, 640, "embed/1/"], [760, 700, "embed/1/"])])
  test(`${width}x${height}${path && " in a frame"}: no text is tiny, none leaves its button`, () =>
    app.visit({ width, height, path, context: { locale: "de" } }, async ({ page }) => {
      assert.deepEqual(await page.evaluate(tiny), []);
      if (height > 600 && width > 300) {
        const rows = await page.locator(".tools > button").evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().y))).size);
        assert.equal(rows, 1, "Chi, pon, kan and the steps are one row");
      }
      if (path) return;
      await page.getByRole("button", { name: "Mit Yaku" }).click();
      await page.locator(".quick-yaku small").first().waitFor();
      assert.deepEqual(await page.evaluate(tiny), []);
    }));

for (const width of [280, ...more(320)])
  rare(`${width} px, in a frame: the waits and their switches fit in every language, and two captions stand apart`, async () => {
    // Two waits, riichi or not; three concealed triplets of the dealer, four by his own draw: the longest prices.
    for (const [hand, languages] of [["234m34p66p678s678s", SPOKEN], ["222333444m5566p seat:E", ["de"]]])
      for (const lang of languages)
        await app.visit({ width, height: 640, path: `embed/1/?ruleset=ema_2025&lang=${lang}&hand=${encodeURIComponent(hand)}` }, async ({ page, shot }) => {
          const waits = page.locator(".waits li");
          assert.equal(await waits.count(), 2);
          for (const wait of await waits.all()) {
            const [wide, room] = await wait.evaluate((one) => [one.scrollWidth, one.clientWidth]);
            assert.ok(wide <= room && room <= width - 36, `${lang}: ${wide} in ${room}`);
            for (const thing of await wait.locator("*").all()) assert.deepEqual(await thing.evaluate(leaves), [], lang);
          }
          const gap = await page.locator(".bar .pick:not(.wide) .caption").evaluateAll((all) => {
            const [first, second] = all.map((one) => {
              const text = document.createRange();
              text.selectNodeContents(one);
              return text.getBoundingClientRect();
            });
            return second.left - first.right;
          });
          assert.ok(gap >= 4, `${lang}: ${gap} px between the captions`);
          if (lang === "de") await shot(`waits-frame-${width}`);
        });
  });

/** What is written in something and leaves it. */
function leaves(one) {
  const text = document.createRange();
  text.selectNodeContents(one);
  const [inner, box] = [text.getBoundingClientRect(), one.getBoundingClientRect()];
  return inner.width && (inner.left < box.left - 0.5 || inner.right > box.right + 0.5) ? [one.textContent] : [];
}

rare("264 px, in a frame: chi, pon, kan and the steps are one row in every language", async () => {
  for (const lang of SPOKEN)
    await app.visit({ width: 264, height: 700, path: `embed/1/?lang=${lang}` }, async ({ page }) => {
      const middles = await page.locator(".tools button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map((box) => box.y + box.height / 2));
      assert.ok(Math.max(...middles) - Math.min(...middles) < 8, `${lang}: ${middles}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${lang}: ${wide} px too wide`);
    });
});
