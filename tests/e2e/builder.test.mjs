// The page that writes lines for somebody's website: what is chosen is what is pasted, whatever a name holds; the preview; the
// calculator and the page of a club's rules, on screen and on paper.

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { more, rare, start, test } from "./harness.mjs";
import { parts } from "./pdf.mjs";
import { play, sample } from "./player.mjs";
import { decode, modules } from "./qr.mjs";
import { entry, open as speak, SPOKEN } from "./scenes.mjs";

let app;
before(async () => void (app = await start()));
after(() => app?.stop());

/** Everything that breaks out of something, and a letter of four bytes. */
const NASTY = `Tom's "A&B" <b>x</b> [y](z) 100% +1 🀄`;

/** House rules with two rules of their own: EMA 2025 has open tanyao, and no red fives (rules.md, 2.1). */
const HOUSE = "tensu-rules:1 base=ema_2025 name=Kranich%20Rules open_tanyao=false red_fives=1,1,1";
const HOUSE_LINK = `#rules=${HOUSE.replaceAll(" ", "&")}`;

async function open(player, page) {
  await player.open("On your website");
  const over = page.getByRole("dialog", { name: "On your website" });
  await over.getByRole("heading", { name: "Preview" }).waitFor();
  return over;
}

/** What is there to paste. */
async function snippet(over, kind) {
  await over.getByRole("group", { name: "For your page" }).getByRole("button", { name: kind, exact: true }).click();
  return over.getByRole("textbox", { name: "Lines to copy" }).inputValue();
}

/** The parameters of an address, as any program reads them. */
const asked = (address) => Object.fromEntries(new URL(address).searchParams);

/** What a browser makes of lines of HTML: the attributes of all elements in them. Not on our page, which allows no styles. */
async function parsed(page, html) {
  const blank = await page.context().newPage();
  const found = await blank.evaluate((html) => {
    const all = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll(":not(html, head, body)")];
    return all.map((one) => [one.localName, Object.fromEntries(one.getAttributeNames().map((name) => [name, one.getAttribute(name)]))]);
  }, html);
  await blank.close();
  return found;
}

/** The address of the preview. */
const preview = (over) => over.locator("iframe").getAttribute("src");

async function name(over, text) {
  const field = over.getByRole("textbox", { name: "Club" });
  await field.fill(text);
  await field.press("Enter");
}

