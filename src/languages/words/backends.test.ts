import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { serve } from "../choosing/testing.ts";
import { fileReader, httpReader, pseudoReader, TemporaryFailure } from "./backends.ts";

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
    () => undefined,
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
    ["home.json", "null", "no object"],
  ])("LN-07 %s with %j fails for good", async (name, content, message) => {
    const failure = await rejection(fileReader(await folderWith(name, content))("ja", "home"));
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(TemporaryFailure);
    expect(String(failure)).toContain(message);
  });
});

describe("LN-07 an HTTP address", () => {
  test.each(["", "/", "/copy", "/copy/", "/copy//"])(
    "LN-07 below %j has a path per language and namespace",
    async (base) => {
      const paths: (string | undefined)[] = [];
      const address = await serve((request, response) => {
        paths.push(request.url);
        response.end('{ "title": "ホーム" }');
      });
      expect(await httpReader(`${address}${base}`)("ja", "home")).toEqual({ title: "ホーム" });
      expect(paths).toEqual([`${base.replace(/\/+$/, "")}/ja/home.json`]);
    },
  );

  test.each([
    [500, true],
    [503, true],
    [429, true],
    [408, true],
    [404, false],
    [401, false],
    [204, false],
  ])("LN-07 the status %i is a temporary failure: %s", async (status, temporary) => {
    const address = await serve((_, response) => response.writeHead(status).end());
    const failure = await rejection(httpReader(address)("ja", "home"));
    expect(String(failure)).toContain(`${address}/ja/home.json answered ${status}`);
    expect(failure instanceof TemporaryFailure).toBe(temporary);
  });

  test("LN-07 a closed port is a temporary failure", async () => {
    const failure = await rejection(httpReader("http://127.0.0.1:1")("ja", "home"));
    expect(failure).toBeInstanceOf(TemporaryFailure);
    expect(String(failure)).toContain("http://127.0.0.1:1/ja/home.json failed:");
  });

  test.each([
    ["fetch failed", undefined, "fetch failed"],
    ["fetch failed", new Error("no route"), "no route"],
    // Node gives no message if several addresses refuse the connection.
    ["fetch failed", Object.assign(new Error(""), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  ])("LN-07 a failure tells its cause: %s, %s", async (message, cause, told) => {
    const error = new TypeError(message, { cause });
    vi.stubGlobal("fetch", () => Promise.reject(error));
    const failure = await rejection(httpReader("https://x.example.com")("ja", "home"));
    expect(failure).toMatchObject({
      message: `https://x.example.com/ja/home.json failed: ${told}`,
      cause: error,
    });
  });

  test("LN-07 an answer that is not JSON is reported with its line", async () => {
    const address = await serve((_, response) => response.end('{\n "title": }'));
    expect(String(await rejection(httpReader(address)("ja", "home")))).toContain(
      `${address}/ja/home.json:2: is no JSON`,
    );
  });

  test.each(["headers", "body"])("LN-07 an answer without %s ends with the time-out", async (part) => {
    const address = await serve((_, response) => {
      if (part === "body") response.write("{");
    });
    const failure = await rejection(httpReader(address, 20)("ja", "home"));
    expect(failure).toBeInstanceOf(TemporaryFailure);
    expect(String(failure)).toContain("did not answer within 20 ms");
  });

  test("LN-07 an attempt may take 10 seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await httpReader(await serve((_, response) => response.end("{}")))("ja", "home");
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  test.each([
    "copy.example.com",
    "file:///catalogues",
    "xhttp://copy.example.com",
    "httpsx://copy.example.com",
    "//copy.example.com",
    "https://me:secret@example.com",
    " ",
  ])("LN-07 %j is no address", (address) => expect(() => httpReader(address)).toThrow("CATALOGUE_URL"));
});

test("LN-05 the pseudo reader leaves English plain and makes the other languages from it", async () => {
  const asked: string[] = [];
  const read = pseudoReader(async (language) => {
    asked.push(language);
    return { title: "Book demo" };
  });
  expect(await read("en", "home")).toEqual({ title: "Book demo" });
  expect(await read("ja", "home")).toEqual({ title: "[ja Ɓööööķ đééɱöö]" });
  expect(asked).toEqual(["en", "en"]);
});
