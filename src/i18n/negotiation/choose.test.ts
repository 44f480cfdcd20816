import fc from "fast-check";
import { expect, test } from "vitest";
import { answer } from "../../../server/answer.ts";
import { manifest } from "../../../server/fixture.ts";
import { viewManifest } from "../../../server/view.ts";
import { type Language, languageCodes } from "../languages.ts";
import {
  cookieCandidates,
  languageCookie,
  languageKey,
  manualLanguageKey,
  reduceLanguage,
  storedLanguage,
  weightedValues,
} from "./choose.ts";
import { type LanguageCase, languageCases } from "./languageCases.ts";

const view = viewManifest(manifest);

/** The language of the document that the server sends. */
const serve = (query: string, cookie: string, acceptLanguage: string): Language => {
  // Not Headers, which refuse some bytes.
  const sent = new Map([
    ["cookie", cookie],
    ["accept-language", acceptLanguage],
  ]);
  const headers = { get: (name: string) => sent.get(name) || null };
  const answered = answer({ method: "GET", url: `https://www.example.com/${query}`, headers }, view);
  return answered.headers["Content-Language"] as Language;
};

/** A visit: the server chooses a language; if the page finds another one stored, it sets the cookie and reloads once. */
const visit = ({ query, cookie, localStorage, sessionStorage, acceptLanguage }: LanguageCase): Language[] => {
  const stored = [localStorage[manualLanguageKey], localStorage[languageKey], sessionStorage[languageKey]];
  const served = serve(query, cookie, acceptLanguage);
  const named = storedLanguage(stored, served, query, cookie, languageCodes);
  if (!named) return [served];
  const [pair] = languageCookie(named, { secure: true }).split(";");
  const cookies = [cookie, pair].filter(Boolean).join("; ");
  const reloaded = serve(query, cookies, acceptLanguage);
  const again = storedLanguage(stored, reloaded, query, cookies, languageCodes);
  return again ? [served, reloaded, again] : [served, reloaded];
};

test.each(languageCases)("LN-01 LN-02 LN-04 server and page agree: $name: $expected", (languageCase) => {
  const served = visit(languageCase);
  expect(served.at(-1)).toBe(languageCase.expected);
  expect(served.length).toBeLessThanOrEqual(2);
});

test("weights keep their order, and malformed elements are skipped (RFC 9110, 12.4.2)", () => {
  expect(weightedValues("a;q=0.5, b , c;q=1.001, d;q=, ;q=1, e;q=0.,f;Q=1.000")).toEqual([
    { value: "a", weight: 0.5 },
    { value: "b", weight: 1 },
    { value: "e", weight: 0 },
    { value: "f", weight: 1 },
  ]);
  expect(weightedValues(undefined)).toEqual([]);
});

test("LN-02 any bytes give one of the published languages, or none", () => {
  const bytes = fc.oneof(fc.string({ unit: "binary" }), fc.string());
  fc.assert(
    fc.property(bytes, bytes, bytes, bytes, (query, cookie, header, stored) => {
      const target = `?lng=${encodeURIComponent(query.toWellFormed())}`;
      const served = serve(target, `i18nextLng=${cookie}`, header);
      const named = storedLanguage([stored], served, query, cookie, languageCodes) ?? "en";
      return languageCodes.includes(served) && languageCodes.includes(named);
    }),
    { numRuns: 200 },
  );
});

test("LN-02 no more than 4096 characters of a list and 16384 of the cookies are read", () => {
  expect(weightedValues("ab,".repeat(100_000)).length).toBe(Math.ceil(4096 / 3));
  expect(cookieCandidates(`${"a=b;".repeat(4096)}i18nextLng=es`)).toEqual([]);
  expect(cookieCandidates(`${"a=b;".repeat(4092)}i18nextLng=es`)).toEqual(["es"]);
});

const interpolate = (part: string): string => part.repeat(Math.floor(16_000 / part.length));

test.each([
  [`${interpolate(" ")}es${interpolate(" ")}`, "es"],
  [`es${"-a".repeat(8)}`, "es"],
  [`es${"-a".repeat(9)}`, undefined],
  ["es-abcdefghi", undefined],
  [`es${interpolate("-a")}!`, undefined],
])(
  "LN-02 input of any length names a language only if it has the form of a tag, %.24s…: %s",
  (text, expected) => {
    expect(reduceLanguage(text, languageCodes)).toBe(expected);
  },
);

test.each(["es;q=", "; i18nextLng=x", ";\t", "%"])(
  "LN-02 the server answers a lot of %j in English",
  (part) => {
    const long = interpolate(part);
    expect(serve(`?lng=${encodeURIComponent(long.slice(0, 2000))}`, long, long)).toBe("en");
  },
);
