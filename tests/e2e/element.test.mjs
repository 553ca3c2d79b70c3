// The element: methods, properties and attributes, and what they change while the frame is there or not.

import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

import { app, CALCULATOR, changed, HAND, HANDS, heard, inside, LISTEN, player, quiet, SCRIPT, tells, visit } from "./club.mjs";
import { more, PATIENCE, rare, test } from "./harness.mjs";
import { Player } from "./player.mjs";

test("methods, properties and attributes are one", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" ruleset="tenhou"></${CALCULATOR}>`, async ({ page }) => {
    await heard(page, "ready");
    const run = (deed) => page.evaluate(deed);
    assert.deepEqual(await run(() => [it.ruleset, it.lock, it.hand, it.lang, it.loading]), ["tenhou", false, "", "en", "eager"]);
    assert.equal(await run(() => it.setHand("12m+3m")), "1/tenhou/12m/ron:3m");
    assert.deepEqual(await run(() => it.setHand("x!").catch(({ code, message }) => [code, message.length > 5])), ["hand", true]);
    await run(() => it.setAttribute("hand", "45m+6m"));
    await changed(page, "1/tenhou/45m/ron:6m");
    await run(() => (it.ruleset = "ema_2025"));
    await changed(page, "1/ema_2025/45m/ron:6m");
    // What the frame has to load again for: the hand is still there.
    await run(() => (it.lock = true));
    await heard(page, "ready", 1);
    assert.equal(await run(() => it.getState()), "1/ema_2025/45m/ron:6m");
    assert.equal(await run(() => it.setRules("tenhou").catch(({ code }) => code)), "locked");
    // Taken out and put in again
    await run(() => {
      const kept = it;
      kept.remove();
      document.body.append(kept);
    });
    await heard(page, "ready", 2);
    assert.equal(await run(() => it.getState()), "1/ema_2025/45m/ron:6m");
    assert.equal(await run(() => document.createElement("tensu-calculator").reset().catch(({ code }) => code)), "page");
    const broken = run(() => {
      const asked = it.reset();
      it.remove();
      return asked.catch(({ code }) => code);
    });
    assert.equal(await broken, "page");
  }));

rare("it is as wide as there is room, in any layout, and a rule of the page says otherwise", async () => {
  const layouts = {
    block: ["", "", 1000],
    margin: ["", "margin: 0 50px", 900],
    most: ["", "max-width: 400px; margin: auto", 400],
    row: ["display: flex", "", 1000],
    column: ["display: flex; flex-direction: column; align-items: center", "", 1000],
    middle: ["display: flex; justify-content: center", "", 1000],
    items: ["display: grid; place-items: center", "", 1000],
    content: ["display: grid; place-content: center", "", 1000],
    half: ["display: grid; grid-template-columns: 1fr 1fr", "", 500],
    own: ["display: flex", "width: 400px", 400],
    wide: ["", "width: 1400px", 1400],
  };
  for (const loading of ["click", "eager"]) {
    const one = ([name, [around, own]]) => `<div style="width: 1000px; ${around}"><${CALCULATOR} id="${name}" loading="${loading}" style="${own}"></${CALCULATOR}></div>`;
    await visit(
      `${SCRIPT}<style>body { margin: 0 }</style>${Object.entries(layouts).map(one).join("")}`,
      async ({ page, mistakes }) => {
        for (const [name, [, , wanted]] of Object.entries(layouts)) {
          const inner = page.locator(`#${name} [part=${loading === "click" ? "poster" : "frame"}]`);
          await inner.waitFor();
          const widths = await inner.evaluate((one) => [one.getRootNode().host.getBoundingClientRect().width, one.getBoundingClientRect().width]);
          assert.deepEqual(widths, [wanted, wanted], `${name} ${loading}`);
        }
        mistakes.length = 0;
      },
      { width: 1000, before: (page) => page.route("**/embed/1/?*", (route) => route.fulfill({ body: "" })) },
    );
  }
  // Beside something else it gives way.
  await visit(`${SCRIPT}<div style="display: flex; width: 700px"><div><${CALCULATOR} id="it" loading="click"></${CALCULATOR}></div><p style="flex: none; width: 300px">Text</p></div>`, async ({ page }) => {
    await page.getByRole("button", { name: "Open the calculator" }).waitFor();
    assert.equal(await page.evaluate(() => it.getBoundingClientRect().width), 400);
  });
});

