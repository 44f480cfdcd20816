import * as brokers from "../src/content/pages/brokers.ts";
import * as communities from "../src/content/pages/communities.ts";
import * as partnersPage from "../src/content/pages/partners.ts";
import * as propFirms from "../src/content/pages/prop-firms.ts";
import { readJson } from "../src/content/readJson.ts";
import { picturedRoutes, routes } from "../src/content/routes.ts";
import { english } from "../src/i18n/messages/english.ts";
import { expect, stopClock, test } from "./fixtures.ts";
import { layoutIssues, openAll, startIslands } from "./layoutIssues.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// The owner will have more real people, partners, cases and questions than there are samples: here one more of each.

const more = (id: string): string => `${id}-more`;

const lastOf = <Item>(list: readonly Item[]): Item => list[list.length - 1] as Item;

type Entry = string | { readonly id: string };
type Lists = Readonly<Record<string, readonly Entry[]>>;
type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A list with a copy of its last entry under a new id. */
function longer(list: readonly Entry[]): Entry[] {
  const last = lastOf(list);
  return [...list, typeof last === "string" ? more(last) : { ...last, id: more(last.id) }];
}

const eachLonger = (lists: Lists) =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, longer(list)]));

/** Entries by id, with copies of some that differ in these fields. */
const withCopies = (
  entries: Entries,
  ids: readonly string[],
  own: (entry: Entries[string]) => object,
): Entries => ({
  ...entries,
  ...Object.fromEntries(ids.map((id) => [more(id), { ...entries[id], ...own(entries[id] ?? {}) }])),
});

const withCopyOfLast = (entries: Entries, own = {}): Entries =>
  withCopies(entries, [lastOf(Object.keys(entries))], () => own);

/** The contents of a JSON file of entries. */
const contents = <Shape>(file: string): Shape => readJson(file).value as Shape;

/** The content of each JSON file of entries on the longer site. */
function longerContent(): Record<string, unknown> {
  const awards = contents<{ awards: Entries }>("src/content/awards.json");
  const groups = contents<{ brokers: Entries }>("src/content/cases.json");
  const { $schema: _, $comment: __, ...speakers } = contents<Lists>("src/content/testimonials.json");
  const named = contents<{ partners: Entries; onPage: Lists; stories: Entries }>("src/content/partners.json");
  const figures = contents<{ claims: Entries; onPage: Lists }>("src/content/claims.json");
  const outcome = lastOf(communities.outcomes).id;
  const wired = contents<{ platforms: Entries; onPage: Lists }>("src/content/platforms.json");
  const lasts = (lists: Lists) => Object.values(lists).map((list) => `${lastOf(list)}`);
  return {
    "src/content/awards.json": { ...awards, awards: withCopyOfLast(awards.awards) },
    "src/content/claims.json": {
      ...figures,
      claims: withCopies(figures.claims, [outcome], () => ({})),
      onPage: { ...figures.onPage, communities: [...(figures.onPage.communities ?? []), more(outcome)] },
    },
    "src/content/testimonials.json": eachLonger(speakers),
    "src/content/cases.json": {
      ...groups,
      brokers: withCopyOfLast(groups.brokers, { company: "Second Capital", slug: "second-capital" }),
    },
    "src/content/partners.json": {
      ...named,
      partners: withCopies(named.partners, lasts(named.onPage), ({ name }) => ({ name: `${name} Europe` })),
      onPage: eachLonger(named.onPage),
      stories: withCopyOfLast(named.stories),
    },
    "src/content/platforms.json": {
      ...wired,
      platforms: withCopies(wired.platforms, lasts(wired.onPage), ({ name, short }) => ({
        name: `${name} II`,
        short: `${short} II`,
      })),
      onPage: eachLonger(wired.onPage),
    },
  };
}

const longerGroups = (groups: readonly { readonly features: readonly Entry[] }[]) =>
  groups.map((group) => ({ ...group, features: longer(group.features) }));

/** The exports of each module of entries on the longer site. */
const longerModules: Record<string, Record<string, unknown>> = {
  "src/content/pages/brokers.ts": {
    listedFeatures: longer(brokers.listedFeatures),
    questions: longer(brokers.questions),
  },
  "src/content/pages/communities.ts": {
    benefits: eachLonger(communities.benefits),
    capabilities: eachLonger(communities.capabilities),
    outcomes: longer(communities.outcomes),
    steps: longer(communities.steps),
    useCases: eachLonger(communities.useCases),
    questions: longer(communities.questions),
  },
  "src/content/pages/partners.ts": { questions: longer(partnersPage.questions) },
  "src/content/pages/prop-firms.ts": {
    featureGroups: longerGroups(propFirms.featureGroups),
    steps: longer(propFirms.steps),
    questions: longer(propFirms.questions),
  },
};

/** Keys of lists that the catalogues contain. */
const wordLists = /^(?:brokers:workflow\.steps|(?:brokers|prop-firms):useCases\.[\w-]+\.features)$/;

/** The words of a copied entry, marked to be distinguishable. */
function again(words: unknown): unknown {
  if (typeof words === "string") return words.includes(" ") ? `${words} Anew` : words;
  if (Array.isArray(words)) return words.map(again);
  return Object.fromEntries(Object.entries(words as object).map(([key, each]) => [key, again(each)]));
}

/** The words of the longer site. @param ids of the copied entries */
function longerWords(words: unknown, key: string, ids: ReadonlySet<string>): unknown {
  if (typeof words === "string") return words;
  if (Array.isArray(words)) return wordLists.test(key) ? [...words, again(lastOf(words))] : words;
  return Object.fromEntries(
    Object.entries(words as object).flatMap(([name, each]) => {
      const place = `${key}${key.endsWith(":") ? "" : "."}${name}`;
      const own: [string, unknown] = [name, longerWords(each, place, ids)];
      return ids.has(name) ? [own, [more(name), again(each)]] : [own];
    }),
  );
}

async function buildLongerSite(copy: SiteCopy): Promise<void> {
  const entries = longerContent();
  for (const [file, content] of Object.entries(entries)) await copy.write(file, JSON.stringify(content));
  for (const [module, exports] of Object.entries(longerModules)) await copy.override(module, exports);
  const copied = JSON.stringify([entries, longerModules]).matchAll(/"([^"]+)-more"/g);
  const ids = new Set(Array.from(copied, ([, id = ""]) => id));
  for (const [namespace, catalogue] of Object.entries(english))
    await copy.write(
      `catalogues/en/${namespace}.json`,
      JSON.stringify(longerWords(catalogue, `${namespace}:`, ids)),
    );
  await copy.build(["en"]);
}

test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

let copy: SiteCopy;

test.beforeAll(async () => {
  copy = await copySite("growth");
  await buildLongerSite(copy);
});

test.afterAll(() => copy?.remove());

test("one more of everything finds room on each page", async ({ page }) => {
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
          const found = await layoutIssues(page);
          if (found.length > 0) faults[`${id} at ${width} px, ${share}`] = found;
        }
      }
    }
    expect(faults).toEqual({});
  } finally {
    await stop();
  }
});