rare("all that is chosen is in each kind of lines, and a name stays in its place", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page, url }) => {
    await sample(player);
    const over = await open(player, page);
    const list = (name, value) => over.getByRole("combobox", { name, exact: true }).selectOption(value);
    const check = (name) => over.getByRole("checkbox", { name, exact: true }).check();
    assert.equal(await snippet(over, "HTML"), `<script type="module" src="${url}embed/1/tensu.js"></script>\n<tensu-calculator ruleset="cheatsheet"><a href="${url}embed/1/?ruleset=cheatsheet">Tensu</a></tensu-calculator>`);
    await list("Ruleset", "EMA 2025");
    await list("Language", "Deutsch");
    await list("Names of yaku", "Kanji");
    await list("Theme", "Transparent background");
    await list("Tile faces", "With indices");
    for (const box of ["The rules are fixed", "Begin with the hand on the table", "Fewer words, smaller gaps", "Explanation", "Menu"]) await check(box);
    await check("Own color");
    await over.getByLabel("Own color", { exact: true }).last().fill("#336699");
    await name(over, NASTY);
    const all = {
      ruleset: "ema_2025",
      lock: "",
      club: NASTY,
      hand: "234m34066p67856s+7s ron riichi dora:1m5p",
      lang: "de",
      terms: "kanji",
      theme: "plain",
      faces: "indexed",
      accent: "#336699",
      compact: "",
      hide: "menu,explanation",
    };
    assert.deepEqual(asked(await preview(over)), all);

    const [script, element, [inside, { href }]] = await parsed(page, await snippet(over, "HTML"));
    assert.deepEqual(script, ["script", { type: "module", src: `${url}embed/1/tensu.js` }]);
    assert.deepEqual(element, ["tensu-calculator", all]);
    assert.equal(inside, "a", "what shows without JavaScript");
    assert.deepEqual(asked(href), all);

    const frames = await parsed(page, await snippet(over, "iframe"));
    assert.equal(frames.length, 1);
    const [tag, { src, ...rest }] = frames[0];
    assert.deepEqual([tag, rest], ["iframe", { title: NASTY, width: "100%", height: "800", frameborder: "0", style: "color-scheme: light dark", loading: "lazy", allow: "clipboard-write" }]);
    assert.deepEqual(asked(src), all);
    assert.equal(src, await preview(over));

    const block = await snippet(over, "WordPress");
    assert.match(block, /^<!-- wp:html -->\n<iframe [^\n]*<\/iframe>\n<!-- \/wp:html -->$/);
    assert.deepEqual(await parsed(page, block), frames);

    const [, text, address] = (await snippet(over, "Markdown")).match(/^\[(.*)\]\((\S+)\)$/);
    assert.equal(text.replace(/\\(?=[!-/:-@[-`{-~])/g, ""), NASTY);
    assert.ok(!/[^\\][[\]*_<>&`]/.test(text), "nothing in the text means anything");
    assert.equal(address, src);
    assert.ok(!/[()[\]<>"'\s]/.test(address), "the address ends where the brackets say");
    assert.equal(await snippet(over, "Address"), src);

    await over.getByRole("textbox", { name: "Height in pixels" }).fill("480");
    await over.getByRole("textbox", { name: "Height in pixels" }).press("Enter");
    assert.equal((await parsed(page, await snippet(over, "iframe")))[0][1].height, "480");
    assert.equal(await over.locator("iframe").evaluate((one) => one.getBoundingClientRect().height > 470), true);
  }));

test("each kind is copied as it is shown", () =>
  play(app, { width: 390, height: 844 }, async (player, { page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const over = await open(player, page);
    for (const kind of ["HTML", "iframe", "WordPress", "Hugo", "Markdown", "Address", "CSP"]) {
      const text = await snippet(over, kind);
      await player.tap(player.button("Copy", over));
      await over.getByText("Copied.").waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
    }
    // What was said about other lines is not said about these.
    await snippet(over, "HTML");
    assert.equal(await over.getByText("Copied.").count(), 0);
  }));

for (const width of [390, ...more(1280)])
  rare(`${width} px: what was just written is copied, however long the button is pressed`, () =>
    play(app, { width, height: 844 }, async (player, { page, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const over = await open(player, page);
      const press = async (field, text) => {
        await field.fill(text);
        await player.button("Copy", over).hover();
        await page.mouse.down();
        await page.waitForTimeout(600);
        await page.mouse.up();
        await over.getByText("Copied.").waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await snippet(over, "iframe");
      const club = over.getByRole("textbox", { name: "Club" });
      assert.match(await press(club, " Ours and theirs "), / title="Ours and theirs" .* height="800"/);
      await club.press("s");
      assert.equal(await over.getByText("Copied.").count(), 0, "those are other lines");
      assert.match(await press(over.getByRole("textbox", { name: "Height in pixels" }), "480"), / height="480"/);
      assert.match(await press(club, " "), / title="Tensu"/);
    }));

rare("the preview shows what was chosen, and adds nothing to the way back", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page, shot }) => {
    const over = await open(player, page);
    const frame = page.frameLocator("dialog iframe");
    await name(over, "Kranich");
    await frame.getByRole("heading", { name: "Kranich" }).waitFor();
    // By then the page has its own place in the history, which follows what is drawn.
    const before = await page.evaluate(() => history.length);
    assert.equal(await frame.getByRole("combobox", { name: "Ruleset" }).count(), 1);
    await over.getByRole("checkbox", { name: "The rules are fixed" }).check();
    await frame.locator(".fixed").getByText("Riichi cheatsheet").waitFor();
    assert.equal(await frame.getByRole("combobox", { name: "Ruleset" }).count(), 0);
    await over.getByRole("combobox", { name: "Show" }).selectOption("The rules as a page");
    await frame.getByRole("heading", { name: "Yaku", exact: true }).waitFor();
    assert.equal(await page.evaluate(() => history.length), before);
    await shot("builder-preview");
  }));

rare("one explained hand needs a hand", () =>
  play(app, {}, async (player, { page }) => {
    const over = await open(player, page);
    await over.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
    assert.equal(await over.getByText("There is no hand on the table yet").count(), 0);
    await over.getByRole("combobox", { name: "Show" }).selectOption("One hand, explained");
    await over.getByText("There is no hand on the table yet").waitFor();
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });
    await player.enter("19m19p19s1234567z1z");
    await open(player, page);
    assert.equal(await over.getByText("There is no hand on the table yet").count(), 0);
    const { view, theme, hand } = asked(await preview(over));
    assert.deepEqual([view, theme], ["result", "dark"]);
    assert.match(hand, /^19m19p19s1234567z\+1z ron$/);
  }));

rare("the frame to copy shows the whole keyboard, and scrolls nowhere", async () => {
  let height;
  await play(app, {}, async (player, { page }) => {
    const over = await open(player, page);
    height = Number((await parsed(page, await snippet(over, "iframe")))[0][1].height);
  });
  for (const width of [320, 360, 480, 600, 700, 768, 1024, 1280])
    for (const [what, query] of [["", ""], [" with a club and a hand", "&club=Stammtisch&hand=234m340p66p678s56s%2B7s"]])
      await app.visit({ width, height, path: `embed/1/?ruleset=ema_2025&lang=de${query}` }, async ({ page }) => {
        const lowest = await page.locator(".palette button").evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
        const down = await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight);
        assert.ok(lowest <= height && down <= 0, `${width}${what}: keys to ${lowest}, ${down} to scroll`);
      });
});