for (const width of [760, ...more(1280)])
  rare(`${width} px: however high the explanation makes the frame, the fields stay together`, () =>
    visit(
      `${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" ruleset="ema_2025" hand="${HAND}"></${CALCULATOR}>`,
      async ({ page }) => {
        const there = await inside(page);
        // Higher than wide it is a phone's, with the explanation behind its key.
        const explained = there.getByText("From han and fu to points");
        await (width < 1000 ? there.getByRole("button", { name: "Why?", exact: true }) : explained).waitFor();
        const [strip, fields, keys] = await Promise.all([".strip", ".fields", ".palette"].map((name) => there.locator(name).boundingBox()));
        const below = fields.y - strip.y - strip.height;
        assert.ok(below >= 0 && below < 24, `${below} px between the hand and the fields`);
        assert.ok(keys.y - fields.y - fields.height < 400, "keys near the fields");
      },
      { width, height: 800 },
    ));

rare("a language that Tensu does not have is none: then the page's counts, then the browser's, for poster and frame", async () => {
  const poster = (lang, around, page, locale, wanted, button) =>
    visit(
      `<script>document.documentElement.lang = "${page}"</script>${SCRIPT}<p lang="${around}"><${CALCULATOR} id="it" loading="click" ${lang}></${CALCULATOR}></p>`,
      async ({ page }) => {
        await page.getByRole("button", { name: button }).click();
        const there = await inside(page);
        assert.equal(await there.locator("html").getAttribute("lang"), wanted);
      },
      { context: { locale } },
    );
  await poster('lang="pt"', "", "pt", "de-DE", "de", "Rechner öffnen");
  await poster('lang="xx"', "xx", "de", "fr-FR", "de", "Rechner öffnen");
  await poster("", "nl-NL", "fr-CA", "de-DE", "fr", "Ouvrir le calculateur");
  await poster('lang="xx"', "fr", "de", "en-GB", "fr", "Ouvrir le calculateur");
});

rare("a height that is none is said, and the frame grows as without one", () =>
  visit(["abc", "-3", "auto", ""].map((height, nth) => `<${CALCULATOR} id="n${nth}" loading="eager" lang="en" view="reference" height="${height}"></${CALCULATOR}>`).join("") + LISTEN + SCRIPT, async ({ page }) => {
    for (let nth = 0; nth < 4; nth += 1) {
      // A frame far below draws nothing, and has nothing to say.
      await page.locator(`#n${nth}`).scrollIntoViewIfNeeded();
      const there = await inside(page, `#n${nth} iframe`);
      await page.waitForFunction((id) => told.some(({ type, on }) => type === "resize" && on === id), `n${nth}`);
      assert.equal(await there.locator(".frame-bad").count(), nth < 2 ? 1 : 0);
    }
    await quiet(page);
    for (const frame of page.mainFrame().childFrames()) {
      const [has, scrolls] = await frame.evaluate(() => [innerHeight, document.documentElement.scrollHeight]);
      assert.ok(has > 800 && scrolls <= has, `${scrolls} in ${has}: ${frame.url()}`);
    }
    assert.deepEqual(await page.evaluate(() => told.filter(({ type }) => type === "error").map(({ on, code }) => [on, code]).sort()), [["n0", "height"], ["n1", "height"]]);
  }));

rare("the frame's title is the element's, the club's, or Tensu", () =>
  visit(
    `${SCRIPT}${["", 'club="Club X"', 'club="Club X" title="Our calculator"', 'title="Ours" aria-label="Named"'].map((one) => `<${CALCULATOR} loading="eager" ${one}></${CALCULATOR}>`).join("")}`,
    async ({ page, mistakes }) => {
      const titles = () => page.locator("tensu-calculator iframe").evaluateAll((all) => all.map((one) => one.title));
      await page.locator("tensu-calculator iframe").nth(3).waitFor();
      assert.deepEqual(await titles(), ["Tensu", "Club X", "Our calculator", "Named"]);
      mistakes.length = 0;
    },
    { before: (page) => page.route("**/embed/1/?*", (route) => route.fulfill({ body: "" })) },
  ));

