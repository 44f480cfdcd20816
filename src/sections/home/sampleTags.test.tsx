import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { parseJson, readJson } from "../../content/readJson.ts";
import { type I18n, i18nFor } from "../../i18n/messages/i18n.ts";

vi.mock("../../content/readJson.ts", { spy: true });
beforeEach(() => {
  vi.resetModules();
  vi.mocked(readJson).mockReset();
});

const i18n = await i18nFor("en");

type Part = (i18n: I18n) => ReactElement;

/** Parts of pages, each with the file of its content and how many entries of it are shown. */
const parts: [name: string, file: string, entries: number, load: () => Promise<Part>][] = [
  ["awards and record", "awards.json", 5, async () => (await import("./Awards.tsx")).Awards],
  ["testimonials", "testimonials.json", 3, async () => (await import("./Testimonials.tsx")).Testimonials],
];

/** Removes the mark from as many entries as are real, in the order of the file. */
function unmark(node: unknown, real: { left: number }): void {
  if (typeof node !== "object" || node === null) return;
  if ("sample" in node && real.left-- > 0) delete node.sample;
  for (const child of Object.values(node)) unmark(child, real);
}

/** Reads content without the mark of so many entries, in one file or in each. */
async function makeReal(real: number, file?: string): Promise<void> {
  const { readJson: read } =
    await vi.importActual<typeof import("../../content/readJson.ts")>("../../content/readJson.ts");
  vi.mocked(readJson).mockImplementation((path) => {
    const json = read(path);
    if (file && path !== `src/content/${file}`) return json;
    unmark(json.value, { left: real });
    return parseJson(JSON.stringify(json.value), path);
  });
}

/** How many tags a part shows with so many entries that are real. */
async function tagsWith(real: number, file: string, load: () => Promise<Part>): Promise<number> {
  await makeReal(real, file);
  const Part = await load();
  const html = renderToStaticMarkup(<Part {...i18n} />);
  return html.split(`>${i18n.t("common:sampleTag")}<`).length - 1;
}

test.each(parts)(
  "%s have one tag while all are invented, one for each beside a real one, and none once all are real",
  async (_, file, entries, load) => {
    for (const [real, tags] of [
      [0, 1],
      [1, entries - 1],
      [Number.POSITIVE_INFINITY, 0],
    ] as const) {
      vi.resetModules();
      expect(await tagsWith(real, file, load), `${real} real`).toBe(tags);
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
  await makeReal(real, "claims.json");
  const { claimTag } = await import("../shared/ClaimMark.tsx");
  expect(claimTag(i18n.t, ["firms", "sales"]) !== undefined).toBe(isTagged);
});