rare("a height that no page can have is in no lines, and what to change is said", () =>
  play(app, {}, async (player, { page }) => {
    const over = await open(player, page);
    const field = over.getByRole("textbox", { name: "Height in pixels" });
    const wrong = over.getByRole("status").getByText("A height is a whole number of pixels from 1 to 9,999.");
    for (const [text, frame, element] of [["-5"], ["0"], ["99999"], ["1e3"], ["tall"], ["1", "1", "1"], ["9999", "9999", "9999"], [" 480 ", "480", "480"], [""]]) {
      await field.fill(text);
      assert.equal((await parsed(page, await snippet(over, "iframe")))[0][1].height, frame ?? "800", text);
      assert.equal((await parsed(page, await snippet(over, "HTML")))[1][1].height, element, text);
      assert.equal(await wrong.count(), element || !text ? 0 : 1, text);
    }
  }));

rare("the rules as a page have no hand and nothing to fix", () =>
  play(app, {}, async (player, { page }) => {
    await sample(player);
    const over = await open(player, page);
    for (const box of ["The rules are fixed", "Begin with the hand on the table"]) await over.getByRole("checkbox", { name: box }).check();
    await over.getByRole("combobox", { name: "Show" }).selectOption("The rules as a page");
    assert.deepEqual(asked(await snippet(over, "Address")), { view: "reference", ruleset: "cheatsheet" });
    await over.getByRole("combobox", { name: "Show" }).selectOption("Calculator");
    assert.deepEqual(Object.keys(asked(await snippet(over, "Address"))), ["ruleset", "lock", "hand"], "they are still chosen");
  }));

