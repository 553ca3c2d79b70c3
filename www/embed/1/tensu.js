// <tensu-calculator>: makes the frame of docs/embed.md when it is wanted, and lets a page talk to it.
//
//   <script type="module" src="https://SITE/embed/1/tensu.js"></script>
//   <tensu-calculator ruleset="ema_2025" lang="de"></tensu-calculator>
const HERE = new URL("./", import.meta.url);
// What changes without loading the frame again
const LIVE = ["hand", "ruleset", "rules"];
const TEXTS = ["view", ...LIVE, "drill", "sheet", "form", "reveal", "seed", "date", "club", "terms", "theme", "faces", "accent", "bg", "hide", "height"];
const SWITCHES = ["lock", "compact", "more"];
const NO = /^(false|0|no)$/;
const PIXELS = /^0*[1-9]\d{0,3}$/;
// By the language alone; Chinese in traditional script is `hant`.
const OPEN = {
  en: "Open the calculator",
  de: "Rechner öffnen",
  fr: "Ouvrir le calculateur",
  es: "Abrir la calculadora",
  pt: "Abrir a calculadora",
  it: "Apri il calcolatore",
  pl: "Otwórz kalkulator",
  ja: "点数計算を開く",
  ko: "계산기 열기",
  ru: "Открыть калькулятор",
  zh: "打开计算器",
  hant: "開啟計算器",
};
const word = (tag = "") => OPEN[/^zh\b(?!.*-hans).*-(hant|tw|hk|mo)\b/i.test(tag) ? "hant" : tag.toLowerCase().split("-")[0]];

// Made by code: a strict policy of the page forbids `style` elements and attributes, and allows this. What is in it would
// be as wide as the window and can be as narrow as it must: so the element fills a row of a flexible layout, too, where what
// has no width of its own is as wide as its content.
const STYLES = `
  :host { display: block; position: relative; }
  :host([hidden]) { display: none; }
  iframe, div {
    display: block; box-sizing: border-box; width: 100%; height: var(--tensu-min-height, 640px);
    border: 0; border-radius: var(--tensu-radius, 8px);
  }
  iframe { width: 100vw; min-width: 100%; max-width: 100%; }
  div { display: grid; grid-template-columns: minmax(0, 100vw); place-content: center; place-items: center; }
  :host([loading="click"]) div { height: var(--tensu-min-height, 12rem); border: 1px solid; }
  :host(:not([loading="click"])) button { display: none; }
  button { padding: 0.75em 1.25em; font: inherit; cursor: pointer; }
`;
let sheet;
try {
  sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
} catch {}
// Safari before 16.4 has no sheets made by code.
const fill = (root, part) => {
  if (sheet) root.adoptedStyleSheets = [sheet];
  root.replaceChildren(part, ...(sheet ? [] : [Object.assign(document.createElement("style"), { textContent: STYLES })]));
};

let count = 0;
const wrong = (code, message) => Object.assign(new Error(message), { code });
const away = () => wrong("page", "The element is not on a page.");

class TensuCalculator extends HTMLElement {
  static observedAttributes = [...TEXTS, ...SWITCHES, "lang", "loading"];
  #frame;
  #id = "";
  // Where to post, once it is there
  #ready = "";
  #state;
  #asked = new Map();
  #dead;
  #opened = false;
  #size = "";
  #sight;
  #timer;
  #stale = false;
  #plain = false;
  #renewed = false;
  #placed = false;

  constructor() {
    super();
    this.attachShadow({ mode: "open" });
  }

