import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Answer, answer, type VisitorRequest } from "../../server/answer.ts";
import { type Build, readBuild } from "../../server/build.ts";
import { isSecure } from "../../server/headers.ts";
import { type Encoding, suffixes } from "../../server/manifest.ts";
import { headerPairs, type ManifestView, viewManifest } from "../../server/view.ts";
import { languageCookie, languageParameter } from "../../src/languages/choosing/choose.ts";
import type { Redirect } from "../../src/site/redirects.ts";
import { rawCases } from "../../tests/http/cases.ts";
import { readSite } from "../../tests/http/site.ts";
import {
  createRandom,
  cuts,
  type Failure,
  maxFailures,
  mutateText,
  type Outcome,
  type Random,
  shrink,
} from "./random.ts";

/** A request to one of the two views: as the build has it, and with other hosts redirected to the canonical one. */
export interface Decision {
  isCanonical: boolean;
  request: VisitorRequest;
}

const headerNames = ["host", "cookie", "accept-language", "accept-encoding", "if-none-match"] as const;
type HeaderName = (typeof headerNames)[number];

/** The owner's redirects of both views: to a page, to one with a query and a hash, and elsewhere. */
const redirects: readonly Redirect[] = [
  { from: "/old-page", to: "/for-brokers", status: 301 },
  { from: "/Alte/Seite é", to: "/case-studies?from=old#broker-1", status: 302 },
  { from: "/shop.php", to: "https://shop.example.net/a?b=c", status: 301 },
];

/** Where they lead what was asked for. */
const movedTo = (asked: string): string | undefined => {
  const [path = "", ...queries] = asked.split("?");
  const wanted = decodeURIComponent(path).toLowerCase();
  const row = redirects.find(({ from }) => [from, `${from}/`].some((each) => each.toLowerCase() === wanted));
  const query = queries.join("?");
  if (!row || !query) return row?.to;
  const [place = "", ...hash] = row.to.split("#");
  return [`${place}${place.includes("?") ? "&" : "?"}${query}`, ...hash].join("#");
};

/** Pieces of targets at which a decision may turn. */
const targetPieces = [
  ...'/\\?#&=@:;."<{|^ \t',
  ...["//", "..", "/./", "/../", "%2e", "%2F", "%5c", "%5C", "%00", "%0d%0a", "%25", "%zz", "%", "%e4%b8%ad"],
  ...["es", "pt", "blog", "ES", "Blog", "/es", "/es/", "/blog/", "evil.example", "//evil.example"],
  ...[
    "http://",
    "https://",
    "HTTP://",
    "user@",
    ":80",
    ":0",
    "[::1]",
    "?lng=",
    "lng=ja",
    "&lng=zz",
    "lng=%6a%61",
  ],
  ...[
    "health",
    "_astro/",
    "assets/",
    "a.png",
    ".",
    "__proto__",
    "constructor",
    "status-404",
    "\u00e9",
    "\u2028",
  ],
];

/** Pieces of header values. */
const valuePieces = [
  ...",;=*\"' \t",
  ...[
    "q=0",
    ";q=0.5",
    ";q=1",
    ";q=1.001",
    "q=nan",
    "*;q=0.1",
    "br",
    "gzip",
    "zstd",
    "identity",
    "deflate",
    "BR",
  ],
  ...[
    "en",
    "ja",
    "zh-Hant-TW",
    "pt-BR",
    "es_419",
    "ru",
    "xx",
    "i18nextLng",
    "i18nextLng=",
    "; i18nextLng=hi",
  ],
  ...[
    'W/"',
    '"a"',
    "[::1]",
    ":80",
    ":65536",
    "a.example",
    "%41",
    "%",
    "\r\nX: y",
    "\0",
    "\u00e9",
    "__proto__",
  ],
];

/** Everything that requests are made of. */
interface Material {
  methods: readonly string[];
  targets: readonly string[];
  values: Readonly<Record<HeaderName, readonly string[]>>;
}