rare("the keyboard alone is enough", () =>
  play(app, { width: 1280, height: 800 }, async (player, { page }) => {
    const over = await open(player, page);
    const focused = () => page.evaluate(() => document.activeElement.closest("label")?.innerText ?? document.activeElement.innerText ?? "");
    const reach = async (text) => {
      for (let i = 0; i < 40; i++) {
        if ((await focused()).trim().startsWith(text)) return;
        await page.keyboard.press("Tab");
      }
      assert.fail(`${text} cannot be reached`);
    };
    await reach("Club");
    await page.keyboard.type("Ours");
    await reach("The rules are fixed");
    await page.keyboard.press("Space");
    assert.deepEqual(asked(await preview(over)), { ruleset: "cheatsheet", lock: "", club: "Ours" });
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "detached" });
  }));

/** The link of a name, and the page that it opens. */
async function follow(over, context, name) {
  const link = over.getByRole("link", { name, exact: true });
  const opened = context.waitForEvent("page");
  await link.first().click();
  const page = await opened;
  await page.locator("[data-ready=true]").waitFor();
  return page;
}

rare("the members of a club get its calculator with its rules, from the builder and from its rules", () =>
  play(app, { width: 390, height: 844, path: HOUSE_LINK }, async (player, { page, context }) => {
    const rules = page.getByRole("dialog", { name: "Rules" });
    await rules.getByText("Share, or take over others").click();
    const calculator = await follow(rules, context, "Calculator with these rules");
    assert.deepEqual(asked(calculator.url()), { rules: HOUSE, lock: "", club: "Kranich Rules" });
    await calculator.getByRole("heading", { name: "Kranich Rules" }).waitFor();
    assert.equal(await calculator.getByRole("combobox", { name: "Ruleset" }).count(), 0);
    await page.keyboard.press("Escape");
    const over = await open(player, page);
    await name(over, "Kranich");
    assert.deepEqual(asked(await over.getByRole("link", { name: "Calculator with these rules" }).getAttribute("href")), { rules: HOUSE, lock: "", club: "Kranich" });
    const reference = await follow(over, context, "These rules as a page, to print");
    assert.deepEqual(asked(reference.url()), { view: "reference", rules: HOUSE, club: "Kranich" });
  }));

/** Opens the page of a club's rules at its own address. */
const reference = (view, steps) => {
  const path = `embed/1/?view=reference&rules=${encodeURIComponent(HOUSE)}&club=Kranich&lang=en`;
  return app.visit({ ...view, path }, async (visit) => {
    await visit.page.getByRole("heading", { name: "Kranich", exact: true }).waitFor();
    // The name stands above what comes a moment later.
    await visit.page.locator(".reference").waitFor();
    await steps(visit);
  });
};

