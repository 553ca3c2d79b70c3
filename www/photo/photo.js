// Photos of a hand: the camera, a chosen file, and the worker that reads them. It comes when the page for photos is opened, and no picture
// leaves it. Lines of text go between it and the app (`src/bin/app/browser/photo.rs`), as events of the page.
const WORKER = new URL("{{worker.js}}", import.meta.url).href;

/** The most pixels of a picture's width that are read. */
const WIDEST = 1600;
/** Milliseconds between two looks at the live view, and those after which a reader that does not come is given up. */
const BETWEEN = 350;
const PATIENCE = 45_000;
/** A strip, as the reader makes it. */
const [WIDE, HIGH] = [720, 72];

const tell = (text) => document.dispatchEvent(new CustomEvent("tensu:photo-told", { detail: text }));

// The worker

let worker;
const waiting = new Map();
let last = 0;

/** The set that the player has shown. */
let shown;

/** A worker that runs modules, or the page itself in its place. */
function open() {
  const here = () => {
    const own = import(WORKER);
    return { post: (about) => own.then(({ answer }) => answer(about)), end: () => undefined };
  };
  return new Promise((done) => {
    let one;
    try {
      one = new Worker(WORKER, { type: "module" });
    } catch {
      return done(here());
    }
    one.onerror = () => done(here());
    one.onmessage = ({ data: { id, answer, error } }) => {
      if (id === 0) return done({ post: (about) => sent(one, about), end: () => one.terminate() });
      const { kept, failed, timer } = waiting.get(id) ?? {};
      clearTimeout(timer);
      waiting.delete(id);
      if (error === undefined) kept?.(answer);
      else failed?.(new Error(error));
    };
  });
}

/** A picture goes over and is not copied: nobody here looks at it again. */
const sent = (one, about) =>
  new Promise((kept, failed) => {
    const id = (last += 1);
    const timer = setTimeout(() => waiting.delete(id) && failed(new Error("late")), PATIENCE);
    waiting.set(id, { kept, failed, timer });
    one.postMessage({ id, ...about }, about.data ? [about.data.buffer] : []);
  });

/** Asks the worker. One that failed is given up: browsers may remember what did not come. */
async function ask(about) {
  if (!worker) {
    worker = open();
    if (shown) worker.then(({ post }) => post({ ask: "set", numbers: shown })).catch(() => undefined);
  }
  const own = worker;
  const { post, end } = await own;
  try {
    return await post(about);
  } catch (error) {
    if (worker === own) worker = undefined;
    end();
    throw error;
  }
}

// The strips of what was read, for the review: they go when the page is closed.

const strips = new Map();

/** The part of a strip in which there are tiles, and never less than so many pixels of it. */
const LEAST = 360;
function span(name) {
  const tiles = [...document.querySelectorAll(`.photo-row canvas[data-photo="${name}"] ~ .photo-tiles [data-box]`)];
  const boxes = tiles.map((tile) => tile.dataset.box.split(" ").map(Number));
  if (!boxes.length) return [0, WIDE];
  const left = Math.min(...boxes.map(([left]) => left)) - 8;
  const right = Math.max(...boxes.map(([, , right]) => right)) + 8;
  const more = Math.max(0, LEAST - (right - left)) / 2;
  return [left - more, right + more];
}

/** Paints the strips and the tiles cut out of them, and puts what was read below its tile. */
function draw() {
  for (const canvas of document.querySelectorAll("canvas[data-photo]")) {
    const strip = strips.get(canvas.dataset.photo);
    const { photo, box } = canvas.dataset;
    const [from, to] = span(photo);
    const [left, top, right, bottom] = box ? box.split(" ").map(Number) : [from, 0, to, HIGH];
    if (!box) canvas.width = Math.round(right - left);
    if (!strip || right <= left || bottom <= top) continue;
    const context = canvas.getContext("2d");
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.drawImage(strip, left, top, right - left, bottom - top, 0, 0, canvas.width, canvas.height);
    if (box) continue;
    for (const tile of canvas.parentElement.querySelectorAll("button[data-box]")) {
      const [left, , right] = tile.dataset.box.split(" ").map(Number);
      tile.style.setProperty("--at", `${(100 * (left - from)) / (to - from)}%`);
      tile.style.setProperty("--wide", `${(100 * (right - left)) / (to - from)}%`);
    }
  }
}

// Reading

/** The subject of the next picture: "hand", "calls", "dora", or "set0" to "set3". */
let subject = "hand";
/** Numbers of the rows that were shown of a new set. */
let numbers;
/** Each picture has a number: what comes of one that is not wanted any more is left out. */
let turn = 0;

