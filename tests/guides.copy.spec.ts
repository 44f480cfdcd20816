import { existsSync, readFileSync } from "node:fs";
import { documentFile } from "../server/build.ts";
import { documentNames, type StoredManifest } from "../server/manifest.ts";
import { brand } from "../src/content/brand.ts";
import { sampleDocuments } from "../src/content/routes.ts";
import { defaultLanguage, languageCodes } from "../src/i18n/languages.ts";
import { english } from "../src/i18n/messages/english.ts";
import { pseudoCatalogue } from "../src/i18n/messages/pseudo.ts";
import { expect, site, test } from "./fixtures.ts";
import { type Guide, openGuide } from "./guide.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// Follows the guides in docs/guides/ literally, on one copy of the site and without any other change.

const samples: readonly string[] = Object.values(sampleDocuments);

// One worker, so that the copy is built once.
test.describe.configure({ mode: "default" });

let copy: SiteCopy;
let said: string;
let server: Awaited<ReturnType<SiteCopy["serve"]>>;

/** The HTML of the copy's documents in a language, by name. */
async function documentsIn(language: string): Promise<Map<string, string>> {
  const { documents }: StoredManifest = await copy.json("dist/manifest.json");
  const own = documents.filter((entry) => `${entry.language}` === language);
  return new Map(
    own.map((entry) => [entry.document, readFileSync(copy.path(`dist/${documentFile(entry)}`), "utf8")]),
  );
}

async function addSection({ examples, write, edit, append }: Guide): Promise<void> {
  const [words, content, picture, styles, section, pictureExamples, line, place] = examples as string[];
  for (const language of languageCodes) {
    const file = `catalogues/${language}/partners.json`;
    const { title } = (await copy.json(file)).faq;
    // In other languages what it says matters to nobody here, as long as it is in their own script.
    const own = { title, lead: title, hours: { label: `{{from}} ${title} {{to}}`, zone: title } };
    await append(file, [], language === defaultLanguage ? `${words}` : `"desk": ${JSON.stringify(own)}`);
  }
  const folder = "src/illustrations/DeskHours";
  await write(`${folder}/DeskHours.tsx`, picture as string);
  await write(`${folder}/DeskHours.module.css`, styles as string);
  await write(`${folder}/DeskHours.examples.tsx`, pictureExamples as string);
  await write("src/sections/partners/Desk.tsx", section as string);
  const file = "src/content/pages/partners.ts";
  await write(file, `${await copy.read(file)}\n${content}\n`);
  const page = "src/pages/[language]/partners.astro";
  await edit(page, "import FinalCall from", `${line}\nimport FinalCall from`);
  await edit(page, "<Stories", `${place}\n  <Stories`);
}

async function addInteractiveSection({ examples, write, edit, append }: Guide): Promise<void> {
  const [words, simulation, island, section, line, place] = examples as string[];
  for (const language of languageCodes) {
    const file = `catalogues/${language}/partners.json`;
    const { title } = (await copy.json(file)).faq;
    const own = { title, offset: title, label: `{{from}} ${title} {{to}}` };
    await append(
      file,
      [],
      language === defaultLanguage ? `${words}` : `"localHours": ${JSON.stringify(own)}`,
    );
  }
  await write("src/simulation/localHours.ts", simulation as string);
  await write("src/sections/partners/LocalHours.tsx", island as string);
  await write("src/sections/partners/LocalDesk.astro", section as string);
  const page = "src/pages/[language]/partners.astro";
  await edit(page, "import Partners from", `${line}\nimport Partners from`);
  await edit(page, "<Stories", `${place}\n  <Stories`);
}

