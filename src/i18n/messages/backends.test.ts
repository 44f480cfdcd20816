import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { serve } from "../negotiation/testing.ts";
import { fileReader, httpReader, TemporaryFailure } from "./backends.ts";

afterEach(() => vi.restoreAllMocks());

async function folderWith(name: string, content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "catalogues-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "ja"));
  await writeFile(join(folder, "ja", name), content);
  return folder;
}

const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail("it has not failed"),
    (error: unknown) => error,
  );

describe("LN-07 files", () => {
  test("LN-07 a catalogue is read from its language's folder", async () => {
    const folder = await folderWith("home.json", '{ "title": "ホーム" }');
    expect(await fileReader(folder)("ja", "home")).toEqual({ title: "ホーム" });
  });

  test.each([
    ["other.json", "{}", "home.json"],
    ["home.json", '{\n "title": "ホーム"\n "text": "" }', "ja/home.json:3: is no JSON"],
    ["home.json", "[]", "no object"],
  ])("LN-07 %s with %j fails for good", async (name, content, message) => {
    const failure = await rejection(fileReader(await folderWith(name, content))("ja", "home"));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(TemporaryFailure);
    expect(String(failure)).toContain(message);
  });
});

describe("LN-07 an HTTP address", () => {
  test.each(["", "/copy//"])("LN-07 below %j has a path per language and namespace", async (base) => {
    const paths: (string | undefined)[] = [];
    const address = await serve((request, response) => {
      paths.push(request.url);
      response.end('{ "title": "ホーム" }');
    });
    expect(await httpReader(`${address}${base}`)("ja", "home")).toEqual({ title: "ホーム" });
    expect(paths).toEqual([`${base.replace(/\/+$/, "")}/ja/home.json`]);
  });

  test.each([
    [500, true],
    [429, true],
    [408, true],
    [404, false],
    [204, false],
  ])("LN-07 the status %i is a temporary failure: %s", async (status, temporary) => {
    const address = await serve((_, response) => response.writeHead(status).end());
    const failure = await rejection(httpReader(address)("ja", "home"));
    expect(String(failure)).toContain(`${address}/ja/home.json answered ${status}`);
    expect(failure instanceof TemporaryFailure).toBe(temporary);
  });

  test("LN-07 a failure tells its cause, also if it has no message: several addresses that refuse", async () => {
    const cause = Object.assign(new Error(""), { code: "ECONNREFUSED" });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed", { cause })));
    const failure = await rejection(httpReader("https://x.example.com")("ja", "home"));
    expect(failure).toBeInstanceOf(TemporaryFailure);
    expect(String(failure)).toContain("https://x.example.com/ja/home.json failed: ECONNREFUSED");
  });

  test.each(["headers", "body"])("LN-07 an answer without %s ends with the time-out", async (part) => {
    const address = await serve((_, response) => {
      if (part === "body") response.write("{");
    });
    const failure = await rejection(httpReader(address, 20)("ja", "home"));
    expect(failure).toBeInstanceOf(TemporaryFailure);
    expect(String(failure)).toContain("did not answer within 20 ms");
  });

  test.each(["copy.example.com", "file:///catalogues", "https://me:secret@example.com"])(
    "LN-07 %j is no address",
    (address) => expect(() => httpReader(address)).toThrow("CATALOGUE_URL"),
  );
});