const lines = ({ seen, tiles }) =>
  [seen, ...tiles.map((one) => [...one.odds, one.red, one.plain, one.gap, ...one.box].map(Math.round).join(" "))].join("\n");

const text64 = (bytes) => btoa(String.fromCharCode(...bytes));
const bytes64 = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** Keeps a strip as a picture that can be painted. */
function keep(name, pixels) {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDE, height: HIGH });
  if (pixels.length === 4 * WIDE * HIGH) canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels), WIDE), 0, 0);
  strips.set(name, canvas);
}

/** Reads a picture, and tells what came of it. */
async function read({ data, width, height }) {
  const own = (turn += 1);
  const of = subject;
  tell(`busy ${subject}`);
  try {
    if (of.startsWith("set")) {
      const row = Number(of.slice(3));
      const told = await ask({ ask: "teach", row, isFirst: !numbers, data, width, height });
      if (own !== turn) return;
      if (told.taken ?? true) numbers = told.numbers;
      if (numbers?.length) tell(`numbers ${text64(numbers)}`);
      tell(`taught ${told.tiles}`);
      return;
    }
    const { reading, strip } = await ask({ ask: "read", data, width, height });
    if (own !== turn) return;
    keep(of, strip);
    tell(`read\n${lines(reading)}`);
  } catch {
    if (own === turn) tell("trouble unloaded");
  }
}

/** A part of a picture, no wider than is read. */
function pixels(picture, [left, top, width, height]) {
  const scale = Math.min(1, WIDEST / Math.max(width, height));
  const [wide, high] = [width, height].map((one) => Math.max(1, Math.round(one * scale)));
  const canvas = Object.assign(document.createElement("canvas"), { width: wide, height: high });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(picture, left, top, width, height, 0, 0, wide, high);
  return context.getImageData(0, 0, wide, high);
}

async function chosen(input) {
  const [file] = input.files;
  if (!file) return;
  stop();
  subject = input.dataset.photo;
  const own = (turn += 1);
  tell(`busy ${subject}`);
  let picture;
  try {
    picture = await createImageBitmap(file);
    const part = pixels(picture, [0, 0, picture.width, picture.height]);
    if (own === turn) await read(part);
  } catch {
    if (own === turn) tell("trouble no_picture");
  } finally {
    picture?.close();
    // The same file again is another try.
    input.value = "";
  }
}

// The camera

let stream;
let starting = 0;
// The camera is about to be started although nobody has tapped for it.
let unasked = false;
// The live view ended because nobody saw it.
let isLeft = false;

const video = () => document.getElementById("photo-video");
const tracks = () => stream?.getVideoTracks() ?? [];

function stop() {
  starting += 1;
  isLeft = false;
  for (const track of tracks()) track.stop();
  stream = undefined;
}

const TROUBLES = { NotAllowedError: "denied", SecurityError: "denied", NotFoundError: "absent", OverconstrainedError: "absent" };

async function start() {
  stop();
  const own = starting;
  const isUnasked = unasked;
  unasked = false;
  let opened;
  try {
    const wanted = { facingMode: { ideal: "environment" }, width: { ideal: 1920 }, height: { ideal: 1080 } };
    opened = await navigator.mediaDevices.getUserMedia({ audio: false, video: wanted });
  } catch (error) {
    if (own !== starting) return;
    const trouble = navigator.mediaDevices ? (TROUBLES[error.name] ?? "in_use") : "absent";
    // Who has not asked for it is not told: files are there.
    tell(isUnasked ? `here ${trouble === "in_use" ? "yes" : "no"} ask` : `trouble ${trouble}`);
    return;
  }
  // The page may be closed by now.
  if (own !== starting || document.hidden) return opened.getTracks().forEach((track) => track.stop());
  stream = opened;
  const [track] = tracks();
  track.onended = () => stream === opened && (stop(), tell("stopped"));
  tell(track.getCapabilities?.().torch ? "live light" : "live");
  while (own === starting && !video()) await new Promise(requestAnimationFrame);
  if (own !== starting) return;
  const screen = video();
  Object.assign(screen, { srcObject: stream, muted: true, playsInline: true });
  await screen.play().catch(() => undefined);
  fit(screen);
  await look(own);
}

/** Shows all of the camera's width: a row is wide. */
const fit = (screen) => screen.classList.toggle("is-wide", screen.videoWidth * screen.clientHeight > screen.videoHeight * screen.clientWidth);

