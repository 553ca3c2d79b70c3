// A player at the app: finds every control by its role and name, as a screen reader does.

const HONORS = ["East", "South", "West", "North", "White", "Green", "Red"];
const SUITS = { m: "man", p: "pin", s: "sou" };

/** The names of tiles in MPSZ: "40p1z" is ["4 pin", "red 5 pin", "East"]. */
export function names(text) {
  return [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits, suit]) =>
    [...digits].map((digit) => {
      if (suit === "z") return HONORS[digit - 1];
      return digit === "0" ? `red 5 ${SUITS[suit]}` : `${digit} ${SUITS[suit]}`;
    }),
  );
}

/** The suits as Chinese games call them. */
const CHINESE = { man: "of characters", pin: "of dots", sou: "of bamboo" };

/** A tile by its name in either game. */
function either(name) {
  const suit = name.split(" ").at(-1);
  return suit in CHINESE ? new RegExp(`^${name.slice(0, -suit.length)}(${suit}|${CHINESE[suit]})$`) : name;
}

/** Every key of the palette. */
export const KEYS = names("1234056789m1234056789p1234056789s1234567z");

/** One player at one page; `taps` counts what a finger did. */
export class Player {
  taps = 0;
  /** Where and when the last tap was. */
  last;

  constructor(page) {
    this.page = page;
    this.hand = page.getByRole("group", { name: "Hand", exact: true });
    this.palette = page.getByRole("region", { name: "Tiles", exact: true });
    this.situation = page.getByRole("group", { name: "Situation", exact: true });
    this.result = page.getByRole("region", { name: "Result", exact: true });
    this.prices = page.getByRole("group", { name: "How the hand was won", exact: true });
    this.explanation = page.getByRole("region", { name: "Explanation", exact: true });
    this.said = page.getByRole("status");
    this.notices = page.getByRole("group", { name: "Notices" });
  }

  button(name, within = this.page) {
    return within.getByRole("button", { name, exact: true });
  }

  list(name) {
    return this.page.getByRole("combobox", { name, exact: true });
  }

  /** A key of a tile, a meld, or a correction. */
  key(name) {
    return this.button(either(name), this.palette);
  }

  /** A switch of the situation. */
  toggle(name) {
    // What opens others is called like those that are on.
    return this.button(name, this.situation).and(this.situation.locator("[aria-pressed]"));
  }

  /** One tap. */
  async tap(target) {
    await this.press(target);
    await this.settled(target.page());
  }

  /** One tap, with another right behind it. What cannot apply is tapped too: it has to say why. */
  async press(target) {
    this.taps += 1;
    const force = (await target.getAttribute("aria-disabled")) === "true";
    const place = await this.place(target);
    await target.click({ force });
    this.last = { place, at: Date.now() };
  }

  /** The middle of what is tapped. At a table a second tap at one place is the half of a double tap for a moment: nobody means two
   *  there so fast. */
  async place(target) {
    if (this.last) await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const place = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = this.last?.place;
    if (place && before && Math.hypot(place.x - before.x, place.y - before.y) < 40) {
      const left = this.last.at + 420 - Date.now();
      if (left > 0) await new Promise((done) => setTimeout(done, left));
    }
    return place;
  }

  /** The explanation follows the price in two pieces, each behind a frame, and a page comes when it is first opened: nobody reads so
   *  fast. A page that is left has none. */
  async settled(page = this.page) {
    const drawn = () =>
      new Promise((done) => {
        // What the menu lacks while it is closed is waited for by nobody.
        const comes = () => [...document.querySelectorAll(".coming")].some((one) => one.checkVisibility());
        const frames = (left) => (left || comes() ? requestAnimationFrame(() => frames(Math.max(left - 1, 0))) : setTimeout(() => setTimeout(done)));
        frames(3);
        // A page that nobody sees has no frames, nor has one that is far out of sight.
        setTimeout(done, document.hidden ? 250 : 20_000);
      });
    await page.evaluate(drawn).catch(() => {});
  }

  /** Taps keys in MPSZ, and waits for what the last one leads to. */
  async enter(text) {
    for (const name of names(text)) await this.press(this.key(name));
    await this.settled(this.palette.page());
  }