async function addPage(guide: Guide): Promise<void> {
  const { examples, write, edit, append } = guide;
  const [row, words, line, section, page, link, label] = examples as string[];
  const endOfTable = "\n} as const satisfies Record<string, Route>";
  await edit("src/content/routes.ts", endOfTable, `\n${row}${endOfTable}`);
  await write("catalogues/en/pricing.json", words as string);
  // Any text in the right script will do for the other languages.
  for (const language of languageCodes.filter((code) => code !== defaultLanguage)) {
    const { meta, title } = await copy.json(`catalogues/${language}/confirmation.json`);
    await write(`catalogues/${language}/pricing.json`, JSON.stringify({ meta, title }));
  }
  const endOfTypes = "\n};\n\nexport type Namespace";
  await edit("src/i18n/messages/english.ts", endOfTypes, `\n${line}${endOfTypes}`);
  await write("src/sections/pricing/Fee.tsx", section as string);
  await write("src/pages/[language]/pricing.astro", page as string);
  await append("src/content/navigation.json", ["footer", "company"], link as string);
  await appendWords(guide, "common", ["navigation"], label as string);
}

/** Adds German as a pseudo-translation. */
async function addGerman({ examples, write, edit, append }: Guide): Promise<void> {
  const [row, flag, place, terms] = examples as [string, string, string, string];
  await write("src/layout/flags/DE.svg", flag);
  await edit("src/i18n/languages.ts", "] as const satisfies", `${row}\n] as const satisfies`);
  for (const catalogue of [...Object.keys(english), "pricing"]) {
    const words = await copy.json(`catalogues/en/${catalogue}.json`);
    await write(`catalogues/de/${catalogue}.json`, JSON.stringify(pseudoCatalogue(words, "de")));
  }
  await append("site.config.json", ["event", "location"], place);
  await append("site.config.json", ["languages"], '"de"');
  await write("docs/translating/de.md", "# German\n");
  await write("docs/translating/de.terms.json", terms);
}

/**
 * Appends an entry to a catalogue in every language: in English the guide's, in the others the words of another entry,
 * since what they say matters to nobody here as long as it is in their own script.
 */
async function appendWords(
  { append }: Guide,
  catalogue: string,
  keys: readonly string[],
  entry: string,
): Promise<void> {
  const [id] = Object.keys(JSON.parse(`{${entry}}`));
  for (const language of languageCodes) {
    const file = `catalogues/${language}/${catalogue}.json`;
    const words = keys.reduce((value, key) => value[key], await copy.json(file));
    const own = `"${id}": ${JSON.stringify(Object.values(words)[0])}`;
    await append(file, keys, language === defaultLanguage ? entry : own);
  }
}

async function addCaseStudy(guide: Guide): Promise<void> {
  const [content, words] = guide.examples as [string, string];
  await guide.append("src/content/cases.json", ["brokers"], content);
  await appendWords(guide, "case-studies", ["cases"], words);
}

async function addTestimonial(guide: Guide): Promise<void> {
  const [id, words] = guide.examples as [string, string];
  await guide.append("src/content/testimonials.json", ["brokers"], id);
  await appendWords(guide, "brokers", ["testimonials", "people"], words);
}

async function addPartner({ examples, append }: Guide): Promise<void> {
  await append("src/content/partners.json", ["partners"], examples[0] as string);
  await append("src/content/partners.json", ["onPage", "brokers"], '"northgate"');
}

async function addFieldOfContent({ examples, edit, append }: Guide): Promise<void> {
  const [schema, value, place] = examples as [string, string, string];
  const endOfAward = "by, ...sampleMark });";
  await edit("src/content/awards.ts", endOfAward, `by, ${schema} ...sampleMark });`);
  await append("src/content/awards.json", ["awards", "bestWhiteLabel"], value);
  const file = "src/sections/home/Awards.tsx";
  await edit(file, "{ id, emblem, by }", "{ id, emblem, by, source }");
  await edit(file, "<GivenBy name={given} />", `<GivenBy name={given} />\n${place}`);
}

async function giveColours({ examples, append }: Guide): Promise<void> {
  for (const example of examples) await append("src/content/brand.json", [], example);
}

async function addRedirect({ examples, append }: Guide): Promise<void> {
  await append("site.config.json", ["redirects"], examples[0] as string);
}

const followers = {
  "add-a-section": addSection,
  "add-an-interactive-section": addInteractiveSection,
  "add-a-page": addPage,
  "add-a-case-study": addCaseStudy,
  "add-a-testimonial": addTestimonial,
  "add-a-partner": addPartner,
  "add-a-language": addGerman,
  "add-a-redirect": addRedirect,
  "add-a-field-of-content": addFieldOfContent,
  "give-the-site-your-colours": giveColours,
};