  connectedCallback() {
    // A property that was set before this code was there.
    for (const name of [...TEXTS, ...SWITCHES, "loading"]) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    addEventListener("message", this.#hear);
    this.#placed = true;
    // Who moves an open one wants it open.
    if (this.#opened) this.#load();
    else this.#wait();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#hear);
    this.#placed = false;
    this.#sight?.disconnect();
    this.#drop();
    this.#fail(away());
  }

  attributeChangedCallback(name, old, value) {
    if (old === value) return;
    // A frame that is not there begins with what it is given last.
    if (LIVE.includes(name) && !this.#frame) this.#state = undefined;
    if (!this.#placed) return;
    if (name === "loading" || !this.#frame) return this.#frame || this.#wait();
    if (!LIVE.includes(name)) return this.#reload();
    const rules = this.rules || this.ruleset;
    // A locked frame takes rules from its address alone.
    if (name !== "hand" && (this.lock || !rules)) {
      this.#plain ||= !rules;
      this.#renewed = true;
      return this.#reload();
    }
    const changed = name !== "hand" ? this.#give(rules) : value === null ? this.reset() : this.setHand(value);
    // The event says it, too.
    changed.catch(() => {});
  }

  /** Goes on to the next question of a quiz. */
  next() {
    return this.#ask("next");
  }

  /** Puts a hand as text on the table. */
  setHand(hand) {
    return this.#ask("setHand", { hand: String(hand) });
  }

  /** Plays by a ruleset, by its id, or by house rules, as a line of text. */
  setRules(rules) {
    return this.#ask("setRules", { rules: String(rules) });
  }

  // As an attribute, which the address has by now, too
  #give(rules) {
    return this.#ask("setRules", { rules }, true);
  }

  /** What was entered, as a text for setState. */
  getState() {
    return this.#ask("getState");
  }

  /** Puts back what getState or the event `change` gave. */
  setState(state) {
    return this.#ask("setState", { state: String(state) });
  }

  /** An empty table. */
  reset() {
    return this.#ask("reset");
  }

  focus(options) {
    this.#load();
    this.#frame?.focus(options);
    this.#ask("focus").catch(() => {});
  }

  // The poster, and what takes its place
  #poster() {
    const poster = Object.assign(document.createElement("div"), { part: "poster" });
    const slot = Object.assign(document.createElement("slot"), { name: "poster" });
    const button = Object.assign(document.createElement("button"), { type: "button", part: "button" });
    button.onclick = () => {
      this.#load();
      this.#frame.focus();
    };
    poster.append(slot, button);
    fill(this.shadowRoot, poster);
    return button;
  }

  #wait() {
    // The one that is there may have the focus.
    const button = this.shadowRoot.querySelector("button") ?? this.#poster();
    // As the frame chooses its own.
    button.textContent = word(this.#language() ?? navigator.language) ?? OPEN.en;
    this.#sight?.disconnect();
    if (this.loading === "eager") return this.#load();
    if (this.loading === "click") return;
    this.#sight = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && this.#load(), { rootMargin: "200px" });
    this.#sight.observe(this);
  }

  #load() {
    if (this.#frame || !this.#placed) return;
    this.#sight?.disconnect();
    this.#opened = true;
    this.#id = `t${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    this.#frame = Object.assign(document.createElement("iframe"), {
      title: this.getAttribute("aria-label") || this.title || this.club || "Tensu",
      part: "frame",
      // A browser that cannot share complains of the word.
      allow: `clipboard-write${navigator.share ? "; web-share" : ""}`,
      referrerPolicy: "strict-origin-when-cross-origin",
      src: this.#address(),
    });
    // The page shows through a transparent one only where the browser takes both for light, or both for dark.
    this.#frame.style.colorScheme = /^(light|dark)$/.test(this.theme) ? this.theme : "light dark";
    // What it said last, until it says more: the page stays where it is.
    this.#frame.style.height = PIXELS.test(this.height) ? `${this.height}px` : this.#size;
    fill(this.shadowRoot, this.#frame);
    this.#timer = setTimeout(() => {
      const detail = { code: "engine", message: "Tensu did not load." };
      this.#die(detail);
      this.#tell("error", detail);
    }, 30_000);
  }

  #drop() {
    clearTimeout(this.#timer);
    this.#frame?.remove();
    this.#frame = this.#dead = undefined;
    this.#ready = "";
  }

