// A real nginx with the configuration that docs/hosting.md gives, on a port of its own and without root.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** Where a package of nginx is unpacked when the machine has none. */
const UNPACKED = join(root, "target/tools/nginx");

/** Its module that runs JavaScript. */
const NJS = "usr/lib/nginx/modules/ngx_http_js_module.so";

/** The program: the machine's, or that of the Debian package, unpacked beside the other tools. */
function find() {
  const works = (program) => spawnSync(program, ["-v"]).status === 0;
  const unpacked = join(UNPACKED, "usr/sbin/nginx");
  return ["nginx", "/usr/sbin/nginx", unpacked].find(works) ?? (fetched("nginx") && works(unpacked) ? unpacked : undefined);
}

/** The module, found in the same way. */
function njs() {
  const places = () => ["/", UNPACKED].map((place) => join(place, NJS)).find(existsSync);
  return places() ?? (fetched("libnginx-mod-http-js") ? places() : undefined);
}

/** Downloads and unpacks a package: nothing is installed, no service is started, no root is needed. */
function fetched(name) {
  const run = (program, words) => spawnSync(program, words, { cwd: UNPACKED, stdio: "ignore" }).status === 0;
  mkdirSync(UNPACKED, { recursive: true });
  const download = () => run("apt-get", ["download", name]);
  if (!download() && !(run("apt-get", ["update"]) && download())) return false;
  const packages = readdirSync(UNPACKED).filter((file) => file.startsWith(`${name}_`) && file.endsWith(".deb"));
  return packages.length > 0 && packages.every((name) => run("dpkg-deb", ["-x", name, "."]));
}

/** A port that nobody uses. */
async function freePort() {
  const server = createServer();
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

/** The lines of the configuration that whoever hosts it changes, changed. */
function changed(text, changes) {
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`nginx.conf has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Serves a folder under a path, with `hands` as a host that runs nginx.js; resolves to { url, stop }, or to { missing } with the reason. */
export async function nginx(folder, base, { hands = false } = {}) {
  const program = find();
  if (!program) return { missing: "nginx is not installed, and apt-get cannot fetch it" };
  const module = hands ? njs() : undefined;
  if (hands && !module) return { missing: "nginx has no njs, and apt-get cannot fetch it" };
  const place = await mkdtemp(join(tmpdir(), "tensu-nginx-"));
  const port = await freePort();
  const path = base.replace(/\/$/, "");
  const given = await readFile(join(root, "docs/hosting/nginx.conf"), "utf8");
  const site = changed(hands ? given.replace(/^( *)# (js_|location .*js_content)/gm, "$1$2") : given, [
    ["listen      80;", `listen      127.0.0.1:${port};`],
    ["server_name example.org;", "server_name localhost;"],
    ['"~^/tensu/embed/"', `"~^${base}embed/"`],
    ["location = /tensu {", `location = ${path} {`],
    ["location /tensu/ {", `location ${base} {`],
    ["location = /tensu/h/", `location = ${base}h/`],
    ["js_path   /etc/nginx/tensu/;", `js_path ${join(root, "docs/hosting/")};`],
    ["alias /var/www/tensu/;", `alias ${folder}/;`],
  ]);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${place}/${name};`);
  // Started by root, nginx gives its rights away, and could then not read everybody's folders.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const all = `${module ? `load_module ${module};` : ""} ${user} daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/errors; events {}
    http { access_log off; ${temporary.join(" ")} include ${place}/tensu.conf; }`;
  await writeFile(join(place, "tensu.conf"), site);
  await writeFile(join(place, "nginx.conf"), all);
  const words = ["-p", place, "-c", join(place, "nginx.conf"), "-e", join(place, "errors")];
  const tried = spawnSync(program, ["-t", ...words], { encoding: "utf8" });
  if (tried.status !== 0) throw new Error(`nginx does not like its configuration:\n${tried.stderr}`);
  const server = spawn(program, words, { stdio: "ignore" });
  const ended = new Promise((done) => server.once("exit", done));
  const url = `http://127.0.0.1:${port}${base}`;
  for (let i = 0; !(await fetch(url).catch(() => undefined)); i++) {
    if (i === 100) throw new Error(`nginx does not answer:\n${await readFile(join(place, "errors"), "utf8")}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(place, { recursive: true, force: true });
  };
  return { url, stop, warnings: tried.stderr.split("\n").filter((line) => line.includes("[warn]")) };
}
