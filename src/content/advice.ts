import { routes } from "./routes.ts";

/** What an owner may want to look at again. It stops nothing. */
export interface Advice {
  file: string;
  /** `partners.harborline.affiliate`, `brokers.broker-3.results.1`; the same in JSON and in the editor. */
  key: string;
  what: string;
}

type Entries<Entry> = Readonly<Record<string, Entry>>;

interface Case {
  company: string;
  results: readonly { measure: string; before: number; after: number }[];
}

interface Claim {
  measure?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
  mean?: true | undefined;
}

/** Content as their modules export them. */
export interface Content {
  awards: readonly object[];
  caseGroups: Readonly<Record<"brokers" | "propFirms" | "communities", readonly string[]>>;
  cases: Entries<Case>;
  claims: Entries<Claim>;
  partners: Entries<{ affiliate?: string | null | undefined }>;
  partnersOnPage: Readonly<Record<"brokers" | "partners", readonly string[]>>;
  partnerStories: readonly object[];
  platformsOnPage: Readonly<Record<"propFirms" | "brokers", readonly string[]>>;
  testimonials: Readonly<Record<"brokers" | "communities", readonly object[]>>;
}

const files = {
  awards: "src/content/awards.json",
  cases: "src/content/cases.json",
  claims: "src/content/claims.json",
  partners: "src/content/partners.json",
  platforms: "src/content/platforms.json",
  testimonials: "src/content/testimonials.json",
};

/** What is to be said of content that their schemas accept: numbers of the specification, and claims that rest on cases. */
export const contentAdvice = (content: Content): Advice[] => [
  ...numbersAdvice(content),
  ...partnersAdvice(content),
  ...casesAdvice(content),
  ...claimsAdvice(content),
];

/** What a page shows of a list, and how much the specification has, such as "7 logos". */
type Row = readonly [file: string, key: string, shown: readonly unknown[], page: string, specified: string];

/** The numbers of docs/specification/behaviours.md: HM-05, PF-05, BR-02, BR-06, BR-08, IB-07, PA-02, PA-04, CS-02. */
function numbersAdvice(content: Content): Advice[] {
  const { awards, caseGroups, partnersOnPage, partnerStories, platformsOnPage, testimonials } = content;
  const forFirms = routes.propFirms.path;
  const forBrokers = routes.brokers.path;
  const forCases = routes.caseStudies.path;
  const exactly: Row[] = [
    [files.awards, "awards", awards, "Home", "4 awards beside the world record"],
    [files.partners, "onPage.brokers", partnersOnPage.brokers, forBrokers, "7 logos"],
    [files.partners, "onPage.partners", partnersOnPage.partners, routes.partners.path, "9 logos"],
    [files.partners, "stories", partnerStories, routes.partners.path, "3 stories"],
    [files.platforms, "onPage.propFirms", platformsOnPage.propFirms, forFirms, "6 platforms"],
    [files.platforms, "onPage.brokers", platformsOnPage.brokers, forBrokers, "3 platforms"],
    [files.testimonials, "brokers", testimonials.brokers, forBrokers, "2 testimonials"],
    [files.testimonials, "communities", testimonials.communities, routes.communities.path, "2 testimonials"],
  ];
  const atLeast: Row[] = [
    [files.cases, "brokers", caseGroups.brokers, forCases, "6 cases of brokers"],
    [files.cases, "propFirms", caseGroups.propFirms, forCases, "4 cases of prop firms"],
    [files.cases, "communities", caseGroups.communities, forCases, "2 cases of communities"],
  ];
  return [
    ...exactly.filter(([, , { length }, , specified]) => length !== Number.parseInt(specified, 10)),
    ...atLeast.filter(([, , { length }, , specified]) => length < Number.parseInt(specified, 10)),
  ].map(([file, key, { length }, page, specified]) => ({
    file,
    key,
    what: `${page} shows ${length}; the specification has ${specified}`,
  }));
}