for (const [width, height, dark] of [[360, 640, false], ...more([1280, 800, true])]) {
  rare(`a club's rules as a page: what is different first, and a code for the calculator (${width}x${height})`, () =>
    reference({ width, height, dark }, async ({ page, shot, url }) => {
      await shot(`ruleset-page-${width}`);
      const parts = page.locator(".ref-part");
      assert.equal(await parts.first().getByRole("heading").innerText(), "Different from EMA 2025");
      const own = await parts.first().locator("li").evaluateAll((all) => all.map((one) => [one.dataset.own, one.innerText.replace(/\s+/g, " ")]));
      assert.deepEqual(own.map(([id]) => id).sort(), ["open_tanyao", "red_fives"]);
      assert.match(own.find(([id]) => id === "red_fives")[1], /1, 1, 1 EMA 2025: 0, 0, 0\./);
      // A phone does not show it to itself, but prints it.
      const qr = page.getByRole("img", { name: "QR code of the link", includeHidden: true });
      assert.equal(await qr.isVisible(), width > 480);
      const [box, path] = await qr.evaluate((svg) => [svg.getAttribute("viewBox"), svg.querySelector("path").getAttribute("d")]);
      const link = decode(modules(path, Number(box.split(" ")[2])));
      assert.equal(link, await page.getByRole("link", { name: "Calculator with these rules" }).getAttribute("href"));
      assert.ok(link.startsWith(`${url}embed/1/?`), link);
      assert.deepEqual(asked(link), { rules: HOUSE, lock: "", club: "Kranich", lang: "en" });
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px too wide`);
    }));
}

rare("on A4 nothing is cut, and there is nothing to tap", () =>
  reference({ width: 1280, height: 800, dark: true }, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.getByRole("heading", { name: "Kranich", exact: true }).isVisible(), "whose rules they are");
    assert.equal(await page.getByRole("link", { name: "Open in Tensu" }).count(), 0);
    for (const control of ["button", "searchbox", "combobox"]) {
      for (const one of await page.getByRole(control).all()) assert.equal(await one.isVisible(), false, control);
    }
    const looks = await page.locator(".reference").evaluate((one) => {
      const grounds = [];
      for (let outer = one; outer; outer = outer.parentElement) grounds.push(getComputedStyle(outer).backgroundColor);
      return [getComputedStyle(one).color, grounds.filter((ground) => !["rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"].includes(ground))];
    });
    assert.deepEqual(looks, ["rgb(0, 0, 0)", []]);
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ format: "A4", tagged: true });
    const tables = parts(pdf, "Table");
    // Fu, the chart twice, the limits.
    assert.equal(tables.parts.length, 4);
    assert.ok(tables.count >= 3 && tables.count <= 9, `${tables.count} pages`);
    const lines = parts(pdf, "LI").parts;
    assert.ok(lines.length > 60, `${lines.length} lines`);
    assert.deepEqual([...tables.parts, ...lines].filter((pages) => pages.length > 1), [], "tables or lines on two pages");
  }));

for (const language of SPOKEN) {
  rare(`nothing is too wide on a small phone: ${language}`, () =>
    speak(app, language, { width: 360, height: 640 }, async ({ page, shot }) => {
      await entry("On your website")(page);
      await page.locator(".site").waitFor();
      await shot(`builder-${language}`);
      const wide = await page.evaluate(() => {
        const body = document.querySelector(".over-body");
        const right = body.getBoundingClientRect().right;
        const out = [...body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > right + 0.5);
        return [body.scrollWidth - body.clientWidth, out.map((one) => one.outerHTML.slice(0, 80))];
      });
      assert.deepEqual(wide, [0, []]);
    }));
}

rare("a quiz is put together: which drill, by which word, one more, without the answer", () =>
  play(app, { width: 1280, height: 900 }, async (player, { page, shot }) => {
    const over = await open(player, page);
    await over.getByRole("combobox", { name: "Show" }).selectOption("A question: your hand, or the hand of the day");
    await over.getByRole("combobox", { name: "What is asked" }).selectOption("Who pays what");
    await over.getByLabel("Date").fill("2026-11-26");
    const shows = (part) => page.waitForFunction((part) => document.querySelector("dialog iframe").src.includes(part), part);
    await shows("date=2026-11-26");
    const { form, date } = asked(await preview(over));
    assert.deepEqual([form, date], ["price", "2026-11-26"]);
    await over.getByRole("combobox", { name: "Drills" }).selectOption("Name the wait");
    await over.getByRole("textbox", { name: /the same word gives the same hands/ }).fill("club");
    await over.getByRole("checkbox", { name: /deals another hand/ }).check();
    await over.getByRole("checkbox", { name: "Do not tell the answer" }).check();
    await shot("builder-quiz");
    await shows("reveal=never");
    const { view, drill, seed, reveal, ...others } = asked(await preview(over));
    assert.deepEqual([view, drill, seed, reveal], ["quiz", "wait", "club", "never"]);
    // A drill has its own question and no day.
    assert.deepEqual(Object.keys(others).sort(), ["more", "ruleset"]);
    await page.frameLocator("dialog iframe").getByText("What is the wait called?").waitFor();
  }));