/** The files that a guide names, of those in several languages the English ones. */
const englishFiles = ({ files }: Guide): string[] =>
  files.map((file) => file.replaceAll("<language>", "en").replaceAll("<catalogue>", "common"));

test.beforeAll(async () => {
  copy = await copySite("guides", ["scripts"]);
  for (const [name, follow] of Object.entries(followers)) await follow(await openGuide(name, copy));
  await copy.format(["catalogues", "docs", "src", "site.config.json"]);
  said = await copy.build(["en", "de", "es"]);
  server = await copy.serve();
});

test.afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

test("the build says in three lines what it has made, and how many share images are outdated, without colours", () => {
  expect(said.trim().split("\n")).toEqual([
    expect.stringMatching(/^\d+ documents, with all files compressed\.$/),
    "The site is in dist/.",
    expect.stringMatching(/^\d+ share images are outdated: npm run share-images draws them\.$/),
  ]);
});

test("every file that a step of a guide names is there", async () => {
  for (const name of Object.keys(followers)) {
    const files = englishFiles(await openGuide(name, copy));
    expect(files, name).not.toEqual([]);
    expect(
      files.filter((file) => !existsSync(copy.path(file))),
      name,
    ).toEqual([]);
  }
});

test("the code of guides is as the formatter writes it", async () => {
  // A comma at its end is for the entry that may follow.
  const unindented = (code: string) => code.replaceAll(/^ +/gm, "").replace(/,$/, "");
  for (const name of Object.keys(followers)) {
    const guide = await openGuide(name, copy);
    const formatted = englishFiles(guide).map((file) => unindented(readFileSync(copy.path(file), "utf8")));
    const differs = (example: string) => !formatted.some((text) => text.includes(unindented(example)));
    expect(guide.examples.filter(differs), name).toEqual([]);
  }
});

test("a page from its guide is served in each language, and told of", async () => {
  const { title, meta } = await copy.json("catalogues/en/pricing.json");
  const html = (await documentsIn("en")).get("/pricing");
  expect(html).toContain(`<title>${meta.title} · ${site.brand}</title>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${RegExp.escape(title)}</h1>`));
  expect(html).toContain(`<link rel="canonical" href="${site.url}/pricing">`);
  const get = (path: string) => fetch(new URL(path, server.url), { redirect: "manual" });
  const text = async (path: string) => (await get(path)).text();
  expect(await text("/Pricing?lng=de")).toContain("[de ");
  expect(await text("/sitemap.xml")).toContain(`<loc>${site.url}/pricing?lng=de</loc>`);
  expect(await text("/llms.txt")).toContain(`- [${meta.title}](${site.url}/pricing): `);
  const { status, headers } = await get("/pricing/");
  expect([status, headers.get("location")]).toEqual([301, "/pricing"]);
});

test("a redirect from its guide keeps the query", async () => {
  const address = new URL("/Old-page/?utm_source=letter", server.url);
  const { status, headers } = await fetch(address, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, "/for-brokers?utm_source=letter"]);
});

