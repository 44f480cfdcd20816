import { readFile, writeFile } from "node:fs/promises";
import { documentFile } from "../server/build.ts";
import { caseGroups, cases } from "../src/facts/cases.ts";
import * as brokers from "../src/facts/pages/brokers.ts";
import * as communities from "../src/facts/pages/communities.ts";
import * as partnersPage from "../src/facts/pages/partners.ts";
import * as propFirms from "../src/facts/pages/prop-firms.ts";
import { partnerStories, partners, partnersOnPage } from "../src/facts/partners.ts";
import { platformsOnPage } from "../src/facts/platforms.ts";
import { readJson } from "../src/facts/readJson.ts";
import { picturedRoutes, type RouteId, routes } from "../src/facts/routes.ts";
import { testimonials } from "../src/facts/testimonials.ts";
import { english } from "../src/languages/words/english.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { layoutFaults, openAll, startIslands } from "./layoutFaults.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// The owner will have more or fewer real people, partners, cases and questions than there are samples.

type Change = "more" | "less";

const more = (id: string): string => `${id}-more`;

type Entry = string | { readonly id: string };

/** A list with a copy of its last entry under a new id, or without its last entry. */
function changed<Item extends Entry>(list: readonly Item[], change: Change): Entry[] {
  if (change === "less") return list.slice(0, -1);
  const last = list.at(-1);
  if (last === undefined) throw new RangeError("There is no entry to copy");
  return [...list, typeof last === "string" ? more(last) : { ...last, id: more(last.id) }];
}

const changedEach = (lists: Readonly<Record<string, readonly Entry[]>>, change: Change) =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, changed(list, change)]));

/** A record with an entry for each new id, or without the removed ones. */
function changedRecord<Value>(
  record: Readonly<Record<string, Value>>,
  lasts: readonly string[],
  change: Change,
  own: (value: Value) => unknown,
): Record<string, unknown> {
  const rest = Object.entries(record).filter(([id]) => change === "more" || !lasts.includes(id));
  const added = lasts.flatMap((id) => {
    const value = record[id];
    return change === "more" && value !== undefined ? [[more(id), own(value)] as const] : [];
  });
  return Object.fromEntries([...rest, ...added]);
}

const lastOf = <Item>(list: readonly Item[]): Item => list[list.length - 1] as Item;

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Lists = Readonly<Record<string, readonly string[]>>;

/** Entries by id with a changed copy of the last one, or without it. */
const changedLast = (
  entries: Entries,
  change: Change,
  own: Readonly<Record<string, unknown>> = {},
): Entries =>
  changedRecord(entries, [lastOf(Object.keys(entries))], change, (each) => ({ ...each, ...own })) as Entries;

/** The contents of a JSON file of facts. */
const contents = <Facts>(file: string): Facts => readJson(file).value as Facts;

/** The content of each JSON file of facts on the changed site. */
function changedFacts(change: Change): Record<string, unknown> {
  const { awards, ...award } = contents<{ awards: Entries }>("src/facts/awards.json");
  const { brokers, ...tabs } = contents<{ brokers: Entries }>("src/facts/cases.json");
  const { $comment: _, ...speakers } = contents<Record<string, readonly Entry[]>>(
    "src/facts/testimonials.json",
  );
  const named = contents<{ partners: Entries; onPage: Lists; stories: Entries }>("src/facts/partners.json");
  const wired = contents<{ platforms: Entries; onPage: Lists }>("src/facts/platforms.json");
  const lastPartners = Object.values(named.onPage).map(lastOf);
  const lastPlatforms = Object.values(wired.onPage).map(lastOf);
  // The platforms of the brokers page are also on the prop firms page.
  const gone = change === "more" ? lastPlatforms : lastPlatforms.slice(0, 1);
  return {
    "src/facts/awards.json": { ...award, awards: changedLast(awards, change) },
    "src/facts/testimonials.json": changedEach(speakers, change),
    "src/facts/cases.json": {
      ...tabs,
      brokers: changedLast(brokers, change, { company: "Second Capital", slug: "second-capital" }),
    },
    "src/facts/partners.json": {
      ...named,
      partners: changedRecord(named.partners, lastPartners, change, (each) => ({
        ...each,
        name: `${each.name} Europe`,
      })),
      onPage: changedEach(named.onPage, change),
      stories: changedLast(named.stories, change),
    },
    "src/facts/platforms.json": {
      ...wired,
      platforms: changedRecord(wired.platforms, gone, change, ({ name, short }) => ({
        name: `${name} II`,
        short: `${short} II`,
      })),
      onPage: changedEach(wired.onPage, change),
    },
  };
}

