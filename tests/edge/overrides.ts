import type { Expectation, Override, RawCase } from "../http/cases.ts";
import type { Site } from "../http/site.ts";

/** What workerd itself answers, in plain text and without our headers. */
const own = (...status: number[]): Expectation => ({ status, isOfTheFront: true });
const document: Expectation = { status: 200 };
const refusedMethod: Expectation = { status: 405, headers: { Allow: "GET, HEAD" } };

interface PlatformAnswer extends Override {
  /** Names of cases, or the form of their names. */
  cases: readonly (string | RegExp)[];
}

/**
 * Where workerd answers before it asks the worker, or gives it another request than the one that came. Visitors of
 * Cloudflare meet its network first, which has a reader of its own.
 */
const answersOfWorkerd = ({ contentHubOrigin }: Site): readonly PlatformAnswer[] => [
  {
    reason: "workerd refuses the target itself",
    expect: own(400),
    cases: [
      'target /partners/?q="<x>',
      "characters not allowed in an address are encoded",
      /^target "(?:\/es)?\/é"$/,
      /^target "(?:\\\\\\\\evil|\?lng=es|http:\/evil|http:\/\/"|http:\/\/\/evil|http:\/\/[\w.]+\\\\@evil)/,
      /^(?:a control character|NUL|a tab|a space) in the target$/,
      "no target",
      "two spaces after the method",
    ],
  },
  {
    reason: "workerd refuses the method itself",
    expect: own(400, 501),
    cases: [/^method "(?:[Gg]et|head|GËT|GET\\u0000|G\(T|BREW|GETS|AAA.*)"$/],
  },
  {
    reason: "workerd refuses the version itself",
    expect: own(400),
    cases: ["HTTP/0.9", /^version /],
  },
  {
    reason: "workerd refuses the bytes itself",
    expect: own(400),
    cases: [
      "a TLS hello as text",
      "words",
      "an answer",
      "CR inside a header",
      /^a (?:folded header|header folded with a tab)$/,
      /^a (?:space|tab) before (?:the first header|a colon)$/,
      /^NUL in a header(?:'s name)?$/,
      /^a header (?:without a name|without a colon|whose name is no token)$/,
      "no Host",
      'Host: "é.example"',
    ],
  },
  {
    reason: "workerd refuses the length or the coding of the body itself",
    expect: own(400),
    cases: [
      /^Content-Length: (?:1, 2|5, 5|\+3|-3|0x3|3\.0|3 3||9{20})$/,
      "two different lengths",
      /^Transfer-Encoding: (?:gzip|identity|xchunked|x)$/,
      /^Transfer-Encoding: "(?:chunked, gzip|chunked;a=b|\\"chunked\\"|chunked\\u000b|)"$/,
      "Transfer-Encoding twice",
    ],
  },
  {
    reason: "workerd takes chunks over a length (RFC 9112, 6.3)",
    expect: refusedMethod,
    cases: ["a length and chunks", "chunks and a length"],
  },
  {
    reason: "workerd reads chunks whatever else the coding names",
    expect: [refusedMethod, { status: 404 }],
    cases: ["Transfer-Encoding: gzip, chunked", 'Transfer-Encoding: "chunked, chunked"'],
  },
  {
    reason: "a worker is not asked about tunnels",
    expect: own(500),
    cases: ["CONNECT", "CONNECT to a path"],
  },
  {
    reason: "workerd has no such limit; Cloudflare's network takes headers of 128 KB",
    expect: document,
    cases: [/^a header (?:name )?of (?:17|40),000 bytes$/, "3000 headers"],
  },
  {
    reason: "workerd drops a fragment",
    expect: document,
    cases: ['target "/#top"', 'target "/?a#b"'],
  },
  {
    reason: "workerd drops a fragment",
    expect: { status: 302, location: `${contentHubOrigin}/es/` },
    cases: ['target "/es/#a"'],
  },
  {
    reason: "workerd gives the worker the path alone",
    expect: document,
    cases: [
      /^target "(?:for-brokers|javascript:alert\(1\)|ftp:\/\/evil\.example\/|http:\/\/user(?::password)?@[\w.]+\/)"$/,
      "authority form by GET",
    ],
  },
  {
    reason: "workerd takes a line feed for the end of a line",
    expect: document,
    cases: ["lines that end in LF alone", "a header that ends in LF alone"],
  },
  {
    reason: "workerd takes control characters in headers",
    expect: document,
    cases: ["a control character in a header"],
  },
  {
    reason: "workerd asks for a Host in HTTP/1.0 too",
    expect: own(400),
    cases: ["HTTP/1.0 without Host"],
  },
  {
    reason: "workerd asks for a Host in HTTP/1.0 too",
    expect: { ...own(400), isHead: true },
    cases: ["HTTP/1.0 by HEAD"],
  },
  {
    reason: "workerd asks for a Host in HTTP/1.0 too",
    expect: [own(400), document],
    cases: ["HTTP/1.0 kept alive"],
  },
  {
    reason: "a worker cannot close a connection, on which workerd reads on",
    expect: [{ status: 400 }, document],
    cases: ["a malformed target and GET at once"],
  },
  {
    reason: "workerd closes without an answer",
    expect: [],
    cases: ["half a request, then silence", "the preface of HTTP/2"],
  },
];

/**
 * What workerd does otherwise in a case, if anything.
 * @param site the build that it serves
 * @param cases all of them
 * @throws {Error} that names what stands for none of the cases
 */
export const overridesOfWorkerd = (
  site: Site,
  cases: readonly RawCase[],
): ((rawCase: RawCase) => Override | undefined) => {
  const found = new Map<string, Override>();
  for (const { cases: forms, ...override } of answersOfWorkerd(site)) {
    for (const form of forms) {
      const names = cases.map(({ name }) => name);
      const meant = names.filter((name) => (typeof form === "string" ? form === name : form.test(name)));
      if (meant.length === 0)
        throw new Error(`tests/edge/overrides.ts: ${form} is no case of tests/http/cases.ts`);
      for (const name of meant) found.set(name, override);
    }
  }
  return ({ name }) => found.get(name);
};
