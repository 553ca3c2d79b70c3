// Profiles of the tests' browser. A new one is a new process that compiles all anew, a third of what a visit takes: visits that want
// nothing of their own follow each other in one, each in a new page, with nothing stored. One page more, on which nothing happens, keeps
// the process (`--process-per-site`, harness.mjs).
//
// What a page has goes with it: history, session storage, routes, listeners, media, letters. What a profile has besides is storage,
// which is cleared, and what only a test that touches the profile itself can set, and then nobody gets it again.

/** What may be asked of a profile without changing it; all else of playwright's BrowserContext is taken for a change. */
const HARMLESS = new Set(["browser", "constructor", "pages"]);

/** So many sizes and colours are kept for the next visit. */
const KEPT = 2;

/** Profiles by what a visit wants of them. */
export class Profiles {
  #kept = new Map();

  /** `make` resolves to a new context of the browser for a view; `still` is an address of the site without the app. */
  constructor(make, still) {
    Object.assign(this, { make, still });
  }

  /** A profile for a view: one that served before where the view wants nothing that lasts longer than a page. */
  async take(view) {
    const own = view.context || view.init || view.touch || view.before;
    const key = own ? undefined : [view.width, view.height, view.dark].join();
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    return kept ?? new Profile(key, await this.make(view));
  }

  /** Keeps it for the next one, or closes it. */
  async giveBack(profile, isGood) {
    if (!isGood || profile.key === undefined || profile.isTouched) return profile.close();
    await profile.leave(this.still);
    this.#kept.set(profile.key, profile);
    if (this.#kept.size > KEPT) await this.#drop();
  }

  async #drop() {
    const [[key, oldest]] = this.#kept;
    this.#kept.delete(key);
    await oldest.close();
  }
}

class Profile {
  isTouched = false;
  #origins = new Set();
  /** The methods themselves. */
  #own = {};
  #keeper;

  constructor(key, context) {
    Object.assign(this, { key, context });
    context.on("request", (request) => request.url().startsWith("http") && this.#origins.add(new URL(request.url()).origin));
    const methods = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(context));
    for (const [name, { value }] of Object.entries(methods)) {
      // Playwright's own begin so.
      if (typeof value !== "function" || name.startsWith("_") || HARMLESS.has(name)) continue;
      this.#own[name] = value.bind(context);
      context[name] = (...words) => (this.touch(), this.#own[name](...words));
    }
  }

  /** A new page, with nothing left of those before it. */
  async page() {
    const page = await this.#own.newPage();
    if (this.#origins.size) {
      const session = await this.#own.newCDPSession(page);
      // Only here, when no page is left that could write on its way out.
      for (const origin of this.#origins) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      await session.detach();
    }
    return page;
  }

  /** Closes all pages but the one that keeps the process. */
  async leave(still) {
    const kept = this.#keeper ?? (await this.#own.newPage());
    if (!this.#keeper) await kept.goto(still);
    this.#keeper = kept;
    for (const page of this.context.pages()) if (page !== kept) await page.close();
  }

  close() {
    return this.#own.close();
  }

  /** From now on it is nobody else's. */
  touch() {
    this.isTouched = true;
    return this.context;
  }
}
