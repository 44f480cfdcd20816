import type { Diagnostic, DiagnosticCode } from "../diagnostics.ts";
import { contrast, fromHex, leastContrast } from "../styles/contrast.ts";
import { colour } from "./brand.ts";
import { fractionsOf } from "./claimFractions.ts";
import type { Claim } from "./claims.ts";
import { routes } from "./routes.ts";

type Entries<Entry> = Readonly<Record<string, Entry>>;

interface Case {
  company: string;
  results: readonly { measure: string; before: number; after: number }[];
}

/** Content as their modules export them. */
export interface Content {
  awards: readonly object[];
  caseGroups: Readonly<Record<"brokers" | "propFirms" | "communities", readonly string[]>>;
  cases: Entries<Case>;
  claims: Entries<Claim>;
  /** As `#rrggbb`. */
  logoColours: readonly string[];
  partners: Entries<{ affiliate?: string | null | undefined }>;
  partnersOnPage: Readonly<Record<"brokers" | "partners", readonly string[]>>;
  partnerStories: readonly object[];
  platformsOnPage: Readonly<Record<"propFirms" | "brokers", readonly string[]>>;
  testimonials: Readonly<Record<"brokers" | "communities", readonly object[]>>;
}

const files = {
  awards: "src/content/awards.json",
  brand: "src/content/brand.json",
  cases: "src/content/cases.json",
  claims: "src/content/claims.json",
  partners: "src/content/partners.json",
  platforms: "src/content/platforms.json",
  testimonials: "src/content/testimonials.json",
};

/** What is to be said of content that their schemas accept: numbers of the specification, and claims that rest on cases. */
export const contentAdvice = (content: Content): Diagnostic[] => [
  ...numbersAdvice(content),
  ...logoAdvice(content),
  ...partnersAdvice(content),
  ...casesAdvice(content),
  ...claimsAdvice(content),
];

/** What is worth another look, and what to know or do about it. */
type Explanation = readonly [message: string, fix: string];

const advice = (
  code: DiagnosticCode,
  file: string,
  path: Diagnostic["path"],
  [message, fix]: Explanation,
): Diagnostic => ({ code, severity: "advice", file, path, message, fix });

/** A list, the page that shows it, how many the specification has there, and of what. */
type Row = [
  file: string,
  path: string[],
  list: readonly unknown[],
  page: string,
  number: number,
  what: string,
];

/** HM-05, PF-05, BR-02, BR-06, BR-08, IB-07, PA-02, PA-04, CS-02. */
function numbersAdvice(content: Content): Diagnostic[] {
  const { awards, caseGroups, partnersOnPage, partnerStories, platformsOnPage, testimonials } = content;
  const forFirms = routes.propFirms.path;
  const forBrokers = routes.brokers.path;
  const forCases = routes.caseStudies.path;
  const forPartners = routes.partners.path;
  const forCommunities = routes.communities.path;
  const exactly: Row[] = [
    [files.awards, ["awards"], awards, "Home", 4, "awards beside the world record"],
    [files.partners, ["onPage", "brokers"], partnersOnPage.brokers, forBrokers, 7, "logos"],
    [files.partners, ["onPage", "partners"], partnersOnPage.partners, forPartners, 9, "logos"],
    [files.partners, ["stories"], partnerStories, forPartners, 3, "stories"],
    [files.platforms, ["onPage", "propFirms"], platformsOnPage.propFirms, forFirms, 6, "platforms"],
    [files.platforms, ["onPage", "brokers"], platformsOnPage.brokers, forBrokers, 3, "platforms"],
    [files.testimonials, ["brokers"], testimonials.brokers, forBrokers, 2, "testimonials"],
    [files.testimonials, ["communities"], testimonials.communities, forCommunities, 2, "testimonials"],
  ];
  const atLeast: Row[] = [
    [files.cases, ["brokers"], caseGroups.brokers, forCases, 6, "cases of brokers"],
    [files.cases, ["propFirms"], caseGroups.propFirms, forCases, 4, "cases of prop firms"],
    [files.cases, ["communities"], caseGroups.communities, forCases, 2, "cases of communities"],
  ];
  return [
    ...exactly.filter(([, , { length }, , number]) => length !== number),
    ...atLeast.filter(([, , { length }, , number]) => length < number),
  ].map(([file, path, { length }, page, number, what]) =>
    advice("unusual-number", file, path, [
      `${page} shows ${length} ${what}, and was designed for ${number}`,
      "keep them if it looks right",
    ]),
  );
}