/** What lies in the frame. */
function framed() {
  const screen = video();
  const frame = document.getElementById("photo-frame")?.getBoundingClientRect();
  if (!frame || !screen?.videoWidth) return undefined;
  fit(screen);
  const box = screen.getBoundingClientRect();
  const [width, height] = [screen.videoWidth, screen.videoHeight];
  // All of its width is seen, and of its height what fits.
  const scale = box.width / width;
  const left = (frame.left - box.left - (box.width - width * scale) / 2) / scale;
  const top = (frame.top - box.top - (box.height - height * scale) / 2) / scale;
  const from = [Math.max(0, left), Math.max(0, top)];
  const to = [Math.min(width, left + frame.width / scale), Math.min(height, top + frame.height / scale)];
  return to[0] - from[0] < 8 || to[1] - from[1] < 8 ? undefined : pixels(screen, [...from, to[0] - from[0], to[1] - from[1]]);
}

/** So many tiles are a row that is taken by itself. */
const isEnough = (count) => {
  if (subject.startsWith("set")) return count === (subject === "set3" ? 7 : 9);
  return { hand: count >= 13 && count <= 18, calls: count >= 3, dora: count >= 1 && count <= 10 }[subject];
};

const best = ({ odds }) => odds.indexOf(Math.min(...odds));

/** Looks at the live view again and again: two pictures in a row with the same tiles are taken. */
async function look(own) {
  let before;
  while (own === starting && stream) {
    await new Promise((done) => setTimeout(done, BETWEEN));
    if (own !== starting || !video()?.isConnected) break;
    const part = framed();
    if (!part) continue;
    const { data, width, height } = part;
    // Without a reader the shutter says what is wrong.
    const { reading } = (await ask({ ask: "read", data, width, height }).catch(() => undefined)) ?? {};
    if (own !== starting) return;
    if (!reading) {
      await new Promise((done) => setTimeout(done, 10 * BETWEEN));
      continue;
    }
    const tiles = reading.seen === "row" ? reading.tiles : [];
    tell(`seen ${tiles.length}`);
    const now = tiles.map(best).join(" ");
    if (now && now === before && isEnough(tiles.length)) return shoot();
    before = now;
  }
  if (own === starting) stop();
}

function shoot() {
  const part = framed();
  if (!part) return;
  stop();
  read(part);
}

async function light(isOn) {
  const [track] = tracks();
  try {
    await track.applyConstraints({ advanced: [{ torch: isOn }] });
    tell(`light ${isOn ? "on" : "off"}`);
  } catch {
    tell("light off");
  }
}

// What the app tells

/** Whether there may be a camera, and whether the browser may be asked for it now: a tap has led here, or it has said yes before. */
async function hello() {
  const policy = document.permissionsPolicy ?? document.featurePolicy;
  const may = Boolean(navigator.mediaDevices?.getUserMedia) && (policy?.allowsFeature?.("camera") ?? true);
  const given = may && (await navigator.permissions?.query({ name: "camera" }).catch(() => undefined));
  const isFramed = window.parent !== window;
  const goes = may && given?.state !== "denied" && (given?.state === "granted" || (!isFramed && navigator.userActivation?.isActive));
  unasked = Boolean(goes) && !navigator.userActivation?.isActive;
  tell(`here ${may ? "yes" : "no"} ${goes ? "go" : "ask"}`);
  // It comes while the player lays out the row.
  if (goes) ask({ ask: "load" }).catch(() => undefined);
}

/** Reads with a set, or without. A worker that comes later is told when it comes. */
function dress(set) {
  shown = set;
  if (worker) ask({ ask: "set", numbers: set }).catch(() => undefined);
}

const words = {
  hello,
  start: (of) => {
    subject = of;
    start();
  },
  shoot,
  light: (way) => light(way === "on"),
  stop: () => {
    turn += 1;
    stop();
  },
  draw,
  set: (text) => dress(bytes64(text)),
  unset: () => dress(undefined),
  shown: () => (numbers = undefined),
  close: () => {
    turn += 1;
    stop();
    strips.clear();
    numbers = undefined;
  },
};

document.addEventListener("tensu:photo", ({ detail }) => {
  const [word, about] = detail.split(" ", 2);
  words[word]?.(about);
});
document.addEventListener("change", ({ target }) => {
  if (target.matches?.("input[type=file][data-photo]")) chosen(target);
});
/** Nothing is filmed that nobody sees; who comes back finds the live view that they have left. */
const leave = () => {
  const was = Boolean(stream);
  stop();
  isLeft = was;
  if (was) tell("stopped");
};
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return leave();
  if (!isLeft) return;
  unasked = true;
  start();
});
addEventListener("pagehide", leave);
