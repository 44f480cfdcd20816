import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { codings, openCompressor } from "./compress.ts";

const text = Buffer.from("one two three ".repeat(40));
const other = Buffer.from("four five six ".repeat(40));

async function newMemory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "memory-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("every coding gives back what was compressed, with a memory and without, and the same bytes", async () => {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
  const [plain, remembering] = [await openCompressor(), await openCompressor(await newMemory())];
  for (const coding of codings) {
    const compressed = await plain.compress(text, coding);
    expect(decompress[coding](compressed)).toEqual(text);
    expect(await remembering.compress(text, coding)).toEqual(compressed);
  }
});

test("the same content, twice at once, is one file in the memory", async () => {
  const memory = await newMemory();
  const compressor = await openCompressor(memory);
  const [one, two] = await Promise.all(
    [text, Buffer.from(text)].map((bytes) => compressor.compress(bytes, "br")),
  );
  expect(two).toEqual(one);
  expect(await readdir(memory)).toHaveLength(1);
});

test("the next build reads what this one compressed, and forgets what it does not ask for", async () => {
  const memory = await newMemory();
  const build = await openCompressor(memory);
  await build.compress(text, "br");
  const [kept = ""] = await readdir(memory);
  await build.compress(other, "br");
  await writeFile(join(memory, kept), "remembered");

  const next = await openCompressor(memory);
  expect(`${await next.compress(text, "br")}`).toBe("remembered");
  expect(gunzipSync(await next.compress(text, "gzip"))).toEqual(text);
  await next.forgetOthers();
  const left = await readdir(memory);
  expect(left).toHaveLength(2);
  expect(left).toContain(kept);
});