const gather = (folder: string, { manifest }: Build): Material => {
  const site = readSite(folder);
  const heads = rawCases(site).map(({ send }) => send.split("\r\n\r\n", 1)[0]?.split("\r\n") ?? []);
  const starts = heads.map(([line = ""]) => /^(\S+) (.*) HTTP\/\d/.exec(line) ?? []);
  const valuesOf = (name: HeaderName) =>
    heads.flatMap((lines) =>
      lines.flatMap((line) =>
        line.toLowerCase().startsWith(`${name}:`) ? [line.slice(name.length + 1).trim()] : [],
      ),
    );
  const variants = [...manifest.documents, ...manifest.assets].flatMap(({ variants }) =>
    Object.values(variants),
  );
  return {
    methods: ["GET", ...starts.flatMap(([, method]) => method ?? [])],
    targets: [
      ...starts.flatMap(([, , target]) => target ?? []),
      ...manifest.documents.map(({ document }) => document),
      ...manifest.assets.map(({ path }) => path),
      ...redirects.flatMap(({ from }) =>
        Array(10)
          .fill([encodeURI(from), `${encodeURI(from)}?a=b&lng=ja`])
          .flat(),
      ),
    ],
    values: {
      // Most hosts of the cases are refused.
      host: [...valuesOf("host"), ...Array(4 * valuesOf("host").length).fill(site.name)],
      cookie: ["i18nextLng=ja", ...valuesOf("cookie")],
      "accept-language": ["ja, en;q=0.5", ...valuesOf("accept-language")],
      "accept-encoding": ["gzip, deflate, br, zstd", ...valuesOf("accept-encoding")],
      "if-none-match": [
        ...Array(200).fill("*"),
        ...valuesOf("if-none-match"),
        ...variants.map(({ hash }) => `"${hash}"`),
      ],
    },
  };
};

const joined = (pieces: readonly string[], random: Random): string =>
  Array.from({ length: 1 + random.below(7) }, () => random.pick(pieces)).join("");

const mutated = (text: string, random: Random): string => {
  let result = text;
  while (random.chance(0.25)) result = mutateText(result, random);
  return random.chance(0.002) ? result.repeat(1 + random.below(3000)).slice(0, 20_000) : result;
};

const makeTarget = (targets: readonly string[], random: Random): string =>
  random.chance(0.4)
    ? (random.chance(0.7) ? "/" : "") + joined(targetPieces, random)
    : random.pick(targets) + (random.chance(0.2) ? joined(targetPieces, random) : "");

const makeDecision = ({ methods, targets, values }: Material, seed: number): Decision => {
  const random = createRandom(seed);
  const request: VisitorRequest = {
    method: random.chance(0.85) ? random.pick(["GET", "GET", "HEAD"]) : mutated(random.pick(methods), random),
    target: mutated(makeTarget(targets, random), random),
    headers: {},
  };
  for (const name of headerNames) {
    if (!random.chance(name === "host" ? 0.8 : 0.4)) continue;
    const value = random.chance(0.3) ? joined(valuePieces, random) : random.pick(values[name]);
    request.headers[name] = mutated(value, random);
  }
  return { isCanonical: random.chance(0.3), request };
};