  /** Pastes a text where the focus is. */
  async paste(text) {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  /** A meld: its kind, then its lowest tile. */
  async meld(kind, lowest) {
    await this.tap(this.key(kind));
    await this.enter(lowest);
  }

  /** Chooses in a list, and waits for what follows. */
  async choose(name, value) {
    await this.list(name).selectOption(value);
    await this.settled();
  }

  /** Chooses a game that comes with a file of its own. */
  async chooseLater(name) {
    await this.choose("Ruleset", name);
    await this.button("flower 1").waitFor();
  }

  /** Switches events by name; those that are not in the row are behind one of its ends. */
  async switchOn(...names) {
    for (const name of names) {
      await this.uncover(name);
      await this.tap(this.toggle(name));
    }
  }

  /** Opens what a switch is behind. */
  async uncover(name) {
    const openers = await this.situation.locator("[aria-expanded]").all();
    for (const opener of openers) {
      if (await this.toggle(name).count()) return;
      await this.tap(opener);
    }
  }

  /** What a switch says of itself, wherever it is. */
  async switched(name, attribute = "aria-pressed") {
    await this.uncover(name);
    const said = await this.toggle(name).getAttribute(attribute);
    const opened = this.situation.locator("[aria-expanded=true]");
    if (await opened.count()) await this.tap(opened);
    return said;
  }

  /** Who dealt in. */
  async off(seat) {
    await this.tap(this.button(`Ron off: ${seat}`, this.page.getByRole("group", { name: "Ron off", exact: true })));
  }

  /** Opens a page, by its place in the bar or in the menu; drills are behind Learn. */
  async open(name) {
    if (name === "Practice") {
      await this.open("Learn");
      return this.tap(this.button(name, this.page.getByRole("dialog", { name: "Learn", exact: true })));
    }
    const place = this.button(name, this.page.getByRole("navigation"));
    if (await place.isVisible()) return this.tap(place);
    await this.tap(this.button("More"));
    const menu = this.page.locator("#menu");
    if (name !== "Reference" || (await this.button(name, menu).count())) return this.tap(this.button(name, menu));
    await this.tap(this.button("Rules", menu));
    return this.tap(this.button(name, this.page.getByRole("dialog")));
  }

  /** The price by this way of winning, as it is written. */
  async price(way) {
    const lines = (await this.prices.innerText()).split("\n").filter(Boolean);
    return lines[lines.indexOf(way) + 1];
  }

  /** Text with single spaces. */
  async text(target = this.result) {
    return (await target.innerText()).replace(/\s+/g, " ");
  }

  /** The lines of the explanation below a heading. */
  async lines(title) {
    const part = this.explanation.locator("section", { has: this.page.getByRole("heading", { name: title, exact: true }) });
    const items = await part.locator("li, tr").allInnerTexts();
    return items.map((item) => item.replace(/\s+/g, " ").trim());
  }

  /** The names in the hand, in order. */
  async held() {
    // Behind a reload the first screen has no hand yet, or not the kept one.
    await this.page.locator("[data-ready=true]").waitFor({ state: "attached" });
    const all = await this.hand.getByRole("button").all();
    return Promise.all(all.map((one) => one.getAttribute("aria-label")));
  }

  /** The whole entry as it would be kept: what undo, reload and rulesets must not lose. */
  async state() {
    const pressed = this.situation.locator("[aria-pressed=true], .on");
    const list = async (name) => [name, await this.list(name).evaluate((one) => one.selectedOptions[0].text)];
    return {
      hand: await this.held(),
      dora: await this.button("Dora indicators").getAttribute("title"),
      ura: await this.button("Ura dora indicators").getAttribute("title"),
      situation: await pressed.allInnerTexts(),
      way: await this.prices.locator("[aria-pressed=true]").allInnerTexts(),
      lists: Object.fromEntries(
        await Promise.all(["Ruleset", "Seat wind", "Round wind", "Honba", "Sticks on the table, yours included"].map(list)),
      ),
    };
  }
}

/** Opens the app and waits until it plays. */
export function play(app, view, steps) {
  return app.visit({ width: 390, height: 844, ...view }, async (visit) => {
    const player = new Player(visit.page);
    await player.palette.waitFor();
    await steps(player, visit);
  });
}

/** The hand of the field study: South, East round, riichi, two indicators. 17 taps. */
export async function sample(player) {
  await player.enter("234m340p66p678s56s7s");
  await player.enter("1m5p");
  await player.switchOn("Riichi");
}

/** A hand of four melds. */
export async function melded(player) {
  await player.meld("Chi", "4m");
  await player.meld("Pon", "1z");
  await player.meld("Closed kan", "5s");
  await player.meld("Open kan", "7z");
  await player.enter("99p");
}

/** That hand with everything around it. */
export async function everything(player) {
  await player.choose("Seat wind", "West");
  await player.choose("Round wind", "South");
  await player.choose("Honba", "2");
  await player.choose("Sticks on the table, yours included", "1");
  await sample(player);
  await player.switchOn("Ippatsu", "Last tile");
  await player.tap(player.button("Ura dora indicators"));
  await player.enter("9s");
  await player.tap(player.button("Tsumo"));
}