const partnersAdvice = ({ partners, partnersOnPage }: Content): Advice[] =>
  [...new Set(Object.values(partnersOnPage).flat())]
    .filter((id) => partners[id]?.affiliate === undefined)
    .map((id) => ({
      file: files.partners,
      key: `partners.${id}.affiliate`,
      what: "has no affiliate address: write one, or none",
    }));

/** A change as people write it: "+45%". */
const percent = (change: number): string =>
  new Intl.NumberFormat("en", { style: "percent", signDisplay: "exceptZero" }).format(change);

/** A change in whole percent, as sites claim it. */
const whole = (change: number): number => Math.round(100 * change);

/** All cases in the order of the tabs, each with its place in the file. */
const casesIn = ({ caseGroups, cases }: Content) =>
  Object.entries(caseGroups).flatMap(([group, ids]) =>
    ids.flatMap((id) => (cases[id] ? [{ key: `${group}.${id}`, id, ...cases[id] }] : [])),
  );

/** All results, each with its place in the file and its change as a fraction. */
const resultsIn = (content: Content) =>
  casesIn(content).flatMap(({ key, results }) =>
    results.map(({ measure, before, after }, index) => ({
      key: `${key}.results.${index}`,
      measure,
      growth: after / before - 1,
    })),
  );

/** The smallest change that a chart shows, and how many times a figure may grow or fall within it. */
const [leastChange, mostTimes] = [0.05, 6];

function casesAdvice(content: Content): Advice[] {
  const file = files.cases;
  const all = casesIn(content);
  const results = resultsIn(content);
  return [
    ...all.flatMap(({ key, company }, index) => {
      const first = all.findIndex((each) => each.company === company);
      const what = `${company} has the case ${all[first]?.id} already: one case for each company`;
      return first < index ? [{ file, key: `${key}.company`, what }] : [];
    }),
    ...results.flatMap(({ key, measure, growth }) => {
      const others = results.find((each) => each.measure === measure)?.growth ?? growth;
      const times = Math.max(1 + growth, 1 / (1 + growth)).toFixed(1);
      const [own, other] = growth < 0 ? ["falls", "grows"] : ["grows", "falls"];
      return [
        Math.abs(growth) < leastChange &&
          `changes by ${percent(growth)}: charts hardly show less than ${percent(leastChange).slice(1)}`,
        Number(times) > mostTimes && `${own} ${times}-fold: charts have room for ${mostTimes} times`,
        growth * others < 0 &&
          `${own} here, and ${measure} ${other} in another case: the board leaves that measure out`,
      ].flatMap((what) => (what ? [{ file, key, what }] : []));
    }),
  ];
}

const claimsAdvice = (content: Content): Advice[] =>
  Object.entries(content.claims).flatMap(([id, claim]) => {
    const results = resultsIn(content).filter(({ measure }) => measure === claim.measure);
    const growths = results.map(({ growth }) => growth);
    const what = claim.measure === undefined ? undefined : unborneOut(claim, growths);
    return what ? [{ file: files.claims, key: `claims.${id}`, what }] : [];
  });

/** What the results of its measure say against a claim. */
function unborneOut({ measure, from, to, mean }: Claim, growths: readonly number[]): string | undefined {
  if (from === undefined || to === undefined)
    return "rests on cases: write from and to, the lowest and highest growth that the site claims";
  if (growths.length < 2) return `rests on ${growths.length} case of ${measure}: two or more bear it out`;
  const remedy = "change it here and in the words that say it";
  const average = growths.reduce((sum, each) => sum + each, 0) / growths.length;
  if (mean && whole(average) !== whole(from))
    return `is said to be the mean of its cases, ${percent(from)}, and that is ${percent(average)}: ${remedy}`;
  const [least, most] = [Math.min(...growths), Math.max(...growths)];
  if (whole(least) <= whole(from) && whole(to) <= whole(most)) return undefined;
  const claimed = [...new Set([percent(from), percent(to)])].join(" to ");
  return `is said to be ${claimed}, and its cases have ${percent(least)} to ${percent(most)}: ${remedy}`;
}
