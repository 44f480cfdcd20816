import { basename } from "node:path";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { awards } from "../../content/awards.ts";
import { type ClaimId, claims } from "../../content/claims.ts";
import { parseJson, readJson } from "../../content/readJson.ts";
import { testimonials } from "../../content/testimonials.ts";
import { type I18n, i18nFor } from "../../i18n/messages/i18n.ts";

vi.mock("../../content/readJson.ts", { spy: true });
beforeEach(() => {
  vi.resetModules();
  vi.mocked(readJson).mockReset();
});

const i18n = await i18nFor("en");

// biome-ignore lint/suspicious/noExplicitAny: each file has its own shape.
type Json = any;
type Entry = { sample?: boolean | undefined };
type Part = (i18n: I18n) => ReactElement;

/** Parts of pages, each with how many entries it shows. */
const parts: [name: string, entries: number, load: () => Promise<Part>][] = [
  ["awards and record", awards.length + 1, async () => (await import("./Awards.tsx")).Awards],
  ["testimonials", testimonials.home.length, async () => (await import("./Testimonials.tsx")).Testimonials],
];

/** The entries of a file of content that may have the mark. */
const entriesOf: Readonly<Record<string, (json: Json) => Entry[]>> = {
  "awards.json": ({ awards, record }) => [...Object.values<Entry>(awards), record],
  "cases.json": ({ brokers, propFirms, communities }) =>
    [brokers, propFirms, communities].flatMap((group) => Object.values<Entry>(group)),
  "claims.json": ({ claims }) => Object.values(claims),
  "testimonials.json": ({ $schema: _, $comment: __, ...pages }) => Object.values<Entry[]>(pages).flat(),
};

/** Reads content of which so many entries of each file are real, in its order, and the others invented. */
async function makeReal(real: number): Promise<void> {
  const { readJson: read } =
    await vi.importActual<typeof import("../../content/readJson.ts")>("../../content/readJson.ts");
  vi.mocked(readJson).mockImplementation((path) => {
    const json = read(path);
    const entries = entriesOf[basename(path)]?.(json.value);
    if (!entries) return json;
    for (const [index, entry] of entries.entries()) entry.sample = index < real ? undefined : true;
    return parseJson(JSON.stringify(json.value), path);
  });
}

/** How many tags a part shows with so many entries that are real. */
async function tagsWith(real: number, load: () => Promise<Part>): Promise<number> {
  await makeReal(real);
  const Part = await load();
  const html = renderToStaticMarkup(<Part {...i18n} />);
  return html.split(`>${i18n.t("common:sampleTag")}<`).length - 1;
}

test.each(parts)(
  "%s have one tag while all are invented, one for each beside a real one, and none once all are real",
  async (_, entries, load) => {
    for (const [real, tags] of [
      [0, 1],
      [1, entries - 1],
      [Number.POSITIVE_INFINITY, 0],
    ] as const) {
      vi.resetModules();
      expect(await tagsWith(real, load), `${real} real`).toBe(tags);
    }
  },
);

test.each([
  [0, true],
  [Number.POSITIVE_INFINITY, false],
])(
  "with %d entries of each file real, the footer calls testimonials and cases illustrative: %s",
  async (real, isSaid) => {
    await makeReal(real);
    const { Footer } = await import("../../layout/Footer.tsx");
    const html = renderToStaticMarkup(<Footer {...i18n} page="home" />);
    expect(html.includes(i18n.t("common:footer.samples"))).toBe(isSaid);
  },
);

test.each([
  [0, true],
  [1, true],
  [Number.POSITIVE_INFINITY, false],
])("with %d audited figures, a row of figures has the tag: %s", async (real, isTagged) => {
  await makeReal(real);
  const { claimTag } = await import("../shared/ClaimMark.tsx");
  expect(claimTag(i18n.t, Object.keys(claims) as ClaimId[]) !== undefined).toBe(isTagged);
});