/** The bar has the logo on paper. */
const logoAdvice = ({ logoColours }: Content): Diagnostic[] =>
  (["light", "dark"] as const).flatMap((scheme) => {
    const paper = fromHex(colour("paper", scheme));
    const contrasts = logoColours
      .map((own) => [own, contrast(fromHex(own), paper)] as const)
      .filter(([, found]) => found < leastContrast)
      .map(([own, found]) => `${own} has ${Math.floor(10 * found) / 10}`);
    if (contrasts.length === 0) return [];
    const message = `can hardly be seen in ${scheme} mode, where contrasts are to be ${leastContrast}: ${contrasts.join(", ")}`;
    const fix = "black takes the colour of the text; keep it if the logo is clear without these parts";
    return advice("faint-logo", files.brand, ["logo"], [message, fix]);
  });

const partnersAdvice = ({ partners, partnersOnPage }: Content): Diagnostic[] =>
  [...new Set(Object.values(partnersOnPage).flat())]
    .filter((id) => partners[id]?.affiliate === undefined)
    .map((id) =>
      advice(
        "missing-affiliate",
        files.partners,
        ["partners", id, "affiliate"],
        ["has no affiliate address", "write one, or none"],
      ),
    );

/** A change as people write it: "+45%". */
const percent = (change: number): string =>
  new Intl.NumberFormat("en", { style: "percent", signDisplay: "exceptZero" }).format(change);

/** A change in whole percent, as sites claim it. */
const whole = (change: number): number => Math.round(100 * change);

/** All cases in the order of the tabs, each with its place in the file. */
const casesIn = ({ caseGroups, cases }: Content) =>
  Object.entries(caseGroups).flatMap(([group, ids]) =>
    ids.flatMap((id) => (cases[id] ? [{ path: [group, id], id, ...cases[id] }] : [])),
  );

/** All results, each with its place in the file and its change as a fraction. */
const resultsIn = (content: Content) =>
  casesIn(content).flatMap(({ path, results }) =>
    results.map(({ measure, before, after }, index) => ({
      path: [...path, "results", index],
      measure,
      growth: after / before - 1,
    })),
  );

/** The smallest change that a chart shows, and how many times a figure may grow or fall within it. */
const [leastChange, mostTimes] = [0.05, 6];

function casesAdvice(content: Content): Diagnostic[] {
  const file = files.cases;
  const all = casesIn(content);
  const results = resultsIn(content);
  return [
    ...all.flatMap(({ path, company }, index) => {
      const first = all.findIndex((each) => each.company === company);
      if (first === index) return [];
      const message = `${company} has the case ${all[first]?.id} already`;
      return advice("repeated-company", file, [...path, "company"], [message, "one case for each company"]);
    }),
    ...results.flatMap(({ path, measure, growth }) => {
      const others = results.find((each) => each.measure === measure)?.growth ?? growth;
      const times = Math.max(1 + growth, 1 / (1 + growth)).toFixed(1);
      const [own, other] = growth < 0 ? ["falls", "grows"] : ["grows", "falls"];
      const found: (Explanation | false)[] = [
        Math.abs(growth) < leastChange && [
          `changes by ${percent(growth)}`,
          `charts hardly show less than ${percent(leastChange).slice(1)}`,
        ],
        Number(times) > mostTimes && [`${own} ${times}-fold`, `charts have room for ${mostTimes} times`],
        growth * others < 0 && [
          `${own} here, and ${measure} ${other} in another case`,
          "the board leaves that measure out",
        ],
      ];
      return found.flatMap((remark) => (remark ? advice("hidden-result", file, path, remark) : []));
    }),
  ];
}

const claimsAdvice = (content: Content): Diagnostic[] =>
  Object.entries(content.claims).flatMap(([id, claim]) => {
    if ((claim.kind !== "growth" && claim.kind !== "range") || claim.measure === undefined) return [];
    const results = resultsIn(content).filter(({ measure }) => measure === claim.measure);
    const growths = results.map(({ growth }) => growth);
    const remark = unsupportedClaim(claim, growths);
    return remark ? advice("unproven-claim", files.claims, ["claims", id], remark) : [];
  });

/** What the results of its measure say against a claim. */
function unsupportedClaim(
  claim: Extract<Claim, { kind: "growth" | "range" }>,
  growths: readonly number[],
): Explanation | undefined {
  if (growths.length < 2)
    return [`rests on ${growths.length} case of ${claim.measure}`, "two or more bear it out"];
  const [from = 0, to = from] = fractionsOf(claim);
  const remedy = "change it here: the sentences that say it follow";
  const average = growths.reduce((sum, each) => sum + each, 0) / growths.length;
  if (claim.kind === "growth" && claim.mean && whole(average) !== whole(from))
    return [`is said to be the mean of its cases, ${percent(from)}, and that is ${percent(average)}`, remedy];
  const [least, most] = [Math.min(...growths), Math.max(...growths)];
  if (whole(least) <= whole(from) && whole(to) <= whole(most)) return undefined;
  const claimed = [...new Set([percent(from), percent(to)])].join(" to ");
  return [`is said to be ${claimed}, and its cases have ${percent(least)} to ${percent(most)}`, remedy];
}
