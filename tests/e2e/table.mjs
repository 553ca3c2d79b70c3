// A game at the table as players keep it.

export const PLAYERS = ["Aki", "Ben", "Cho", "Dai"];
const WINDS = ["East", "South", "West", "North"];

/** The keys of the menu. */
const RARE = ["Middle of the table", "Swap a player", "Dice", "Share", "Evenings", "Tournament", "New game"];

/** Four friends at a table: every control by its accessible name. */
export class Table {
  constructor(player) {
    this.player = player;
    this.page = player.page;
    this.dialog = this.page.getByRole("dialog", { name: "Table" });
    this.felt = this.dialog.getByRole("group", { name: "Table", exact: true });
  }

  async open() {
    await this.player.open("Table");
  }

  async begin(rules = "Tenhou") {
    await this.dialog.getByRole("combobox", { name: "Ruleset" }).selectOption({ label: rules });
    for (const [at, name] of PLAYERS.entries()) await this.dialog.getByRole("textbox", { name: `Player ${WINDS[at]}` }).fill(name);
    await this.tap("Start");
    this.player.taps = 0;
  }

  /** A key by its name; *Undo* stands beside what was recorded, too, and what is rare in the menu. */
  async tap(name) {
    const key = this.player.button(name, this.dialog).first();
    if (RARE.includes(name) && !(await key.isVisible())) await this.tap("Menu");
    await this.player.tap(key);
  }

  card(name) {
    return this.felt.getByRole("button", { name: new RegExp(`^${name}, `) });
  }

  riichi = (name) => this.tap(`Riichi: ${name}`);

  /** One price or several, the first of the winner whose card is tapped first. */
  price(name, price) {
    const group = this.dialog.getByRole("group", { name: `Tap the points for ${name}` });
    return this.player.tap(group.getByRole("button", { name: new RegExp(`^${price}(?![\\d,])`) }).first());
  }

  async ron(from, ...wins) {
    await this.player.tap(this.card(wins[0][0]));
    await this.tap(`Off ${from}`);
    for (const [name] of wins.slice(1)) await this.player.tap(this.card(name));
    for (const [name, price] of wins) await this.price(name, price);
  }

  async tsumo(name, price) {
    await this.player.tap(this.card(name));
    await this.tap("Tsumo");
    await this.price(name, price);
  }

  /** A draw: who is tapped; players in riichi are tenpai already. */
  async draw(...names) {
    await this.tap("Draw");
    for (const name of names) await this.player.tap(this.card(name));
    await this.tap("Record");
  }

  /** An evening in its third hand, with a riichi on the table. */
  async inPlay() {
    await this.open();
    await this.begin();
    await this.riichi("Ben");
    await this.ron("Aki", ["Ben", "5,200"]);
    await this.riichi("Cho");
    await this.draw("Ben");
    await this.riichi("Dai");
  }

  /** A row of the log, by the words that it begins with; the last such hand first. */
  row(words, nth = 0) {
    return this.dialog.getByRole("button", { name: new RegExp(`^${words}`) }).and(this.dialog.locator(".log-row")).nth(nth);
  }

  /** Opens a row of the log that is shown, and does one thing with it. */
  async inRow(words, what, nth = 0) {
    await this.player.tap(this.row(words, nth));
    await this.player.tap(this.player.button(what, this.dialog.locator(".log-open")));
  }

  /** A key of a correction, by what is asked there. */
  answer(asked, name) {
    const group = this.dialog.getByRole("group", { name: asked, exact: true });
    return this.player.tap(group.getByRole("button", { name: new RegExp(`^${name}(?![\\d,])`) }).first());
  }

  /** The points of all, from the names of their cards. */
  async points() {
    const named = PLAYERS.map((name) => this.card(name).getAttribute("aria-label"));
    const all = await Promise.all(named);
    return all.map((name) => Number(/, (−?[\d,]+)(?:, [+−][\d,]+)?(?:, in riichi)?$/.exec(name)[1].replaceAll(",", "").replace("−", "-")));
  }
}
