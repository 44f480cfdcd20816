import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLanguage } from "../../src/languages/languages.ts";
import { type Expectation, type Override, type RawCase, rawCases, visitorMark } from "./cases.ts";
import {
  type ExchangeOptions,
  exchange,
  type Host,
  type HostKind,
  headerOf,
  policies,
  type RawAnswer,
  readAnswers,
  textOf,
} from "./exchange.ts";
import { readSite, type Site } from "./site.ts";

/** A host that a test has started on the build in `dist`. */
export interface StartedHost extends Pick<Host, "address" | "certificate"> {
  /** Ends the host, and resolves when it has ended. */
  stop: () => Promise<void>;
}

const varyByVisitor = "Accept-Encoding, Accept-Language, Cookie";

/** Failures that are documents. Those before a document can be chosen are a line of plain text. */
const failuresWithDocument = [400, 404, 405, 500];

/**
 * Declares the tests of one host: all raw cases, and what holds between several answers. At the end it prints how many
 * cases passed, and where this host differs from the Node server.
 * @param kind whose overrides of the cases count
 * @param start starts the host
 * @param overrideOf what this host does otherwise in a case, if the table of cases does not say it
 */
export const testHost = (
  kind: HostKind,
  start: () => Promise<StartedHost>,
  overrideOf = (rawCase: RawCase): Override | undefined => (kind === "node" ? undefined : rawCase[kind]),
): void => {
  const site = readSite();
  const cases = rawCases(site);
  const passed = new Map<RawCase, string>();
  let host: Host;
  let stop: StartedHost["stop"] | undefined;
  let visitors = 0;

  beforeAll(async () => {
    const started = await start();
    stop = started.stop;
    host = { ...started, host: kind, name: site.name };
  });
  afterAll(async () => {
    await stop?.();
    console.log(summaryOf(kind, cases, passed, overrideOf));
  });

  /** Sends a request as a visitor of its own, so that limits for each visitor do not hold. */
  const say = (request: string, options: ExchangeOptions = {}) => {
    visitors += 1;
    const from = kind === "nginx" && { from: `127.1.${visitors >> 8}.${visitors & 255}` };
    return exchange(host, Buffer.from(request, "latin1"), { ...options, ...from });
  };

  const ask = async (target: string, headers: Record<string, string> = {}, method = "GET") => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const start = `${method} ${target} HTTP/1.1\r\nHost: ${site.name}\r\nConnection: close\r\n`;
    const { bytes } = await say(`${start}${lines.join("")}\r\n`);
    const [answer, ...more] = readAnswers(bytes, [method === "HEAD"]);
    if (!answer || more.length > 0) throw new Error(`${method} ${target} got ${more.length + 1} answers`);
    return answer;
  };

  describe.concurrent(`raw requests to ${kind}`, () => {
    test.each(cases.map((rawCase) => ({ ...rawCase, rawCase })))("$name", async ({ rawCase }) => {
      const { send, isHalfClosed = false, expect: usual } = rawCase;
      const override = overrideOf(rawCase);
      const { bytes, isClosed } = await say(send, { isHalfClosed });
      const faults = faultsOf(bytes, override?.expect ?? usual, site);
      const request = JSON.stringify(send.length < 500 ? send : `${send.slice(0, 500)}…`);
      expect(faults, `the answer to ${request} is as it should`).toEqual([]);
      expect(isClosed, `the connection of ${request} is closed`).toBe(true);
      const isNeedless = override && faultsOf(bytes, usual, site).length === 0;
      expect(isNeedless, `${kind} answers like Node, so its override can go`).not.toBe(true);
      passed.set(rawCase, statusesIn(bytes, override?.expect ?? usual));
    });
  });

  describe.concurrent(`answers of ${kind}`, () => {
    const targets = [
      "/",
      "/for-brokers?lng=ja",
      "/for-brokers/",
      "/es/a",
      "/anything",
      "/missing.png",
      "/%zz",
      "/health",
      "/robots.txt",
      site.script,
      site.font,
    ];
    test.each(targets)("HEAD equals GET without its body: %s", async (target) => {
      for (const headers of [{}, { "Accept-Encoding": "br", "Accept-Language": "ru" }]) {
        const [get, head] = await Promise.all([ask(target, headers), ask(target, headers, "HEAD")]);
        const withoutDate = ({ headers }: RawAnswer) => headers.filter(([name]) => name !== "Date");
        expect([head.status, withoutDate(head)]).toEqual([get.status, withoutDate(get)]);
      }
    });

    test("each language and content coding of a document has an entity tag of its own, which is strong", async () => {
      const variants = site.languages.flatMap((language) =>
        (["identity", "br", "gzip", "zstd"] as const).map((encoding) => ({ language, encoding })),
      );
      const tags = variants.map(async ({ language, encoding }) => {
        const headers = { "Accept-Language": language, "Accept-Encoding": encoding };
        const tag = headerOf(await ask("/partners", headers), "ETag") ?? "";
        expect(tag).toBe(site.entityTag("/partners", language, encoding));
        expect((await ask("/partners", { ...headers, "If-None-Match": tag })).status).toBe(304);
        return tag;
      });
      expect(new Set(await Promise.all(tags)).size).toBe(variants.length);
    });

    test("an entity tag of another language or coding is no match", async () => {
      const spanish = site.entityTag("/", "es", "br");
      for (const headers of [
        { "Accept-Language": "pt", "Accept-Encoding": "br" },
        { "Accept-Language": "es" },
      ]) {
        expect((await ask("/", { ...headers, "If-None-Match": spanish })).status).toBe(200);
      }
    });
  });
};

