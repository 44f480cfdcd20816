import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { english } from "../src/i18n/messages/english.ts";
import { compress } from "./compress.ts";
import { writeFolder } from "./fixture.ts";

/** What compressing a file writes beside it, by the end of its name. */
const compressed = async (file: string, text: string): Promise<Record<string, Buffer>> => {
  const folder = await writeFolder(new Map());
  onTestFinished(() => rm(folder, { recursive: true }));
  await compress(join(folder, file), Buffer.from(text));
  const found = (await readdir(folder)).map(
    async (name) => [name.slice(file.length), await readFile(join(folder, name))] as const,
  );
  return Object.fromEntries(await Promise.all(found));
};

test("each form can be read, is smaller than usual, and zstd declares the size", async () => {
  const text = JSON.stringify(english);
  const { ".br": br, ".gz": gz, ".zst": zst, ...others } = await compressed("a.txt", text);
  if (!br || !gz || !zst) throw new Error("a form is missing");
  expect(others).toEqual({});
  const read = [brotliDecompressSync(br), gunzipSync(gz), zstdDecompressSync(zst)].map(String);
  expect(read).toEqual([text, text, text]);
  expect(zst.length).toBeLessThan(zstdCompressSync(text).length);
  expect(gz.length).toBeLessThan(gzipSync(text).length);
  expect(br.length).toBeLessThan(zst.length);
  // The single-segment flag (RFC 8878, 3.1.1.1): the window is no larger than the content.
  expect((zst[4] ?? 0) & 0b10_0000).toBe(0b10_0000);
});

test("a form that is not smaller is left out", async () => {
  expect(Object.keys(await compressed("robots.txt", "User-agent: *\n"))).toEqual([]);
});

test.each(["png", "woff2"])("%s is compressed already", async (ending) => {
  expect(await compressed(`a.${ending}`, "word ".repeat(100))).toEqual({});
});
