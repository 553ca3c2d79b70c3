// What is given to others: links that open as the same hand, their QR code, text and picture; the result for the table; the
// history of the hands on this device.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before } from "node:test";
import { more, rare, start, test, waitForApp } from "./harness.mjs";
import { Player, everything, melded, play, sample } from "./player.mjs";
import { decode, modules } from "./qr.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

const dialog = (page, name) => page.getByRole("dialog", { name, exact: true });

/** Opens one of the buttons beside the price. */
async function open(player, name) {
  await player.tap(player.button(name));
  const over = dialog(player.page, name);
  await over.waitFor();
  return over;
}

async function close(player, over) {
  await player.tap(over.getByRole("button", { name: "Close", exact: true }));
  await over.waitFor({ state: "detached" });
}

async function openHistory(player) {
  await player.tap(player.button("More"));
  return open(player, "History");
}

/** The link of the hand on the table. */
async function link(player) {
  const over = await open(player, "Share");
  const link = await over.getByRole("textbox", { name: "Link to this hand" }).inputValue();
  await close(player, over);
  return link;
}

/** A closed hand with everything around it, under other rules. */
async function closed(player) {
  await player.choose("Ruleset", "Ari-ari");
  await everything(player);
}

for (const [name, enter] of [["a closed hand with everything", closed], ["four melds", melded]]) {
  test(`a link opens ${name} on another device`, () =>
    play(app, {}, async (player) => {
      await enter(player);
      const address = await link(player);
      assert.match(address, /#1\/[a-z_]+\/[\w/:=,.-]*[a-z0-9]$/i);
      const [state, price] = [await player.state(), await player.price("Tsumo")];
      const path = address.slice(app.url.length);
      await play(app, { path }, async (other, { page }) => {
        assert.deepEqual(await other.state(), state);
        assert.equal(await other.price("Tsumo"), price);
        assert.equal(await link(other), address);
        // It is out of the address, so that a reload does not undo what is tapped now.
        assert.equal(await page.evaluate(() => location.hash), "");
      });
    }));
}

test("a link takes nothing along that stood in the address", () =>
  play(app, { path: "?utm=x" }, async (player) => {
    await player.enter("234m340p66p678s56s7s");
    assert.ok((await link(player)).startsWith(`${app.url}#1/`));
  }));

test("a link with house rules brings them along, and takes nobody's name", () =>
  play(app, { path: "#1/cheatsheet/name=Our_club/kiriage=true/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s" }, async (player, { page }) => {
    assert.equal(await player.price("Ron"), "8,000");
    const { lists } = await player.state();
    assert.equal(lists.Ruleset, "Our club");
    // The same name for other rules, in the page that is open already.
    await page.evaluate(() => (location.hash = "#1/cheatsheet/name=Our_club/999p345s67m22s/ankan:4444m/ron:8m/riichi/dora:1s"));
    await player.prices.getByText("7,700").waitFor();
    assert.equal((await player.state()).lists.Ruleset, "Our club 2");
    await player.choose("Ruleset", "Our club");
    assert.equal(await player.price("Ron"), "8,000");
  }));

// A link, and what is said about it.
const BROKEN = [
  ["1/moon/12m", /moon/],
  ["1/tenhou/12", /m, p, s or z/],
  ["1/tenhou/12m/hello", /"hello"/],
  ["1/tenhou/pon:8z", /8z/],
  ["2/tenhou/12m", /newer Tensu/],
  ["1/", /ruleset/],
  [`1/tenhou/${"1".repeat(5000)}m`, /At most/],
];

test("a link that cannot be read says why, and the hand stays", () =>
  play(app, {}, async (player, { page }) => {
    await player.enter("123m");
    const held = await player.held();
    for (const [text, why] of BROKEN) {
      await page.evaluate((text) => (location.hash = text), text);
      await page.waitForFunction(() => location.hash === "");
      await page.waitForFunction((why) => new RegExp(why).test(document.querySelector(".toast")?.innerText), why.source);
      assert.match(await player.said.innerText(), why);
      assert.deepEqual(await player.held(), held);
    }
  }));

rare("a first visit by a link that cannot be read says why", () =>
  play(app, { path: "#1/moon/12m" }, async (player, { page }) => {
    await page.locator(".toast").getByText("moon").waitFor();
    assert.match(await player.said.innerText(), /moon/);
    assert.deepEqual(await player.held(), []);
  }));

rare("counters and sticks of a link are in their lists, however many", () =>
  play(app, { path: "#1/tenhou/234m34p66p678s567s/ron:2p/riichi/honba:25/sticks:120" }, async (player) => {
    const { lists } = await player.state();
    assert.deepEqual([lists.Honba, lists["Sticks on the table, yours included"]], ["25", "120"]);
    await player.choose("Honba", "1");
    assert.equal(await player.list("Honba").locator("option").count(), 21);
  }));

test("odd links break nothing", () =>
  play(app, {}, async (player, { page }) => {
    const odd = ["#", "#x", "#1/tenhou/%", "#1/tenhou/%00/ron", `#1/tenhou/${"123456789m".repeat(300)}/ron:1m`, "#1/korean/1f/ron:8f/honba:4294967295/sticks:4294967295"];
    for (const hash of odd) {
      await page.evaluate((hash) => (location.hash = hash), hash);
      await page.evaluate(() => new Promise((done) => setTimeout(done, 30)));
      assert.equal(await page.locator("#broken").isVisible(), false, hash);
    }
    await player.tap(player.key("New hand"));
    await player.enter("1m");
    assert.equal((await player.held()).length, 1);
  }));

for (const dark of [true, ...more(false)]) {
  test(`the QR code is the link, dark on white (${dark ? "dark" : "light"} theme)`, () =>
    play(app, { dark, width: 360, height: 640 }, async (player, { shot }) => {
      await closed(player);
      const address = await link(player);
      const over = await open(player, "Share");
      const code = over.getByRole("img", { name: "QR code of the link" });
      const [box, path, fill, paper] = await code.evaluate((svg) => {
        const dark = svg.querySelector("path");
        return [svg.getAttribute("viewBox"), dark.getAttribute("d"), getComputedStyle(dark).fill, getComputedStyle(svg.querySelector("rect")).fill];
      });
      assert.deepEqual([fill, paper], ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
      assert.equal(decode(modules(path, Number(box.split(" ")[2]))), address);
      await shot(`share-qr-${dark ? "dark" : "light"}`);
    }));
}

test("the result is copied as text", () =>
  play(app, {}, async (player, { context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await player.choose("Honba", "2");
    await sample(player);
    const address = await link(player);
    const over = await open(player, "Share");
    await player.tap(player.button("Copy text", over));
    // Beside the button, in sight, and as new words each time: those that stand there already would not be read out.
    const part = over.locator(".give-part").filter({ has: page.getByRole("textbox", { name: "Result as text" }) });
    const said = part.getByRole("status").getByText("Copied.");
    await said.waitFor();
    assert.equal(await over.getByText("Copied.").count(), 1);
    await said.evaluate((words) => (words.dataset.old = ""));
    await player.tap(player.button("Copy text", over));
    await part.getByRole("status").locator("span:not([data-old])").waitFor();
    const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    assert.deepEqual(lines, [
      "234m34066p56678s + 7s",
      "Dora indicators: 1m5p",
      "Ron 12,600",
      "Haneman, 7 han 30 fu",
      "Riichi 1, Pinfu 1, Tanyao 1, Dora 3, Red five 1",
      "20 + 10 = 30 fu",
      "Discarder 12,600",
      // The winner's own.
      "Riichi sticks 1,000",
      "Riichi cheatsheet",
      address,
    ]);
    await player.tap(player.button("Copy link", over));
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
  }));

/** Runs before the page: nothing gets into the clipboard. */
const BLOCKED = () => {
  document.execCommand = () => false;
  Object.defineProperty(navigator, "clipboard", { value: { write: () => Promise.reject(new DOMException("blocked", "NotAllowedError")) } });
};

test("a clipboard that is blocked is told at its button, with the text chosen to be copied by hand", () =>
  play(app, { width: 360, height: 640, init: BLOCKED }, async (player, { page, shot }) => {
    await sample(player);
    const over = await open(player, "Share");
    for (const [button, field] of [["Copy text", "Result as text"], ["Copy link", "Link to this hand"]]) {
      await player.tap(player.button(button, over));
      const part = over.locator(".give-part").filter({ has: page.getByRole("button", { name: button, exact: true }) });
      await part.getByText("Copy it by hand, please.").waitFor();
      const box = over.getByRole("textbox", { name: field });
      const chosen = await box.evaluate((one) => one.value.slice(one.selectionStart, one.selectionEnd));
      assert.equal(chosen, await box.inputValue(), field);
    }
    const picture = over.locator(".give-part:has(img)");
    await player.tap(player.button("Copy picture", picture));
    await picture.getByText("Copy it by hand, please.").waitFor();
    await shot("share-blocked");
    await page.keyboard.press("Escape");
    assert.equal(await player.price("Ron"), "12,000", "nothing is lost");
  }));

rare("rules are copied as a text and as a link, each said beside it", () =>
  play(app, {}, async (player, { context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const over = await open(player, "Rules");
    await over.getByText("Share, or take over others").click();
    for (const [button, field] of [["Copy", "Rules as text"], ["Copy link", "Rules as a link"]]) {
      await player.tap(player.button(button, over));
      await over.locator(".buttons").filter({ has: page.getByRole("button", { name: button, exact: true }) }).getByText("Copied.").waitFor();
      const value = await over.getByRole("textbox", { name: field }).inputValue();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), value, field);
    }
  }));

rare("rules are copied under the name that was just written", () =>
  play(app, { path: "#rules=tensu-rules:1&base=ema_2025&name=Kranich&open_tanyao=false" }, async (player, { context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const over = dialog(page, "Rules");
    await over.getByText("Share, or take over others").click();
    for (const [button, name] of [["Copy", "Ours"], ["Copy link", "Theirs"]]) {
      await over.getByRole("textbox", { name: "Name", exact: true }).fill(name);
      await player.button(button, over).hover();
      await page.mouse.down();
      await page.waitForTimeout(100);
      await page.mouse.up();
      await over.getByText("Copied.").waitFor();
      assert.match(await page.evaluate(() => navigator.clipboard.readText()), new RegExp(`name=${name}`));
    }
  }));

test("the picture is an SVG that stands alone, and a PNG", () =>
  play(app, {}, async (player, { context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await player.meld("Pon", "7z");
    await player.meld("Closed kan", "5s");
    await player.enter("234m34p66p5p");
    const over = await open(player, "Share");
    const saved = async (name) => {
      const download = page.waitForEvent("download");
      await player.tap(over.getByRole("link", { name, exact: true }));
      const file = await download;
      return [file.suggestedFilename(), await readFile(await file.path())];
    };
    const [svgName, svg] = await saved("Save SVG");
    assert.equal(svgName, "tensu.svg");
    const seen = await page.evaluate((text) => {
      const page = new DOMParser().parseFromString(text, "image/svg+xml");
      const missing = [...page.querySelectorAll("use")].filter((use) => !page.querySelector(use.getAttribute("href")));
      return {
        broken: page.querySelector("parsererror")?.textContent,
        root: page.documentElement.namespaceURI,
        missing: missing.map((use) => use.getAttribute("href")),
        tiles: page.querySelectorAll("svg > g > use").length,
        text: [...page.querySelectorAll("text")].map((line) => line.textContent),
        odd: /var\(|style=|http(?!:\/\/www\.w3\.org\/2000\/svg)/.test(text),
      };
    }, svg.toString());
    assert.deepEqual([seen.broken, seen.root, seen.missing, seen.odd], [undefined, "http://www.w3.org/2000/svg", [], false]);
    assert.equal(seen.tiles, 15);
    // Yakuhai and a red five of the kan: 20 + 4 + 16 fu, won on two sides.
    for (const line of ["Ron", "2,600", "2 han 40 fu", "Chun", "Red five", "Riichi cheatsheet", "Tensu"]) {
      assert.ok(seen.text.includes(line), `${line} in ${seen.text.join(" | ")}`);
    }
    const [pngName, png] = await saved("Save PNG");
    assert.equal(pngName, "tensu.png");
    assert.equal(png.subarray(1, 4).toString(), "PNG");
    assert.equal(png.readUInt32BE(16), 1440);
    assert.ok(png.length > 20_000, `${png.length} bytes`);
    await player.tap(player.button("Copy picture", over));
    await over.locator(".give-part:has(img)").getByRole("status").getByText("Copied").waitFor();
    const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
    assert.deepEqual(kinds, ["image/png"]);
  }));

test("a phone can send both to another program", () => {
  const init = () => {
    window.sent = [];
    navigator.canShare = (data) => !data.files || data.files.length === 1;
    navigator.share = (data) => {
      window.sent.push([data.url, data.text, data.files?.[0].name, data.files?.[0].type]);
      return Promise.reject(new DOMException("not today", "AbortError"));
    };
  };
  return play(app, { init }, async (player, { page }) => {
    await sample(player);
    const address = await link(player);
    const over = await open(player, "Share");
    await player.tap(player.button("Send …", over));
    await player.tap(player.button("Send picture …", over));
    const [[url, text, ...none], picture] = await page.evaluate(() => window.sent);
    assert.deepEqual([url, none, picture], [address, [undefined, undefined], [undefined, undefined, "tensu.png", "image/png"]]);
    // Programs put the link below the text: it would stand there twice.
    assert.match(text, /Riichi cheatsheet$/);
    assert.ok(!text.includes("http"), text);
  });
});

rare("where the page around does not allow it, nothing offers to send", () => {
  const init = () => {
    navigator.canShare = () => false;
    navigator.share = () => Promise.reject(new DOMException("not here", "NotAllowedError"));
  };
  return play(app, { init }, async (player) => {
    await sample(player);
    const over = await open(player, "Share");
    await player.button("Copy picture", over).waitFor();
    assert.equal(await player.button("Send …", over).count(), 0);
    assert.equal(await player.button("Send picture …", over).count(), 0);
  });
});

// Riichi, pinfu, tanyao, a red five and three dora: a haneman by ron, a baiman by tsumo.
const SAID = [
  ["East", "0", "Tsumo", "8,000 all"],
  ["South", "2", "Ron", "12,000 → 12,600"],
  ["South", "1", "Tsumo", "4,000 / 8,000 → 4,100 / 8,100"],
];

for (const [seat, honba, way, words] of [SAID[1], ...more(SAID[0], SAID[2])]) {
  for (const [width, height, dark] of [[360, 640, false], ...more([1280, 800, true], [740, 360, false])]) {
    test(`the table is told ${words} (${width}x${height}, ${dark ? "dark" : "light"})`, () =>
      play(app, { width, height, dark }, async (player, { shot }) => {
        await player.choose("Seat wind", seat);
        await player.choose("Honba", honba);
        await sample(player);
        await player.tap(player.button(way));
        const over = await open(player, "Show");
        assert.match(await player.text(over), new RegExp(words.replaceAll("/", "\\/")));
        await shot(`show-${width}-${way}-${honba}-${dark ? "dark" : "light"}`);
        const body = over.locator(".over-body");
        const fits = await body.evaluate((one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth);
        assert.ok(fits, "without scrolling");
        const face = over.locator(".show-face");
        const turned = () => face.evaluate((one) => getComputedStyle(one).transform);
        assert.equal(await turned(), "matrix(-1, 0, 0, -1, 0, 0)");
        const said = over.locator(".said");
        const [size, lines] = await said.evaluate((one) => {
          const size = parseFloat(getComputedStyle(one).fontSize);
          return [size, Math.round(one.getBoundingClientRect().height / size / 1.1)];
        });
        assert.ok(size >= 33, `${size}px`);
        assert.ok(lines <= words.split("→").length, `${lines} lines`);
        await player.tap(player.button("Turn around", over));
        assert.equal(await turned(), "none");
        await close(player, over);
      }));
  }
}

/** A device with one voice of its own, and one that asks somebody else. */
const VOICES = () => {
  window.spoken = [];
  const voices = [
    { lang: "ja-JP", localService: false, name: "far" },
    { lang: "en_GB", localService: true, name: "near" },
  ];
  const speechSynthesis = { getVoices: () => voices, cancel: () => {}, speak: (one) => window.spoken.push([one.voice.name, one.lang, one.text]) };
  Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
  window.SpeechSynthesisUtterance = class {
    constructor(text) {
      this.text = text;
    }
  };
};

rare("the price is said aloud on request, by a voice of the device", () =>
  play(app, { init: VOICES }, async (player, { page }) => {
    // 30 fu 3 han with riichi, pinfu, tanyao by ron: 3,900.
    await player.enter("234m34p66p678s567s2p");
    await player.switchOn("Riichi");
    const over = await open(player, "Show");
    assert.deepEqual(await page.evaluate(() => window.spoken), [], "nothing is said unasked");
    await player.tap(player.button("Say it", over));
    assert.deepEqual(await page.evaluate(() => window.spoken), [["near", "en_GB", "Ron. 3900"]]);
    assert.equal(await over.getByRole("status").innerText(), "");
  }));

rare("a device without a voice says so, and sends nothing elsewhere", () =>
  app.visit({ width: 390, height: 844, init: VOICES, context: { locale: "ja" } }, async ({ page }) => {
    await page.keyboard.type("234m34p66p678s567s2p");
    await page.getByRole("button", { name: "見せる", exact: true }).click();
    const over = page.getByRole("dialog");
    await over.getByRole("button", { name: "読み上げる" }).click();
    await over.getByText("この端末には、この言語の音声が入っていません。").waitFor();
    assert.deepEqual(await page.evaluate(() => window.spoken), []);
  }));

test("a scored hand is in the history once the next begins", () =>
  play(app, {}, async (player, { page, shot }) => {
    await closed(player);
    const [state, price] = [await player.state(), await player.price("Tsumo")];
    let over = await openHistory(player);
    assert.match(await player.text(over), /No hand yet/);
    await close(player, over);
    await player.tap(player.key("New hand"));
    // Half a hand is none.
    await player.enter("123m");
    await player.tap(player.key("New hand"));
    await page.reload();
    await player.palette.waitFor();
    over = await openHistory(player);
    const rows = over.getByRole("listitem");
    assert.equal(await rows.count(), 1);
    assert.match(await player.text(rows), new RegExp(`Tsumo ${price}`));
    await shot("history");
    await player.tap(rows.getByRole("button").first());
    await over.waitFor({ state: "detached" });
    assert.deepEqual(await player.state(), state);
  }));

rare("a kept hand shows its melds as they lie, and says what they are", () =>
  play(app, { width: 360, height: 640, path: "#1/tenhou/67m22p/chi:234m/kakan:8888s/ankan:7777z/ron:8m" }, async (player) => {
    await player.tap(player.key("New hand"));
    const over = await openHistory(player);
    const hand = over.getByRole("img", {
      name:
        "6 man, 7 man, 2 pin, 2 pin, 8 man, winning tile, Chi of 2 man 3 man 4 man, Added kan of 8 sou 8 sou 8 sou 8 sou, " +
        "Closed kan of Red Red Red Red",
      exact: true,
    });
    assert.equal(await hand.locator(".side").count(), 3);
    assert.equal(await hand.locator(".onto").count(), 1);
    assert.equal(await hand.locator(".back").count(), 2);
    // The worth and the rules stand apart.
    assert.match(await player.text(over.getByRole("listitem")), /60 fu · Tenhou/);
  }));

test("a star keeps a hand, and the rest can be deleted", () =>
  play(app, {}, async (player, { page }) => {
    for (const hand of ["234m340p66p678s56s7s", "111m222m333p44p55p5p", "19m19p19s1234567z1z"]) {
      await player.enter(hand);
      await player.tap(player.key("New hand"));
    }
    let over = await openHistory(player);
    const rows = over.getByRole("listitem");
    assert.equal(await rows.count(), 3);
    const star = rows.nth(2).getByRole("button", { name: "Star" });
    await player.tap(star);
    assert.equal(await star.getAttribute("aria-pressed"), "true");
    await player.tap(rows.first().getByRole("button", { name: "Delete" }));
    assert.equal(await rows.count(), 2);
    await player.tap(player.button("Delete all without a star", over));
    assert.equal(await rows.count(), 1);
    await page.reload();
    assert.equal(await over.getByRole("button", { name: "Star" }).getAttribute("aria-pressed"), "true");
    assert.equal(await player.button("Delete all without a star", over).count(), 0);
  }));

test("a history of another version is shown as far as it can be read, and deleted by hand", () => {
  const init = () => {
    if (!sessionStorage.seen) localStorage.setItem("tensu/hands", "9/of/tomorrow\n*1/tenhou/2345672267m/chi:678s/ron:8m\n\u{1F600}rubbish");
    sessionStorage.seen = "yes";
  };
  return play(app, { init }, async (player) => {
    const over = await openHistory(player);
    const rows = over.getByRole("listitem");
    assert.equal(await rows.count(), 3);
    assert.match(await player.text(rows.nth(0)), /newer Tensu/);
    assert.match(await player.text(rows.nth(1)), /Ron 1,000/);
    assert.match(await player.text(rows.nth(2)), /not a link/);
    await player.tap(rows.nth(0).getByRole("button", { name: "Delete" }));
    assert.equal(await rows.count(), 2);
  });
});

test("without storage the history lasts as long as the page", () => {
  const init = () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  return play(app, { init }, async (player) => {
    await sample(player);
    await player.tap(player.key("New hand"));
    const over = await openHistory(player);
    assert.equal(await over.getByRole("listitem").count(), 1);
  });
});

rare("Back leaves the page that a link opened, and does not bring the link's hand again", () =>
  play(app, { path: "#1/tenhou/2345672267m/chi:678s/ron:8m" }, async (player, { page }) => {
    assert.equal(await page.evaluate(() => history.length), 2, "the empty page and this one");
    await player.tap(player.key("New hand"));
    await player.enter("1m");
    await page.goBack();
    assert.equal(page.url(), "about:blank");
  }));

test("what another window keeps is there at once, and is not written over", () =>
  play(app, {}, async (player, { page, context }) => {
    const other = await context.newPage();
    waitForApp(other);
    await other.goto(page.url());
    const second = new Player(other);
    await second.enter("234m340p66p678s56s7s");
    await second.tap(second.key("New hand"));
    // This window keeps a hand of its own: both are in both. One in front is drawn at once.
    await page.bringToFront();
    await player.enter("111m222m333p44p55p5p");
    await player.tap(player.key("New hand"));
    for (const one of [player, second]) {
      const over = await openHistory(one);
      await over.getByRole("listitem").nth(1).waitFor();
      assert.equal(await over.getByRole("listitem").count(), 2);
    }
    await other.close();
  }));