/** What is wrong with the bytes that came back, or nothing. */
const faultsOf = (
  bytes: Buffer,
  expected: Expectation | readonly Expectation[],
  site: Site,
): readonly string[] => {
  const wanted = [expected].flat();
  try {
    const answers = readAnswers(
      bytes,
      wanted.map(({ isHead = false }) => isHead),
    );
    const isSilenceAllowed = answers.length === 0 && wanted.every(({ isOptional }) => isOptional);
    if (answers.length !== wanted.length && !isSilenceAllowed) {
      return [
        `${answers.length} answers instead of ${wanted.length}: ${answers.map(({ status }) => status)}`,
      ];
    }
    return answers.flatMap((answer, index) => faultsOfAnswer(answer, wanted[index] as Expectation, site));
  } catch (error) {
    return [(error as Error).message];
  }
};

const faultsOfAnswer = (answer: RawAnswer, expected: Expectation, site: Site): string[] => {
  const faults: string[] = [];
  const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
  const isValue = (name: string, wanted: string | RegExp | undefined) => {
    const value = headerOf(answer, name);
    const isRight = wanted instanceof RegExp ? wanted.test(value ?? "") : value === wanted;
    check(isRight, `${name} is ${value} instead of ${wanted}`);
  };

  const { status } = answer;
  check([expected.status].flat().includes(status), `the status is ${status} instead of ${expected.status}`);
  const names = answer.headers.map(([name]) => name.toLowerCase());
  const twice = names.filter((name, index) => name !== "set-cookie" && names.indexOf(name) !== index);
  check(twice.length === 0, `sent twice: ${twice}`);
  for (const [name, value] of answer.headers) {
    check(
      name === "Location" || !value.includes(visitorMark),
      `${name} repeats what the visitor sent: ${value}`,
    );
  }
  for (const [name, wanted] of Object.entries(expected.headers ?? {})) isValue(name, wanted ?? undefined);
  if (expected.isOfTheFront) return faults;
  check(Number.isFinite(Date.parse(headerOf(answer, "Date") ?? "")), "no Date");

  for (const name of [...policies, "Strict-Transport-Security"])
    check(headerOf(answer, name) !== undefined, `no ${name}`);
  isValue("Location", expected.location);
  const location = new URL(headerOf(answer, "Location") ?? "/", `https://${site.name}/`);
  check(
    [`https://${site.name}`, site.contentHubOrigin].includes(location.origin),
    `leads to ${location.origin}`,
  );

  if (expected.is === "text" || (status >= 400 && !failuresWithDocument.includes(status))) {
    isValue("Content-Type", /^text\/plain\b/);
  } else if (expected.is === "asset") {
    isValue("Vary", "Accept-Encoding");
    isValue("Cache-Control", /^public, max-age=\d+/);
    isValue("Content-Language", undefined);
  } else {
    isValue("Vary", varyByVisitor);
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

const statusesIn = (bytes: Buffer, expected: Expectation | readonly Expectation[]): string => {
  const heads = [expected].flat().map(({ isHead = false }) => isHead);
  return (
    readAnswers(bytes, heads)
      .map(({ status }) => status)
      .join(", ") || "no answer"
  );
};

/** How many cases passed, and a table of those in which a host differs from the Node server. */
const summaryOf = (
  kind: HostKind,
  cases: readonly RawCase[],
  passed: ReadonlyMap<RawCase, string>,
  overrideOf: (rawCase: RawCase) => Override | undefined,
): string => {
  const told = `${kind}: ${passed.size} of ${cases.length} raw cases passed`;
  if (kind === "node") return told;
  const differences = [...passed].flatMap(([rawCase, statuses]) => {
    const override = overrideOf(rawCase);
    if (!override) return [];
    const usual = [rawCase.expect].flat().map(({ status }) => [status].flat().join(" or "));
    const isOwn = [override.expect].flat().some(({ isOfTheFront }) => isOfTheFront);
    const given = isOwn ? `${statuses} by ${kind} itself` : statuses;
    return [`| ${rawCase.name} | ${usual.join(", ") || "no answer"} | ${given} | ${override.reason} |`];
  });
  if (differences.length === 0) return `${told}, and none differs from Node`;
  return [told, `| request | node | ${kind} | because |`, "| --- | --- | --- | --- |", ...differences].join(
    "\n",
  );
};
