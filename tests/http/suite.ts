import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentHash } from "../../server/build.ts";
import { encodings } from "../../server/manifest.ts";
import { isLanguage } from "../../src/languages/languages.ts";
import { type Expectation, type RawCase, visitorMark } from "./cases.ts";
import { exchange, headerOf, type RawAnswer, readAnswers, textOf } from "./exchange.ts";
import type { RunningHost } from "./processes.ts";
import { hostName, manifest } from "./site.ts";

/** Headers of every answer. */
const policies = [
  "Content-Security-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Permissions-Policy",
  "Referrer-Policy",
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "X-Frame-Options",
];

/** Failures that are documents. Those before a document can be chosen are a line of plain text. */
const failuresWithDocument = [400, 404, 405, 500];

/**
 * Declares the tests of a host: a table of raw requests, and every file of the build.
 * @param start starts the host on the build in `dist`
 */
export const testHost = (
  name: string,
  start: () => Promise<RunningHost>,
  cases: readonly RawCase[],
): void => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  const ask = async (target: string, headers: Record<string, string>): Promise<RawAnswer> => {
    const lines = Object.entries({ Host: hostName, Connection: "close", ...headers });
    const request = `GET ${target} HTTP/1.1\r\n${lines.map((line) => `${line.join(": ")}\r\n`).join("")}\r\n`;
    const [answer] = readAnswers(await exchange(host.address, Buffer.from(request)), []);
    if (!answer) throw new Error(`GET ${target} got no answer`);
    return answer;
  };

  describe.concurrent(`raw requests to ${name}`, () => {
    test.each(cases)("$name", async ({ send, isHalfClosed, expect: expected }) => {
      const wanted = [expected].flat();
      const bytes = await exchange(host.address, Buffer.from(send, "latin1"), isHalfClosed);
      const answers = readAnswers(
        bytes,
        wanted.map(({ isHead = false }) => isHead),
      );
      expect(answers.map(({ status }) => status)).toHaveLength(wanted.length);
      for (const [index, answer] of answers.entries())
        expect(faultsOf(answer, wanted[index] as Expectation), `faults of answer ${index}`).toEqual([]);
    });
  });

  test(`${name} sends every document and file of the build as it is stored`, async () => {
    const documents = manifest.documents.filter(({ document }) => document.startsWith("/"));
    const stored = [
      ...documents.map(({ document, language, variants }) => ({ target: document, language, variants })),
      ...manifest.assets.map(({ path, variants }) => ({ target: path, language: "en", variants })),
    ];
    for (const { target, language, variants } of stored)
      await Promise.all(
        encodings.map(async (encoding) => {
          const headers = { "Accept-Language": language, "Accept-Encoding": encoding };
          const { status, body } = await ask(target, headers);
          const { hash } = variants[encoding] ?? variants.identity;
          expect([status, contentHash(body)], `${target} ${language} ${encoding}`).toEqual([200, hash]);
        }),
      );
    for (const own of [
      "/en/index.html",
      "/en/index.html.br",
      "/robots.txt.br",
      "/manifest.json",
      "/packages.json",
    ])
      expect((await ask(own, {})).status, own).toBe(404);
  });
};

/** What is wrong with an answer, or nothing. */
const faultsOf = (answer: RawAnswer, expected: Expectation): string[] => {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const isValue = (name: string, wanted: string | RegExp | undefined) => {
    const value = headerOf(answer, name);
    const isRight = wanted instanceof RegExp ? wanted.test(value ?? "") : value === wanted;
    check(isRight, `${name} is ${value} instead of ${wanted}`);
  };

  const { status, headers } = answer;
  check([expected.status].flat().includes(status), `the status is ${status} instead of ${expected.status}`);
  for (const name of [...policies, "Date"]) check(headerOf(answer, name) !== undefined, `no ${name}`);
  for (const [name, value] of headers)
    check(name === "Location" || !value.includes(visitorMark), `${name} repeats what the visitor sent`);
  for (const [name, wanted] of Object.entries(expected.headers ?? {})) isValue(name, wanted ?? undefined);
  isValue("Location", expected.location);

  if (expected.is === "text" || (status >= 400 && !failuresWithDocument.includes(status))) {
    isValue("Content-Type", /^text\/plain\b/);
  } else if (expected.is === "asset") {
    isValue("Vary", "Accept-Encoding");
    isValue("Cache-Control", /^public, max-age=\d+/);
    isValue("Content-Language", undefined);
  } else {
    isValue("Vary", "Accept-Encoding, Accept-Language, Cookie");
    isValue("Cache-Control", "no-cache");
    const language = headerOf(answer, "Content-Language") ?? "";
    check(isLanguage(language), `Content-Language is ${language}`);
    if (expected.language) isValue("Content-Language", expected.language);
    if (status >= 300 && status < 400) {
      check(answer.body.length === 0, "the body is not empty");
    } else {
      isValue("Content-Type", "text/html; charset=utf-8");
      const start = expected.isHead ? "" : `<html lang="${language}"`;
      check(textOf(answer).includes(start), `the document is not in ${language}`);
    }
  }
  check(!textOf(answer).includes(visitorMark), "the body repeats what the visitor sent");
  return faults;
};