rare("a view that is opened alone names the club, and the ruleset that it shows", async () => {
  const hand = encodeURIComponent(HAND);
  for (const [query, title] of [
    ["", "Tensu"],
    ["club=Club%20X", "Club X"],
    // Of a hand the price comes first.
    [`view=result&hand=${hand}&club=Club%20X`, "12,000 · 234m34066p56678s + 7s – Club X"],
    [`hand=${hand}`, "12,000 · 234m34066p56678s + 7s – Tensu"],
    ["view=reference&ruleset=ema_2025", "EMA 2025 – Tensu"],
    ["view=reference&ruleset=ema_2025&club=Club%20X", "Club X – EMA 2025"],
    ["view=reference&rules=tensu-rules:1%20base=tenhou%20name=Club%2520X%20kiriage=true&club=Club%20X", "Club X"],
    ["view=reference&ruleset=tenhou&lang=ja", "天鳳 – Tensu"],
  ])
    await app.visit({ path: `embed/1/?lang=en&${query}` }, async ({ page }) => assert.equal(await page.title(), title, query));
});

rare("a hand to read without its explanation keeps the line of yaku", async () => {
  const read = (more, steps) => app.visit({ path: `embed/1/?lang=en&view=result&hand=${encodeURIComponent(HAND)}${more}` }, steps);
  await read("&hide=explanation", async ({ page, shot }) => {
    const line = page.locator(".article .awards");
    assert.match((await line.innerText()).replace(/\s+/g, " "), /Riichi.*Pinfu.*Tanyao.*Dora/);
    assert.ok(await line.isVisible());
    assert.equal(await page.locator(".article .part").filter({ visible: true }).count(), 0);
    await shot("embed-result-short");
  });
  // Where all of it is explained, once is enough.
  await read("", async ({ page }) => assert.equal(await page.locator(".article .awards").count(), 0));
});

rare("flowers and seasons have words", async () => {
  const said = { en: "flower 1 flower 4 season 1 season 4", de: "Blume 1 Blume 4 Jahreszeit 1 Jahreszeit 4", ja: "花牌1 花牌4 季節牌1 季節牌4", ko: "꽃패1 꽃패4 계절패1 계절패4" };
  const hands = Object.keys(said).map((lang) => `<p lang="${lang}"><tensu-hand>1458f</tensu-hand></p>`);
  await visit(`${HANDS}${hands.join("")}`, async ({ page }) => {
    const drawn = page.locator("tensu-hand").getByRole("img");
    await drawn.nth(hands.length - 1).waitFor();
    assert.deepEqual(await drawn.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))), Object.values(said));
  });
});

rare("both elements take Chinese by its script, which regions stand for", () => {
  const tags = {
    "zh zh-CN zh-SG zh-Hans zh-Hans-CN zh-Hans-HK zh-Hans-MO zh-Hans-TW zh-cmn-Hans-HK": ["打开计算器", "无法读作手牌：x"],
    "zh-TW zh-HK zh-MO zh-Hant zh-Hant-HK zh-Hant-CN ZH-hant-SG zh-yue-HK": ["開啟計算器", "無法讀作手牌：x"],
    "ja ja-JP": ["点数計算を開く", "手牌として読めません：x"],
    "en en-HK": ["Open the calculator", "Not a hand: x"],
  };
  const all = Object.entries(tags).flatMap(([some, said]) => some.split(" ").map((tag) => [tag, ...said]));
  const one = ([tag]) => `<p lang="${tag}"><${CALCULATOR} loading="click"></${CALCULATOR}><tensu-hand>x</tensu-hand></p>`;
  return visit(`${SCRIPT}${HANDS}${all.map(one).join("")}`, async ({ page }) => {
    await page.waitForFunction(() => [...document.querySelectorAll("tensu-hand")].every((hand) => hand.title));
    const said = await page.locator("p").evaluateAll((list) =>
      list.map((one) => [one.lang, one.firstChild.shadowRoot.querySelector("button").textContent, one.lastChild.title]),
    );
    assert.deepEqual(said, all);
  });
});

