// A reader of zip files: stored and deflated entries, found by the directory at the end, each held to its checksum.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { crc32, inflateRawSync } from "node:zlib";

/** All files of a zip, by name. */
export async function read(path) {
  const zip = await readFile(path);
  const end = zip.lastIndexOf(Buffer.from("PK\x05\x06"));
  if (end < 0) throw new Error("no directory");
  const found = new Map();
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < zip.readUInt16LE(end + 10); i++) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`no entry at ${at}`);
    const [how, sum, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field));
    const file = zip.readUInt32LE(at + 42);
    const start = file + 30 + zip.readUInt16LE(file + 26) + zip.readUInt16LE(file + 28);
    const packed = zip.subarray(start, start + size);
    const bytes = how === 8 ? inflateRawSync(packed) : packed;
    const named = zip.toString("utf8", at + 46, at + 46 + name);
    if (crc32(bytes) !== sum) throw new Error(`${named} is damaged`);
    found.set(named, bytes);
    at += 46 + name + extra + comment;
  }
  return found;
}

/** Unpacks a zip into a folder; no name leads out of it. */
export async function unpack(path, folder) {
  const files = await read(path);
  for (const [name, bytes] of files) {
    const file = normalize(join(folder, name));
    if (!file.startsWith(normalize(folder + sep))) throw new Error(`${name} leads out of the folder`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  return [...files.keys()];
}