const visible = /^[!-~](?:[ -~]*[!-~])?$/;
const token = /^[!#$%&'*+\-.^_`|~\w]+$/;
const statuses = [200, 301, 302, 304, 400, 404, 405, 414];

const nameAndValue = (name: string, value: string) => `${name}: ${value}`;

/** Every header that answers of a view may have, but for `Location`. None can come from a request. */
const vocabularyOf = (view: ManifestView): Set<string> => {
  const representations = [...view.documents.values()]
    .flatMap((languages) => [...languages.values()])
    .concat([...view.assets.values()])
    .flatMap((encodings) => Object.values(encodings));
  const answers = [
    ...representations.flatMap(({ full, head, notModified }) => [full, head, notModified]),
    ...view.failures.values(),
    view.health,
  ];
  const { publishedLanguages } = view.site;
  const others = publishedLanguages.flatMap((language) => [
    nameAndValue("Content-Language", language),
    nameAndValue("Set-Cookie", languageCookie(language, { secure: isSecure(view.site) })),
  ]);
  const all = [...answers.map(({ headers }) => headers), view.redirectHeaders].flatMap((headers) =>
    headerPairs(headers).map(([name, value]) => nameAndValue(name, value)),
  );
  return new Set([...all, ...others, nameAndValue("Clear-Site-Data", '"prefetchCache", "prerenderCache"')]);
};

const sameAnswer = (one: Answer, other: Answer): boolean =>
  one.status === other.status &&
  one.body === other.body &&
  one.language === other.language &&
  one.headers.length === other.headers.length &&
  one.headers.every((part, index) => part === other.headers[index]);

/** Everything that a visitor would notice of an answer, as one line. */
const digestOf = ({ status, headers, body, language }: Answer): string =>
  JSON.stringify([status, headers, typeof body === "object" ? body.file : body, language]);

type Respond = typeof answer;

/** What is wrong with an answer. */
type Check = (decision: Decision, respond: Respond) => string[];

const createCheck = (views: readonly ManifestView[], files: Build["files"]): Check => {
  const vocabularies = views.map(vocabularyOf);
  const texts = new Set(
    views.flatMap((view) => [view.health, ...view.failures.values()]).map(({ body }) => body),
  );

  return ({ isCanonical, request }, respond) => {
    const view = views[Number(isCanonical)] as ManifestView;
    const vocabulary = vocabularies[Number(isCanonical)];
    const faults: string[] = [];
    const check = (isRight: boolean, fault: string) => isRight || faults.push(fault);
    let decided: Answer;
    try {
      decided = respond(request, view);
      check(sameAnswer(decided, respond(request, view)), "the same request got another answer at once");
    } catch (error) {
      return [`it threw ${error}`];
    }
    const { status, headers, body, language } = decided;
    const values = new Map<string, string>();
    check(statuses.includes(status), `the status is ${status}`);
    check(headers.length % 2 === 0, "a header has no value");
    for (const [name, value] of headerPairs(headers)) {
      check(token.test(name) && visible.test(value), `${name} cannot be sent: ${JSON.stringify(value)}`);
      check(!values.has(name.toLowerCase()), `${name} is there twice`);
      values.set(name.toLowerCase(), value);
      if (name !== "Location")
        check(
          vocabulary?.has(nameAndValue(name, value)) === true,
          `${name} is ${value}, which no answer has`,
        );
    }
    check(
      language === undefined || view.site.publishedLanguages.includes(language),
      `the language is ${language}`,
    );
    check(values.get("content-language") === language, `Content-Language is not ${language}`);

    const location = values.get("location");
    check(
      (location !== undefined) === (status === 301 || status === 302),
      `Location is ${location} with ${status}`,
    );
    if (location !== undefined) faults.push(...faultsOfLocation(location, isCanonical, request, view));

    const length = values.get("content-length");
    if (typeof body === "object") {
      const bytes = files.get(body.file);
      const coding = values.get("content-encoding") ?? "identity";
      check(bytes !== undefined, `the build has no ${body.file}`);
      check(length === String(bytes?.length), `Content-Length is ${length} instead of ${bytes?.length}`);
      check(
        body.file.replace(/^[^.]*\.[^.]*/, "") === suffixes[coding as Encoding],
        `${body.file} is sent as ${coding}`,
      );
    } else if (typeof body === "string") {
      check(texts.has(body), `the text is ${JSON.stringify(body)}`);
      check(length === String(Buffer.byteLength(body)), `Content-Length of a text is ${length}`);
    } else if (status === 304) {
      check(length === undefined, `Content-Length is ${length} with 304`);
    } else if (location !== undefined) {
      check(length === "0", `Content-Length is ${length} with ${status}`);
    } else {
      check(request.method === "HEAD", `${request.method} got no body`);
    }
    if (request.method === "HEAD" && status !== 414) {
      check(body === undefined || status === 405, "HEAD got a body");
      const got = respond({ ...request, method: "GET" }, view);
      check(sameAnswer({ ...got, body: undefined }, decided), "HEAD and GET get other headers");
    }
    return faults;
  };
};

/** What an unknown path leaves of its query: no language and nothing empty. */
const homeQuery = (query: string): string => {
  const parts = query
    .split("&")
    .filter((part) => part !== "" && !new URLSearchParams(`&${part}`).has(languageParameter));
  return parts.length > 0 ? `?${parts.join("&")}` : "";
};

const faultsOfLocation = (
  location: string,
  isCanonical: boolean,
  { target }: VisitorRequest,
  { site }: ManifestView,
): string[] => {
  const encoded = target.replace(/["<>^`{|}]/g, encodeURIComponent);
  const asked = encoded.replace(/^https?:\/\/[^/?]+/i, "").replace(/^(?!\/)/, "/");
  const toCanonicalHost = isCanonical && location === site.url + asked;
  const moved = movedTo(asked);
  if (moved !== undefined && !toCanonicalHost)
    return location === moved ? [] : [`Location is ${location} instead of ${moved}`];
  const faults: string[] = [];
  const isOutside = [site.contentHubOrigin, ...(isCanonical ? [site.url] : [])].some(
    (origin) => location === origin || location.startsWith(`${origin}/`),
  );
  const isLocal = /^\/(?![/\\])/.test(location);
  if (!isOutside && !isLocal) faults.push(`Location may be read as another host: ${location}`);
  if (/[\\#]/.test(location)) faults.push(`Location has a backslash or a fragment: ${location}`);
  // As browsers read it.
  const base = "http://visited.example/a/b";
  const { origin } = URL.canParse(location, base) ? new URL(location, base) : { origin: "nowhere" };
  const origins = [site.contentHubOrigin, ...(isCanonical ? [site.url] : []), new URL(base).origin];
  if (!origins.includes(origin)) faults.push(`Location leads to ${origin}`);
  const given = isOutside ? location.slice(origin.length) : location;
  const query = asked.replace(/^[^?]*\??/, "");
  const wanted = isOutside ? [asked] : [`/${homeQuery(query)}`, asked.replace(/\/(\?|$)/, "$1")];
  if (!wanted.includes(given)) faults.push(`Location is not what was asked for: ${location}`);
  return faults;
};

function* smallerDecisions({ isCanonical, request }: Decision): Iterable<Decision> {
  const { headers } = request;
  const withRequest = (change: Partial<VisitorRequest>) => ({
    isCanonical,
    request: { ...request, ...change },
  });
  const without = (text: string, from: number, to: number) => text.slice(0, from) + text.slice(to);
  for (const name of headerNames)
    if (headers[name] !== undefined) {
      const { [name]: _left, ...rest } = headers;
      yield withRequest({ headers: rest });
    }
  for (const target of cuts(request.target, without)) yield withRequest({ target });
  for (const method of cuts(request.method, without)) yield withRequest({ method });
  for (const name of headerNames)
    for (const value of cuts(headers[name] ?? "", without))
      yield withRequest({ headers: { ...headers, [name]: value } });
}

const makeViews = ({ manifest }: Build): readonly ManifestView[] => [
  viewManifest({ ...manifest, site: { ...manifest.site, redirects } }),
  viewManifest({ ...manifest, site: { ...manifest.site, redirects, redirectToCanonicalHost: true } }),
];

const answerAgain = (
  decisions: readonly Decision[],
  views: readonly ManifestView[],
  respond: Respond,
): string[] =>
  decisions.map(({ isCanonical, request }) =>
    digestOf(respond(request, views[Number(isCanonical)] as ManifestView)),
  );

/** Asks a new process, which remembers nothing of the run. */
const answerElsewhere = async (folder: string, decisions: readonly Decision[]): Promise<string[]> => {
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), [folder], { execArgv: [] });
  child.send(decisions);
  const [digests] = await once(child, "message");
  child.disconnect();
  return digests;
};

const maxKept = 4000;

export interface DecisionOptions {
  folder: string;
  count: number;
  seed: number;
  /** The decision under test. */
  respond?: Respond;
}

/**
 * Asks the decision at random. At the end it asks some of it again: in the same process, with nothing remembered of the
 * manifest, and in a new process in another order.
 */
export const fuzzDecisions = async ({
  folder,
  count,
  seed,
  respond = answer,
}: DecisionOptions): Promise<Outcome> => {
  const build = await readBuild(folder);
  const material = gather(folder, build);
  const views = makeViews(build);
  const check = createCheck(views, build.files);
  const failures: Failure[] = [];
  const kept: { seed: number; decision: Decision; digest: string }[] = [];
  const seen = new Map<number, number>();
  const keepEvery = Math.ceil(count / maxKept);

  const started = performance.now();
  let asked = 0;
  for (; asked < count && failures.length < maxFailures; asked += 1) {
    const decision = makeDecision(material, seed + asked);
    const faults = check(decision, respond);
    if (faults.length > 0) {
      const smallest = await shrink(decision, smallerDecisions, (one) => check(one, respond).length > 0);
      const last = check(smallest, respond);
      // What depends on the requests before does not come again.
      const [shownFaults, shown] = last.length > 0 ? [last, smallest] : [faults, decision];
      failures.push({ faults: shownFaults, input: JSON.stringify(shown), seed: seed + asked });
    } else if (asked % keepEvery === 0) {
      const given = respond(decision.request, views[Number(decision.isCanonical)] as ManifestView);
      seen.set(given.status, (seen.get(given.status) ?? 0) + 1);
      kept.push({ seed: seed + asked, decision, digest: digestOf(given) });
    }
  }

  const decisions = kept.map(({ decision }) => decision);
  const backwards = decisions.toReversed();
  const again: readonly (readonly [string, readonly string[]])[] = [
    ["asked again at the end", answerAgain(decisions, views, respond)],
    ["asked of a new view", answerAgain(backwards, makeViews(build), respond).reverse()],
    ...(respond === answer
      ? [["asked of a new process", (await answerElsewhere(folder, backwards)).reverse()] as const]
      : []),
  ];
  for (const [when, digests] of again)
    for (const [index, { seed, decision, digest }] of kept.entries())
      if (digests[index] !== digest && failures.length < maxFailures)
        failures.push({ faults: [`another answer when ${when}`], input: JSON.stringify(decision), seed });

  const spread = [...seen].toSorted(([one], [other]) => one - other);
  const share = ([status, times]: readonly [number, number]) =>
    `${status}: ${((100 * times) / kept.length).toFixed(1)}%`;
  return {
    part: "decisions",
    count: asked,
    seconds: (performance.now() - started) / 1000,
    failures,
    notes: [`statuses ${spread.map(share).join(", ")}; ${kept.length} asked again three times`],
  };
};

if (import.meta.main && process.send) {
  const [, , folder = ""] = process.argv;
  const [decisions]: [Decision[]] = (await once(process, "message")) as [Decision[]];
  process.send(answerAgain(decisions, makeViews(await readBuild(folder)), answer));
}