test("a hand to read may come later, and a bad one is corrected", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" view="result"></${CALCULATOR}>`, async ({ page }) => {
    const there = await inside(page);
    const [bad, read] = [there.locator(".frame-bad"), there.locator("main.article")];
    assert.deepEqual([await bad.count(), await read.count()], [1, 0], "no hand yet");
    assert.equal((await heard(page, "error")).code, "hand");
    // Who enters one himself goes on with the calculator.
    await new Player(there).enter("1m");
    assert.deepEqual([await bad.count(), await read.count()], [0, 0]);
    await page.evaluate((hand) => it.setHand(hand), HAND);
    await read.waitFor();
    assert.match(await read.innerText(), /Pinfu/);
    assert.equal(await there.locator("html").getAttribute("data-view"), "result");
    await page.evaluate(() => it.reset());
    await there.locator("main.table").waitFor();
    assert.equal(await bad.count(), 0);
    await page.evaluate(() => it.setAttribute("hand", "19m19p19s1234567z+1m"));
    await read.waitFor();
  }));

test("what changes while no frame is there counts, and rules that go are gone", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" ruleset="ema_2025" hand="1m+2m"></${CALCULATOR}>`, async ({ page }) => {
    await heard(page, "ready");
    const state = () => page.evaluate(() => it.getState());
    await page.evaluate(() => it.setHand("3m+4m"));
    const away = (change) =>
      page.evaluate((change) => {
        const kept = it;
        kept.remove();
        for (const [name, value] of Object.entries(change)) kept[name] = value;
        document.body.append(kept);
      }, change);
    await away({ hand: "5m+6m" });
    assert.equal(await state(), "1/ema_2025/5m/ron:6m");
    await away({ ruleset: "tenhou" });
    assert.equal(await state(), "1/tenhou/5m/ron:6m");
    await page.evaluate(() => it.removeAttribute("ruleset"));
    await heard(page, "ready", 3);
    assert.equal(await state(), "1/cheatsheet/5m/ron:6m");
    await page.evaluate(() => ((it.ruleset = "mleague"), it.setHand("7m+8m")));
    await page.evaluate(() => ((it.ruleset = null), (it.ruleset = "ema_2025")));
    await heard(page, "ready", 4);
    assert.equal(await state(), "1/ema_2025/7m/ron:8m", "others take their place: the hand stays");
  }));

rare("what is asked at once is done one after the other, however slow the device", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" ruleset="tenhou"></${CALCULATOR}>`, async ({ page }) => {
    await heard(page, "ready");
    const there = await inside(page);
    const slow = await page.context().newCDPSession(there).catch(() => page.context().newCDPSession(page));
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 10 });
    const both = (asks) => page.evaluate(async ([hand, asks]) => {
      const asked = asks.map((ask) => (ask === "hand" ? it.setHand(hand) : ask === "state" ? it.getState() : it.setRules(ask)));
      return [await asked.at(-1), await it.getState()];
    }, [HAND, asks]);
    const [first, second] = await both(["hand", "ema_2025"]);
    assert.match(second, /^1\/ema_2025\/.*ron:7s/);
    assert.equal(first, second);
    await page.evaluate(() => it.reset());
    const [, rules] = await both(["mleague", "hand"]);
    assert.equal(rules, second.replace("ema_2025", "mleague"));
    const [at] = await both(["tenhou", "hand", "state"]);
    assert.equal(at, rules.replace("mleague", "tenhou"));
  }));

rare("with fixed rules the page itself may still change them", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" lock ruleset="ema_2025"></${CALCULATOR}>`, async ({ page }) => {
    await heard(page, "ready");
    // At once: before the event says what the answer said.
    await page.evaluate(async () => (await it.setHand("1m+2m"), (it.ruleset = "tenhou")));
    await heard(page, "ready", 1);
    assert.equal(await page.evaluate(() => it.getState()), "1/tenhou/1m/ron:2m");
    await page.evaluate(() => (it.rules = "tensu-rules:1 base=mleague name=Ours kiriage=true"));
    await heard(page, "ready", 2);
    assert.equal(await (await inside(page)).locator(".fixed").innerText(), "Ours");
    assert.equal(await tells(page, "error"), 0);
    assert.equal(await page.evaluate(() => it.setRules("tenhou").catch(({ code }) => code)), "locked", "by no message");
  }));