test("a page from its guide is in the footer of every page, in its language", async () => {
  for (const [document, html] of await documentsIn("de"))
    if (!samples.includes(document))
      expect(html.match(/href="?\/pricing\?lng=de\b/g), document).toHaveLength(1);
});

test("a section from its guide is on its page in each language, with its picture", async () => {
  for (const language of ["en", "es"]) {
    const catalogue = await copy.json(`catalogues/${language}/partners.json`);
    const { title, hours } = catalogue.desk;
    const html = (await documentsIn(language)).get("/partners")?.replaceAll("\u00a0", " ");
    expect(html).toMatch(new RegExp(`<h2 id="?desk-title"?>${RegExp.escape(title)}</h2>`));
    const label = hours.label.replace("{{from}}", "7").replace("{{to}}", "16");
    expect(html).toContain(`<figure role="img" aria-label="${label}">`);
  }
});

test("an interactive section from its guide follows its slider", async ({ page }) => {
  const { localHours } = await copy.json("catalogues/en/partners.json");
  const told = (from: number, to: number) =>
    localHours.label.replace("{{from}}", `${from}`).replace("{{to}}", `${to}`);
  await page.goto(new URL("/partners", server.url).href);
  await expect(page.getByText(told(7, 16))).toBeVisible();
  await page.getByRole("slider", { name: localHours.offset }).press("ArrowRight");
  await expect(page.getByText(told(8, 17))).toBeVisible();
});

test("LN-05 a language from its guide has every document, and a place in every switcher", async () => {
  for (const language of ["en", "de"]) {
    const documents = await documentsIn(language);
    expect([...documents.keys()].toSorted()).toEqual([...documentNames, "/pricing"].toSorted());
    for (const [document, html] of documents) {
      expect(html).toMatch(new RegExp(`<html lang="?${language}\\b`));
      // A framed sample has no switcher and follows the page around it.
      if (!samples.includes(document))
        expect(html).toMatch(/<a href="\?lng=de" lang="de"[^>]*><img src="\/_astro\/DE\.[^>]*>Deutsch/);
      expect(html.includes("[de ")).toBe(language === "de");
    }
  }
});

test("LN-01 a language from its guide is served to those who ask for it", async () => {
  for (const [path, accept] of [
    ["for-brokers", "de-AT,en;q=0.5"],
    ["for-brokers?lng=de", "en"],
  ] as const) {
    const response = await fetch(server.url + path, { headers: { "Accept-Language": accept } });
    expect(response.headers.get("Content-Language")).toBe("de");
    expect(await response.text()).toContain("[de ");
  }
});

test("CS-03 BR-02 BR-08 a case study, a testimonial and a partner from their guides are on their pages", async () => {
  const told = async (name: string, example: number): Promise<string[]> => {
    const entry = JSON.parse(`{${(await openGuide(name, copy)).examples[example]}}`);
    return Object.values<Record<string, string>>(entry).flatMap((words) => Object.values(words));
  };
  const documents = await documentsIn("en");
  // The last full stop of a quote is an element, and headings keep small words with the next one.
  const read = (document: string) =>
    documents.get(document)?.replaceAll("<span>.</span>", ".").replaceAll("\u00a0", " ");
  for (const text of ["Northgate Markets", ...(await told("add-a-case-study", 1))])
    expect(read("/case-studies")).toContain(text);
  for (const text of ["https://affiliates.example.com/northgate", ...(await told("add-a-testimonial", 1))])
    expect(read("/for-brokers")).toContain(text);
});

test("the site has the colours and the logo from their guide, and keeps nothing of the former ones", async () => {
  const { colours, logo } = await copy.json("src/content/brand.json");
  const set = Object.entries(colours).map(([name, value]) => `--site-${name}:${value}`);
  const firstShape = (markup: string) => markup.match(/(?<= d=")[^"]+/)?.[0] ?? "";
  const shape = firstShape(logo);
  for (const [document, html] of await documentsIn("en")) {
    expect(html.match(/--site-\w+:[^;}]+/g), document).toEqual(set);
    expect(html, document).not.toContain(firstShape(brand.logo.content));
    if (samples.includes(document)) continue;
    expect(html).toContain(`content="${colours.paper}"`);
    // In the bar, the footer and the popup.
    expect(html.split(shape).length - 1, document).toBeGreaterThanOrEqual(
      html.includes('id="popup"') ? 3 : 2,
    );
  }
  const icon = await (await fetch(new URL("/favicon.svg", server.url))).text();
  expect(icon).toContain(shape);
  expect(icon).toContain(colours.deep);
});

test("a field of content from its guide is on its page", async () => {
  const { source } = JSON.parse(`{${(await openGuide("add-a-field-of-content", copy)).examples[1]}}`);
  expect((await documentsIn("en")).get("/")).toMatch(
    new RegExp(`<a href="?${source}"?>${new URL(source).hostname}</a>`),
  );
});

test("unit tests, types and rules of imports hold with all that the guides add", async () => {
  await copy.check([
    "src/layout/llmsText.test.ts",
    "src/layout/head/icons.test.ts",
    "src/styleguide/examples.test.ts",
    "src/visitorBrand/colours.test.ts",
    "src/content/brand.test.ts",
    "src/content/partners.test.ts",
  ]);
});