/** The exports of each module of facts on the changed site. */
function changedModules(change: Change): Record<string, Record<string, unknown>> {
  return {
    "src/facts/pages/brokers.ts": {
      featureGroups: brokers.featureGroups.map((group) => ({
        ...group,
        features: changed<Entry>(group.features, change),
      })),
      questions: changed(brokers.questions, change),
    },
    "src/facts/pages/communities.ts": {
      benefits: changedEach(communities.benefits, change),
      capabilities: changedEach(communities.capabilities, change),
      outcomes: changed(communities.outcomes, change),
      steps: changed(communities.steps, change),
      useCases: changedEach(communities.useCases, change),
      questions: changed(communities.questions, change),
    },
    "src/facts/pages/partners.ts": { questions: changed(partnersPage.questions, change) },
    "src/facts/pages/prop-firms.ts": {
      featureGroups: propFirms.featureGroups.map((group) => ({
        ...group,
        features: changed<Entry>(group.features, change),
      })),
      steps: changed(propFirms.steps, change),
      questions: changed(propFirms.questions, change),
    },
  };
}

/** Keys of lists that the catalogues contain. */
const wordLists = /^(?:brokers:workflow\.steps|(?:brokers|prop-firms):useCases\.[\w-]+\.features)$/;

/** The words of a copied entry, marked to be distinguishable. */
const again = (words: unknown): unknown =>
  typeof words === "string"
    ? words.includes(" ")
      ? `${words} Anew`
      : words
    : Array.isArray(words)
      ? words.map(again)
      : Object.fromEntries(Object.entries(words as object).map(([key, each]) => [key, again(each)]));

/** The words of the changed site. @param ids of the copied entries */
function changedWords(words: unknown, key: string, ids: ReadonlySet<string>, change: Change): unknown {
  if (typeof words === "string") return words;
  if (Array.isArray(words)) {
    if (!wordLists.test(key)) return words;
    return change === "less" ? words.slice(0, -1) : [...words, again(lastOf(words))];
  }
  return Object.fromEntries(
    Object.entries(words as object).flatMap(([name, each]) => {
      const place = `${key}${key.endsWith(":") ? "" : "."}${name}`;
      const own: [string, unknown] = [name, changedWords(each, place, ids, change)];
      return ids.has(name) ? [own, [more(name), again(each)]] : [own];
    }),
  );
}

async function changedSite(change: Change): Promise<SiteCopy> {
  const copy = await copySite(`one-${change}`);
  const [facts, modules] = [changedFacts(change), changedModules(change)];
  for (const [file, content] of Object.entries(facts))
    await writeFile(copy.path(file), JSON.stringify(content));
  for (const [module, exports] of Object.entries(modules)) await copy.override(module, exports);
  const copied = JSON.stringify([facts, modules]).matchAll(/"([^"]+)-more"/g);
  const ids = new Set(Array.from(copied, ([, id]) => id ?? ""));
  for (const [namespace, catalogue] of Object.entries(english))
    await writeFile(
      copy.path(`catalogues/en/${namespace}.json`),
      JSON.stringify(changedWords(JSON.parse(JSON.stringify(catalogue)), `${namespace}:`, ids, change)),
    );
  await copy.build(["en"]);
  return copy;
}

const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(
    " ",
  );
const ordinalWords =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** The value of a number in digits or words. */
function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const found = [numberWords, ordinalWords].map((words) => words.indexOf(word.toLowerCase()));
  return found.find((number) => number >= 0);
}