  #reload() {
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      // What was entered has the rules that are gone.
      if (this.#plain && !this.rules && !this.ruleset) this.#state = undefined;
      this.#plain = false;
      // The other attributes may have come before or after the rules: a locked frame reads them in its address and refuses
      // them as a message; to another one what was entered brings those of before.
      if (this.lock) for (const [to, { given }] of this.#asked) if (given) this.#asked.delete(to);
      const rules = this.#renewed && !this.lock && (this.rules || this.ruleset);
      this.#renewed = false;
      this.#drop();
      this.#load();
      if (rules) this.#give(rules).catch(() => {});
    });
  }

  #address() {
    const url = new URL(HERE);
    const put = (name, value) => value && url.searchParams.set(name, value);
    for (const name of TEXTS) if (name !== "hand") put(name, this[name] || this.#property(name));
    for (const name of SWITCHES) if (this[name]) url.searchParams.set(name, this.getAttribute(name));
    put("lang", this.#language());
    // Beside one that is none, of which the frame says so
    if (!PIXELS.test(this.height)) url.searchParams.append("height", "auto");
    put("id", this.#id);
    if (origin !== "null") put("origin", origin);
    // Not for a server's log.
    url.hash = this.#state ?? (this.hand && `hand=${encodeURIComponent(this.hand)}`);
    return url.href;
  }

  // One that Tensu does not have counts as none.
  #language() {
    const says = [this, this.parentElement?.closest("[lang]"), document.documentElement];
    return says.map((one) => one?.lang).find(word);
  }

  #property(name) {
    if (name !== "accent" && name !== "bg") return "";
    const value = getComputedStyle(this).getPropertyValue(`--tensu-${name}`).trim();
    return value.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  }

  // Messages
  #ask(type, fields, given) {
    return new Promise((resolve, reject) => {
      if (!this.#placed || this.#dead) return reject(this.#dead ?? away());
      const to = String(++count);
      this.#asked.set(to, { type, fields, given, resolve, reject });
      this.#load();
      this.#send(to);
    });
  }

  #send(to) {
    if (!this.#ready) return;
    const { type, fields } = this.#asked.get(to);
    this.#frame.contentWindow.postMessage({ source: "tensu", v: 1, id: this.#id, type, to, ...fields }, this.#ready);
  }

  #fail(error) {
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }

  // Nobody answers any more, nor any later question.
  #die({ code, message }) {
    clearTimeout(this.#timer);
    this.#fail((this.#dead = wrong(code, message)));
  }

  #hear = ({ source, origin, data }) => {
    // A sandbox around the page is one around the frame, whose origin is none then; a local file's frame has its own.
    const boxed = origin === "null" && self.origin === "null";
    if (!this.#frame || source !== this.#frame.contentWindow || (origin !== HERE.origin && !boxed)) return;
    if (data?.source !== "tensu" || data.v !== 1 || data.id !== this.#id) return;
    const { source: _, v, id, ...detail } = data;
    const asked = this.#asked.get(detail.to);
    this.#asked.delete(detail.to);
    switch (detail.type) {
      case "ready":
        clearTimeout(this.#timer);
        this.#ready = boxed ? "*" : HERE.origin;
        this.#dead = undefined;
        for (const to of this.#asked.keys()) this.#send(to);
        break;
      case "resize":
        if (!(detail.height > 0)) return;
        // A border that the page gave it goes around that.
        this.#frame.style.height = this.#size = `${Math.min(detail.height, 20_000) + this.#frame.offsetHeight - this.#frame.clientHeight}px`;
        break;
      case "change":
        this.#state = detail.state;
        break;
      case "reply":
        // It comes before the event does.
        this.#state = detail.state;
        return asked?.resolve(detail.state);
      case "error":
        asked?.reject(wrong(detail.code, detail.message));
        if (detail.code === "engine" && detail.to === undefined) this.#die(detail);
        break;
      case "result":
      case "quiz":
      case "done":
        break;
      default:
        return;
    }
    this.#tell(detail.type, detail);
  };

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail: { type, ...detail } }));
  }
}

const mirror = (name, get, set) => Object.defineProperty(TensuCalculator.prototype, name, { get, set, configurable: true, enumerable: true });
for (const name of [...TEXTS, "loading"]) {
  const set = function (value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, value);
  };
  mirror(name, function () { return this.getAttribute(name) ?? ""; }, set);
}
for (const name of SWITCHES) {
  const is = function () { return this.hasAttribute(name) && !NO.test(this.getAttribute(name)); };
  const set = function (value) {
    const on = Boolean(value) && !NO.test(value);
    if (on === this[name]) return;
    if (on) this.setAttribute(name, "");
    else this.removeAttribute(name);
  };
  mirror(name, is, set);
}

if (!customElements.get("tensu-calculator")) customElements.define("tensu-calculator", TensuCalculator);

export { TensuCalculator };