rare("attributes that are set at once mean the same in any order", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" ruleset="ema_2025"></${CALCULATOR}>`, async ({ page }) => {
    await heard(page, "ready");
    await page.evaluate(() => it.setHand("1m+2m"));
    let loads = 0;
    const set = async (...changes) => {
      await page.evaluate((changes) => void changes.forEach(([name, value]) => (it[name] = value)), changes);
      await heard(page, "ready", ++loads);
      // What is told of the beginning is told by then.
      const state = await page.evaluate(() => it.getState());
      assert.equal(await tells(page, "error"), 0, JSON.stringify(changes));
      return [state.split("/")[1], await (await inside(page)).locator(".fixed").count()];
    };
    assert.deepEqual(await set(["ruleset", "tenhou"], ["lock", true]), ["tenhou", 1]);
    assert.deepEqual(await set(["ruleset", "mleague"], ["lock", false]), ["mleague", 0]);
    assert.deepEqual(await set(["lock", true], ["ruleset", "ema_2025"]), ["ema_2025", 1]);
    assert.deepEqual(await set(["lock", false], ["ruleset", "tenhou"]), ["tenhou", 0]);
    assert.deepEqual(await set(["ruleset", "mleague"], ["compact", true]), ["mleague", 0]);
    assert.deepEqual(await set(["compact", false], ["ruleset", "ema_2025"]), ["ema_2025", 0]);
    assert.equal(await page.evaluate(() => it.getState()), "1/ema_2025/1m/ron:2m", "the hand stays");
  }));

rare("a switch that says no is off, as an attribute and as a property", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="click" lock="false" compact></${CALCULATOR}>`, async ({ page }) => {
    await page.getByRole("button", { name: "Open the calculator" }).waitFor();
    const after = (value) => page.evaluate((value) => ((it.lock = value), [it.lock, it.getAttribute("lock")]), value);
    assert.deepEqual(await page.evaluate(() => [it.lock, it.compact]), [false, true]);
    assert.deepEqual(await after(true), [true, ""]);
    for (const no of [false, "false", "no", "0", 0, null]) {
      assert.deepEqual(await after("yes"), [true, ""]);
      assert.deepEqual(await after(no), [false, null], String(no));
    }
  }));

test("who waits for an answer hears that none will come", async () => {
  const html = `${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en"></${CALCULATOR}>`;
  const asks = (page) => {
    const said = page.evaluate(() => Promise.all([it.setHand("1m"), it.getState()].map((asked) => asked.catch(({ code }) => code))));
    return Promise.race([said, wait(PATIENCE, "nothing", { ref: false })]);
  };
  // The engine does not arrive.
  await visit(
    html,
    async ({ page, mistakes }) => {
      assert.deepEqual(await asks(page), ["engine", "engine"]);
      assert.deepEqual(await asks(page), ["engine", "engine"], "nor later");
      await page.clock.fastForward(31_000);
      assert.equal(await tells(page, "error"), 1);
      await page.unroute("**/*.wasm");
      await page.evaluate(() => (it.theme = "dark"));
      assert.deepEqual(await asks(page), ["1/cheatsheet/1m/ron", "1/cheatsheet/1m/ron"], "once it is loaded again");
      mistakes.length = 0;
    },
    {
      before: async (page) => {
        await page.clock.install();
        await page.route("**/*.wasm", (route) => route.abort());
      },
    },
  );
  // The page forbids the frame: nobody says anything, and the element gives up.
  await visit(
    { html, policy: "default-src 'none'; script-src 'unsafe-inline' {{origin}}" },
    async ({ page, mistakes }) => {
      await page.locator("tensu-calculator iframe").waitFor();
      const codes = asks(page);
      await page.clock.fastForward(31_000);
      assert.deepEqual(await codes, ["engine", "engine"]);
      assert.equal((await heard(page, "error")).message, "Tensu did not load.");
      mistakes.length = 0;
    },
    { before: (page) => page.clock.install() },
  );
});