/** Statements of a page about numbers of items: the words around a number, and its correct values. */
function claims(change: Change): Partial<Record<RouteId, readonly (readonly [RegExp, ...number[]])[]>> {
  const by = change === "more" ? 1 : -1;
  const total = (lists: readonly { readonly length: number }[]) =>
    lists.reduce((sum, { length }) => sum + length + by, 0);
  const benefits = Object.values(communities.benefits);
  const articles = propFirms.featureGroups.map((group) => group.features);
  const features = brokers.featureGroups.map((group) => group.features);
  const all = Object.keys(cases).length + by;
  const kinds = new Set(
    partnersOnPage.partners.slice(0, change === "less" ? -1 : undefined).map((id) => partners[id].kind),
  );
  return {
    caseStudies: [
      [/([\w-]+) (?:operators|companies|cases)\b/gi, all],
      [/these ([\w-]+)/gi, all],
      // The figures of all cases, and of each case.
      [/([\w-]+) figures/gi, 3 * all, 3],
      [/([\w-]+) brokers/gi, caseGroups.brokers.length + by],
      [/([\w-]+) prop firms/gi, caseGroups.propFirms.length],
      [/([\w-]+) communities/gi, caseGroups.communities.length],
    ],
    partners: [
      [/([\w-]+) kinds of partner/gi, kinds.size],
      [/([\w-]+) ways in\b/gi, partnerStories.length + by],
      [/([\w-]+) answers/gi, partnersPage.questions.length + by],
      [/([\w-]+) question with you/gi, partnersPage.questions.length + by + 1],
    ],
    brokers: [[/([\w-]+) parts\b/gi, total(features)]],
    communities: [
      [/([\w-]+) steps/gi, communities.steps.length + by],
      [/([\w-]+) reasons/gi, total(benefits)],
      [/([\w-]+) of them are yours/gi, total(benefits.slice(0, 1))],
      [/([\w-]+) things to run/gi, total(Object.values(communities.useCases))],
      [/([\w-]+) figures to hold/gi, communities.outcomes.length + by],
    ],
    propFirms: [
      [/([\w-]+) articles/gi, total(articles)],
      [/([\w-]+) platforms/gi, platformsOnPage.propFirms.length + by],
      [/\ball ([\w-]+)\./gi, platformsOnPage.propFirms.length + by],
      [/([\w-]+) steps/gi, propFirms.steps.length + by],
      [/([\w-]+) founders/gi, testimonials.propFirms.length + by],
    ],
  };
}

const builtDocument = (copy: SiteCopy, id: RouteId): Promise<string> =>
  readFile(copy.path(`dist/${documentFile({ document: routes[id].path, language: "en" })}`), "utf8");

for (const change of ["more", "less"] as const)
  test.describe(`one ${change} of every list of facts`, () => {
    // One worker per change, so that each changed site is built once.
    test.describe.configure({ mode: "default" });
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    let copy: SiteCopy;
    test.beforeAll(async () => {
      copy = await changedSite(change);
    });
    test.afterAll(() => copy?.remove());

    test(`one ${change} of every list of facts finds room on each page`, async ({ page }) => {
      const { url, stop } = await copy.serve();
      try {
        const faults: Record<string, string[]> = {};
        await stopClock(page);
        for (const id of picturedRoutes) {
          await page.goto(new URL(routes[id].path, url).href);
          for (const share of [0, 0.5, 1]) {
            await openAll(page, share);
            await startIslands(page);
            for (const width of [360, 1280]) {
              await page.setViewportSize({ width, height: 900 });
              const found = await layoutFaults(page);
              if (found.length > 0) faults[`${id} at ${width} px, ${share}`] = found;
            }
          }
        }
        expect(faults).toEqual({});
      } finally {
        await stop();
      }
    });

    test(`one ${change} of every list of facts, and what is said of their number stays true`, async () => {
      const wrong: string[] = [];
      for (const [id, told] of Object.entries(claims(change))) {
        const html = await builtDocument(copy, id as RouteId);
        const text = html.replaceAll(/<\/?(?:b|em|span|strong)\b[^>]*>/g, "");
        for (const [pattern, ...numbers] of told)
          for (const [sentence, word = ""] of text.matchAll(pattern)) {
            const number = numberIn(word);
            if (number !== undefined && !numbers.includes(number))
              wrong.push(`${id}: "${sentence}", and there are ${numbers[0]}`);
          }
      }
      expect([...new Set(wrong)]).toEqual([]);
    });

    test(`IB-05 one ${change} of the outcomes, and each has its counting figure`, async () => {
      const html = await builtDocument(copy, "communities");
      const counters = html.match(/ data-counter="/g);
      expect(counters).toHaveLength(communities.outcomes.length + (change === "more" ? 1 : -1));
    });
  });