rare("an error that is not the app's leaves a calculator that works", () =>
  visit(
    `${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en"></${CALCULATOR}>`,
    async ({ page, mistakes }) => {
      const there = await inside(page);
      assert.deepEqual([(await heard(page, "error")).code, (await heard(page, "error")).message], ["engine", "Something went wrong inside Tensu."]);
      await heard(page, "ready");
      assert.equal(await there.getByRole("alert").count(), 0);
      assert.equal(await page.evaluate(() => it.setHand("1m")), "1/cheatsheet/1m/ron");
      assert.ok(mistakes.every((one) => one.includes("an extension")), mistakes.join());
      mistakes.length = 0;
    },
    {
      init: () => {
        if (parent !== self) document.addEventListener("DOMContentLoaded", () => setTimeout(() => { throw new Error("an extension"); }));
      },
    },
  ));

rare("a frame that loads again keeps its height", () =>
  visit(`${SCRIPT}${LISTEN}<${CALCULATOR} id="it" loading="eager" lang="en" view="result" hand="${HAND}"></${CALCULATOR}>`, async ({ page }) => {
    await heard(page, "resize");
    await quiet(page);
    const heights = await page.evaluate(async () => {
      const height = () => it.getBoundingClientRect().height;
      const before = height();
      it.theme = "dark";
      await new Promise((done) => setTimeout(done));
      const during = height();
      it.parentNode.append(it);
      return [before, during, height()];
    });
    assert.ok(heights[0] !== 640 && heights.every((height) => height === heights[0]), heights.join());
  }));

test("an open one stays open where it is moved, and a poster keeps the focus", () =>
  visit(`${SCRIPT}${LISTEN}<p><${CALCULATOR} id="it" loading="click"></${CALCULATOR}></p><p id="other"></p>`, async ({ page }) => {
    const poster = page.getByRole("button", { name: "Open the calculator" });
    await poster.focus();
    await page.evaluate(() => ((it.ruleset = "tenhou"), (it.lang = "de")));
    const german = page.getByRole("button", { name: "Rechner öffnen" });
    assert.equal(await german.evaluate((button) => button === button.getRootNode().activeElement), true);
    await page.keyboard.press("Enter");
    await heard(page, "ready");
    await page.evaluate(() => it.setHand("1m+2m"));
    await page.evaluate(() => document.getElementById("other").append(it));
    await heard(page, "ready", 1);
    assert.equal(await german.count(), 0);
    assert.equal(await page.evaluate(() => it.getState()), "1/tenhou/1m/ron:2m");
  }));

test("a dialog opens over the part of a high frame that can be seen", () =>
  visit(
    `${SCRIPT}${LISTEN}<p>A text</p><${CALCULATOR} id="it" loading="eager" lang="en" hand="${HAND}"></${CALCULATOR}>`,
    async ({ page }) => {
      const one = await player(page);
      const settled = async () => {
        await quiet(page);
        return page.locator("tensu-calculator iframe").evaluate((frame) => [frame.offsetHeight, told.filter(({ type }) => type === "resize").length]);
      };
      const dialog = one.page.getByRole("dialog");
      const close = one.button("Close", dialog);
      const isSeen = async () => {
        const [head, all] = [await close.boundingBox(), await dialog.boundingBox()];
        assert.ok(head.y >= 0 && head.y + head.height <= 700, `its head is at ${head.y}`);
        assert.ok(all.height >= 320 && all.y + all.height <= 701, `${all.height} px from ${all.y}`);
      };
      await one.tap(one.button("Why?"));
      const before = await settled();
      assert.ok(before[0] > 1000, `a high frame: ${before[0]}`);
      await one.tap(one.page.getByRole("button", { name: /all rulesets/i }));
      await dialog.waitFor();
      assert.deepEqual(await settled(), before, "which stays as high as it was");
      await isSeen();
      await close.click();
      await dialog.waitFor({ state: "detached" });
      await page.evaluate(() => scrollTo(0, 0));
      await one.open("Reference");
      await dialog.waitFor();
      assert.deepEqual(await settled(), before);
      await isSeen();
    },
    { width: 390, height: 700 },
  ));
