import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { routes } from "../../src/content/routes.ts";
import { type Language, languages } from "../../src/i18n/languages.ts";
import { type FigureStyle, formatFigure } from "../../src/i18n/messages/figure.ts";
import { catalogueFile } from "../../src/i18n/messages/format.ts";
import { shownText } from "../../src/i18n/messages/pattern.ts";
import { placeholders } from "../../src/site/placeholders.ts";
import { expectNoViolations } from "../../tests/axe.ts";
import { expect, filled, test } from "../../tests/fixtures.ts";
import { listen } from "../../tests/listen.ts";
import { copySite, type SiteCopy } from "../../tests/siteCopy.ts";
import { placeName } from "../app/titles.ts";
import { valueAt } from "../publishing/changes.ts";
import { readXliff, writeXliff } from "../translators/xliff.ts";

// What somebody does who writes no code, in one editor on a copy of the site. Each test begins with the site as it was.

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1440, height: 900 } });

let copy: SiteCopy;
let editor: Awaited<ReturnType<typeof listen>>;
let remote: string;
/** Holds the address that the browser is opened with. */
const opened = ".cache/opened.txt";

const git = async (...parameters: string[]): Promise<string> =>
  (await promisify(execFile)("git", parameters, { cwd: copy.path("") })).stdout.trim();

/** The languages of the copy that English is translated into. */
const others = ["es", "ru"] as const;

/** The words of a page in all languages of the copy. */
const catalogues = (page: string): string[] => ["en", ...others].map((code) => catalogueFile(code, page));

const pendingFile = "catalogues/pending.json";
const settings = "site.config.json";

test.beforeAll(async () => {
  copy = await copySite("editing");
  await copy.write(
    settings,
    // The legal text may have been dated today.
    JSON.stringify({
      ...(await copy.json(settings)),
      languages: ["en", ...others],
      legalUpdated: "2026-01-02",
    }),
  );
  // The build has tests of its own. What it draws is part of a publication.
  const packageFile = await copy.json("package.json");
  const draw = "mkdir -p public/share/en && echo drawn > public/share/en/drawn.jpg";
  const scripts = { ...packageFile.scripts, "share-images": draw };
  await copy.write("package.json", JSON.stringify({ ...packageFile, scripts }));
  await copy.write(".gitignore", "node_modules\n.cache\n.astro\n");
  remote = await mkdtemp(".cache/remote-");
  await promisify(execFile)("git", ["init", "--quiet", "--bare", remote]);
  await git("init", "--quiet", "--initial-branch", "main");
  await git("config", "user.name", "Mara Lind");
  await git("config", "user.email", "mara@example.com");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "The site");
  await git("remote", "add", "origin", resolve(remote));
  await copy.write(
    ".cache/browser.js",
    `import { writeFileSync } from "node:fs";\nwriteFileSync("${opened}", process.argv.at(-1));`,
  );
  editor = await listen(process.execPath, [resolve("editor/start.ts"), "--open"], /(http:\S+\/edit\/)$/, {
    cwd: copy.path(""),
    env: { ...process.env, PORT: "0", ASTRO_TELEMETRY_DISABLED: "1", BROWSER: "./.cache/browser.js" },
  });
});

test.beforeEach(() => git("reset", "--quiet", "--hard"));

test.afterAll(async () => {
  await editor?.[Symbol.asyncDispose]();
  await copy?.remove();
  if (remote) await rm(remote, { recursive: true, force: true });
});

/**
 * Opens a place of the editor, such as `words/home/hero.title`.
 * @param hasPreview whether the page of the site beside it is loaded, which takes a while
 */
async function edit(page: Page, place: string, hasPreview = false): Promise<void> {
  if (!hasPreview)
    await page.route(
      ({ pathname }) => !pathname.startsWith("/edit/"),
      (route) => route.fulfill({ body: "" }),
    );
  await page.goto(`${editor.address}#${place}`);
}

const nameOf = (language: Language): string => languages.find(({ code }) => code === language)?.name ?? "";

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });

const group = (within: Page | Locator, name: string): Locator =>
  within.getByRole("group", { name, exact: true });

/** The last field of this name: of the newest entry. */
const lastField = (within: Locator, name: string): Locator => within.getByLabel(name, { exact: true }).last();

/** The fields of a message, such as `home:hero.title`. */
function row(page: Page, key: string): Locator {
  const [namespace = "", path = ""] = key.split(":");
  const name = placeName(catalogueFile("en", namespace), path.split("."));
  return page.getByRole("region", { name, exact: true });
}

const field = (page: Page, key: string, language: Language): Locator =>
  row(page, key).getByRole("textbox", { name: nameOf(language), exact: true });

/** How things stand, at the top. */
const status = (page: Page): Locator => page.getByRole("status").first();

/** Saves, and expects that it changed only these files. */
async function save(page: Page, files: readonly string[]): Promise<void> {
  await git("add", "--all");
  await button(page, "Save").click();
  await expect(status(page)).toContainText(/^Saved/);
  const changed = await git("ls-files", "--modified", "--others", "--exclude-standard");
  expect(changed.split("\n").toSorted()).toEqual(files.toSorted());
}

/** Writes an entry's words in a language: those of the first entry, which the glossary accepts. */
async function writeEntry(page: Page, key: string, code: Language, names: readonly string[]): Promise<void> {
  const [namespace = "", path = ""] = key.split(":");
  const entries = valueAt(await copy.json(catalogueFile(code, namespace)), path.split(".").slice(0, -1));
  const [first] = Object.values<Record<string, string>>(Object(entries));
  for (const name of names) await field(page, `${key}.${name}`, code).fill(first?.[name] ?? "");
}

const openOtherLanguages = (within: Locator): Promise<void> =>
  within
    .getByRole("button", { name: /^Other languages/ })
    .last()
    .click();

test("LN-05 a headline waits until its translations are there, or still hold", async ({ page }) => {
  const key = "home:hero.title";
  const title = "A prop firm in 7 days. A competition within hours.";
  await edit(page, "words/legal/title", true);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Home\b/ })
    .click();
  // Each view has its own search.
  await expect(page.getByRole("heading", { name: "Home", exact: true })).toBeVisible();
  await page.getByRole("searchbox").fill("hero.title");
  await field(page, key, "en").fill(title);
  // The preview marks the message, and follows before it is saved.
  const headline = page.frameLocator("iframe").locator("h1");
  await expect(headline).toContainText(title);
  await expect(headline).toHaveCSS("outline-style", "solid");
  const choice = row(page, key).getByRole("group", { name: /^Pending: / });
  await expect(choice).toContainText(others.map(nameOf).join(", "));
  await save(page, [pendingFile]);
  await expect(status(page)).toContainText("1 waits: 1 for translations");

  await page.reload();
  await page.getByRole("searchbox").fill("hero.title");
  await expect(field(page, key, "en")).toHaveValue(title);
  await expectNoViolations(page, { without: "iframe" });

  // One language follows, and in the others what stood there is still right.
  await field(page, key, "es").fill("Una prop firm en 14 días. Un torneo en pocas horas.");
  await button(choice, "The translations still hold, all of them").click();
  await save(page, ["catalogues/en/home.json", "catalogues/es/home.json", pendingFile]);
});

const preview = (page: Page): Locator => page.locator("iframe");

test("the editor opens its page in a browser", async () => {
  await expect.poll(() => copy.read(opened).catch(() => "")).toBe(editor.address);
});

test("HM-04 a testimonial that is half done is shown where it will stand", async ({ page }) => {
  await edit(page, "file/src/content/testimonials.json", true);
  const brokers = group(page, "Brokers");
  await lastField(brokers, "Company").fill("Volt Trading");
  // The page follows the form.
  await expect(preview(page)).toHaveAttribute("title", "/for-brokers in en");
  await button(brokers, "Add to Brokers").click();
  const key = "brokers:testimonials.people.volt-trading";
  await field(page, `${key}.quote`, "en").fill("They run it all for us.");
  const place = page.getByText("Where it appears").locator("..");
  await expect(place).toContainText("New");
  await save(page, [pendingFile]);
  const shown = preview(page).contentFrame();
  await expect(shown.getByText("They run it all for us.").first()).toBeInViewport();
  await expect(shown.getByText("[[role]]").first()).toBeAttached();
  await page.getByRole("combobox", { name: "In" }).selectOption("es");
  await expect(shown.getByText("[[They run it all for us.]]").first()).toBeAttached();
  await expect(place).toContainText("Framed below");
});

test("LY-01 a changed setting is in the page at once", async ({ page }) => {
  await edit(page, "words/home/hero.title", true);
  const document = preview(page).contentFrame().locator("html");
  const before = await copy.json(settings);
  for (const [year, begun] of [
    [2999, /^0$/],
    [2001, /^[1-9]/],
  ] as const) {
    const event = { ...before.event, startsOn: `${year}-02-03`, endsOn: `${year}-02-04` };
    await copy.write(settings, JSON.stringify({ ...before, event }));
    await expect(document).toHaveAttribute("data-event", begun);
  }
});

test("the page is in the language that is chosen, or of the field, and English in the next view", async ({
  page,
}) => {
  await edit(page, "words/home/hero.title");
  const goTo = (name: RegExp) => page.getByRole("navigation").getByRole("link", { name }).click();
  const expectPage = (title: string) => expect(preview(page)).toHaveAttribute("title", title);
  await field(page, "home:hero.title", "es").focus();
  await expectPage("/ in es");
  await goTo(/^Confirmation\b/);
  await expectPage("/confirmation-page in en");
  await page.getByRole("combobox", { name: "In" }).selectOption("ru");
  await page.goto(`${editor.address}#words/home/hero.title`);
  await expectPage("/ in ru");
  await field(page, "home:hero.title", "es").focus();
  await page.goto(`${editor.address}#file/src/content/partners.json`);
  await expectPage("/partners in en");
  await group(page, "On the page Brokers").getByRole("button").last().focus();
  await expectPage("/for-brokers in en");
});

for (const width of [1280, 1440])
  test(`the page is beside a form with notes, and no button lies over another field, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width * 0.625 });
    await edit(page, "words/home/hero.title");
    const english = field(page, "home:hero.title", "en");
    await english.fill("Broken <b>");
    await expect(row(page, "home:hero.title").locator(".error").first()).toBeVisible();
    await expect(preview(page)).toBeInViewport({ ratio: 0.9 });
    const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { y: 0, height: 0 };
    const own = await boxOf(group(page, nameOf("en")));
    const last = await boxOf(button(group(page, nameOf("en")), "no-break hyphen"));
    expect(last.y + last.height).toBeLessThanOrEqual(own.y + own.height);
  });

test("HM-04 a testimonial is added with its words", async ({ page }) => {
  await edit(page, "file/src/content/testimonials.json");
  const home = group(page, "Home");
  await lastField(home, "Company").fill("Volt Trading");
  await button(home, "Add to Home").click();
  const key = "home:testimonials.people.volt-trading";
  const summary = home.locator("summary", { hasText: "Volt Trading" });
  const ofFile = page.getByRole("navigation").getByRole("link", { name: /^Testimonials\b/ });
  await expect(summary).toContainText("3 to fill in");
  await expect(ofFile).toContainText("1 missing");
  await writeEntry(page, key, "en", ["quote", "name", "role"]);
  await expect(summary).toContainText(`waits for ${others.join(" ")}`);
  await expect(summary).not.toContainText("to fill in");
  await expect(ofFile).toContainText(`${3 * others.length} missing`);
  await openOtherLanguages(home);
  await expect(home).toContainText("It appears when these are written.");
  for (const code of others) await writeEntry(page, key, code, ["quote", "name", "role"]);
  const quote = field(page, `${key}.quote`, "en");
  await quote.scrollIntoViewIfNeeded();
  const place = await quote.boundingBox();
  await save(page, ["src/content/testimonials.json", ...catalogues("home")]);
  // What is complete now stays open where it was.
  await expect(summary).not.toContainText("waits for");
  expect(await quote.boundingBox()).toEqual(place);
  const { home: people } = await copy.json("src/content/testimonials.json");
  expect(people.at(-1)).toEqual({ id: "volt-trading", company: "Volt Trading" });
  // What is to be published is called by the name of the entry, and its language.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Publish\b/ })
    .click();
  for (const code of ["en", ...others] as const)
    await expect(
      page.getByRole("link", { name: new RegExp(`Volt Trading, quote, ${nameOf(code)}$`) }),
    ).toBeVisible();
});

test("CS-03 a case is left half done, is kept, and is finished later", async ({ page }) => {
  await edit(page, "file/src/content/cases.json");
  const brokers = group(page, "Brokers");
  await lastField(brokers, "Company").fill("Northgate Markets");
  await button(brokers, "Add to Brokers").click();
  await expect(lastField(brokers, "Last part of its address")).toHaveValue("northgate-markets");
  const key = "case-studies:cases.northgate-markets";
  await writeEntry(page, key, "en", ["headline"]);
  const headline = await field(page, `${key}.headline`, "en").inputValue();
  await save(page, [pendingFile]);

  await page.reload();
  await expect(field(page, `${key}.headline`, "en")).toHaveValue(headline);
  const names = ["challenge", "solution", "quote", "author", "role"];
  await writeEntry(page, key, "en", names);
  const { measures, events } = await copy.json("catalogues/en/case-studies.json");
  const results = group(brokers, "Results").last();
  const figures = [
    ["retention", { "Before, in %": "31", "After, in %": "45" }],
    ["activeClients", { "Growth, in %": "22" }],
    ["volume", { "Growth, in %": "45" }],
  ] as const;
  for (const [index, [measure, own]] of figures.entries()) {
    const result = group(results, `${index + 1}`);
    await result.getByLabel("Measure").selectOption({ label: measures[measure] });
    for (const [name, figure] of Object.entries(own)) await lastField(result, name).fill(figure);
  }
  await lastField(brokers, "The day of the launch").fill("2026-04-06");
  const done = [
    { day: -8, event: "invited" },
    { day: 0, event: "opened" },
    { day: 14, event: "firstPrizes" },
    { day: 42, event: "secondOpened" },
  ] as const;
  for (const [index, { day, event }] of done.entries()) {
    const entry = group(group(brokers, "Events").last(), `${index + 1}`);
    await lastField(entry, "Day").fill(`${day}`);
    await entry.getByLabel("Event").selectOption({ label: events[event] });
  }
  await lastField(brokers, "The day of the quotation").fill("70");
  await expectNoViolations(page, { without: "iframe" });
  await openOtherLanguages(brokers);
  for (const code of others) await writeEntry(page, key, code, ["headline", ...names]);
  await save(page, ["src/content/cases.json", ...catalogues("case-studies"), pendingFile]);
  expect((await copy.json("src/content/cases.json")).brokers["northgate-markets"]).toEqual({
    company: "Northgate Markets",
    slug: "northgate-markets",
    results: [
      { measure: "retention", before: 0.31, after: 0.45 },
      { measure: "activeClients", before: 1, after: 1.22 },
      { measure: "volume", before: 1, after: 1.45 },
    ],
    launch: "2026-04-06",
    events: done,
    quoted: 70,
  });
});

const chooseLogo = (within: Locator, name: string, text: string): Promise<void> =>
  lastField(within, "Logo").setInputFiles({ name, mimeType: "image/svg+xml", buffer: Buffer.from(text) });

test("BR-02 a partner joins a strip with its logo and its colour", async ({ page }) => {
  const partners = "src/content/partners.json";
  await edit(page, `file/${partners}`);
  const list = group(page, "Partners").first();
  // The buttons of a row do not cover its name, nor what follows that.
  const name = list.locator("summary").first();
  const { width = 0 } = (await name.boundingBox()) ?? {};
  await name.click({ position: { x: width - 4, y: 8 } });
  await lastField(list, "Name").fill("Quay Markets");
  await button(list, "Add to Partners").click();
  await chooseLogo(list, "quay.svg", '<svg viewBox="0 0 32 32"><path fill="#123456" d="M0 0h32v32z"/></svg>');
  const colour = lastField(list, "Colour");
  await expect(colour).toHaveAttribute("type", "color");
  await colour.fill("#1b5e20");
  const { broker } = (await copy.json("catalogues/en/partners.json")).kinds;
  await lastField(list, "Kind").selectOption(broker);
  const strip = group(page, "On the page Brokers");
  await button(strip, "Add to On the page Brokers").click();
  const added = strip.getByRole("combobox").last();
  await expect(added).toHaveValue("");
  await expect(strip).toContainText("To be filled in");
  await added.selectOption("Quay Markets");
  await save(page, [partners]);
  const saved = await copy.json(partners);
  expect(saved.onPage.brokers.at(-1)).toBe("quay-markets");
  expect(saved.partners["quay-markets"]).toMatchObject({ name: "Quay Markets", colour: "#1b5e20" });
});

test("BR-01 BR-03 a claim is one figure in percent, and each sentence that says it follows", async ({
  page,
  context,
}) => {
  const file = "src/content/claims.json";
  const { growth } = (await copy.json(file)).claims.retention;
  const percent = Math.round(100 * growth) + 5;
  const figure = (code: Language, growth: number, style?: FigureStyle): string =>
    formatFigure(code, { kind: "growth", growth }, style);
  await edit(page, `file/${file}`);
  const list = group(page, "Claims");
  // Its marks follow.
  const summary = (growth: number) =>
    list.locator("summary", { hasText: `${figure("en", growth)} · Retention` });
  await summary(growth).click();
  const field = list.getByLabel("Growth, in %", { exact: true }).filter({ visible: true });
  await expect(field).toHaveValue(`${percent - 5}`);
  await expect(list.getByLabel("Count", { exact: true }).filter({ visible: true })).toHaveCount(0);
  // Pages name each claim, so none comes or goes.
  await expect(list.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await field.fill(`${percent}`);
  await expect(summary(percent / 100)).toBeVisible();
  await save(page, [file]);
  expect((await copy.json(file)).claims.retention.growth).toBe(percent / 100);
  const reader = await context.newPage();
  for (const code of ["en", ...others] as const) {
    const { subtitle } = (await copy.json(catalogueFile(code, "brokers"))).hero;
    const sentence = shownText(filled(subtitle, { retention: figure(code, percent / 100, "plain") }));
    await reader.goto(new URL(`${routes.brokers.path}?lng=${code}`, editor.address).href);
    expect(shownText((await reader.locator("main").textContent()) ?? ""), code).toContain(sentence);
  }
});

test("D26 who publishes no price takes it away, and puts it back", async ({ page }) => {
  const file = "src/content/company.json";
  const { price } = await copy.json(file);
  await edit(page, `file/${file}`);
  const fields = group(page, "Price");
  const isPublished = fields.getByLabel("Publish price", { exact: true });
  const from = fields.getByLabel("From, in US dollars", { exact: true });
  await isPublished.uncheck();
  await expect(from).toHaveCount(0);
  await save(page, [file]);
  expect((await copy.json(file)).price).toBeNull();
  // What is not filled in is not published.
  await isPublished.check();
  await expect(from).toHaveValue("");
  await from.fill("2500");
  await fields.getByLabel("To, in US dollars", { exact: true }).fill("2000");
  await fields.getByLabel("Set-up fee, from, in US dollars", { exact: true }).fill("3000");
  await expect(fields).toContainText("2500 is more than the 2000");
  await from.fill("1500");
  await expect(fields).not.toContainText("is more than");
  await save(page, [file]);
  const { sample: _, ...own } = { ...price, monthly: { from: 1500, to: 2000 }, setUp: 3000 };
  expect((await copy.json(file)).price).toEqual(own);
});

test("the logo is an SVG file: it is seen at once, can be undone, and a file that is none changes nothing", async ({
  page,
}) => {
  const file = "src/content/brand.json";
  const [former = ""] = (await copy.json(file)).logo.match(/(?<= d=")[^"]+/) ?? [];
  await edit(page, `file/${file}`);
  const form = page.locator(".fields");
  const refusal = form.getByRole("alert");
  const pictures = ["On light", "On dark"].map((name) => form.getByAltText(name));
  const drawn = (path: string) => new RegExp(encodeURIComponent(path));
  const expectDrawn = async (path: string) => {
    for (const picture of pictures) await expect(picture).toHaveAttribute("src", drawn(path));
  };
  await expectDrawn(former);

  await chooseLogo(form, "words.svg", '<svg viewBox="0 0 9 9"><text>Brand</text></svg>');
  await expect(refusal).toHaveText(
    "Not used: words.svg has <text>; turn text into paths, leave pictures and effects out, and export it again.",
  );
  await expectDrawn(former);

  const own =
    '<svg width="48" height="24"><style>.a{fill:#BE4A1B}</style><path class="a" d="M0 0h48v24z"/></svg>';
  await chooseLogo(form, "own.svg", own);
  await expectDrawn("M0 0h48v24z");
  await expect(refusal).toHaveCount(0);
  for (const picture of pictures) await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expectNoViolations(page, { without: "iframe" });
  await button(page, "Undo").click();
  await expectDrawn(former);

  await chooseLogo(form, "own.svg", own);
  await expectDrawn("M0 0h48v24z");
  await save(page, [file]);
  expect((await copy.json(file)).logo).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><path fill="#be4a1b" d="M0 0h48v24z"/></svg>',
  );
  // Before it is published, both are shown as pictures.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Publish\b/ })
    .click();
  for (const [part, path] of [
    ["deletion", former],
    ["insertion", "M0 0h48v24z"],
  ] as const)
    await expect(page.getByRole(part).getByAltText("On dark")).toHaveAttribute("src", drawn(path));
});

test("the site gets other colours, if all that follows from them can be seen", async ({ page }) => {
  const file = "src/content/brand.json";
  const chosen = { paper: "#f7f9fc", ink: "#101a33", accent: "#ff8a5c", deep: "#c4481a" };
  await edit(page, `file/${file}`);
  const fields = group(page, "Colours");
  await lastField(fields, "Paper").fill(chosen.paper);
  await lastField(fields, "Ink").fill(chosen.ink);
  await lastField(fields, "Deep accent").fill(chosen.deep);
  await lastField(fields, "Accent").fill("#1a4fd0");
  await expect(page.getByText(/^#1a4fd0 makes brass hard to see on dark in light mode/)).toBeVisible();
  await lastField(fields, "Accent").fill(chosen.accent);
  await expect(page.getByText(/hard to see/)).toHaveCount(0);
  await save(page, [file]);
  expect((await copy.json(file)).colours).toEqual(chosen);
});

test("LY-12 the footer gets a link, which is left for later and published after all", async ({ page }) => {
  const navigation = "src/content/navigation.json";
  await edit(page, `file/${navigation}`);
  const company = group(group(page, "Footer"), "Company");
  await lastField(company, "A short name for it").fill("Careers");
  await button(company, "Add to Company").click();
  await lastField(company, "Or another address").fill("https://careers.example.com/");
  await openOtherLanguages(company);
  // Words that are in the letters of each language.
  for (const code of ["en", ...others] as const) {
    const { partners } = (await copy.json(catalogueFile(code, "common"))).navigation;
    await field(page, "common:navigation.careers", code).fill(partners);
  }
  await save(page, [navigation, ...catalogues("common")]);
  await page.goto(`${editor.address}#publish`);
  await button(page, "Leave it for later").click();
  await expect(page.getByText("0 to be published")).toBeVisible();
  const pending = page.getByRole("region", { name: "Pending" });
  await expect(pending).toContainText("is left for later");
  expect((await copy.json(navigation)).footer.company.at(-1).id).not.toBe("careers");
  await button(pending, "Publish it after all").click();
  await save(page, [navigation, ...catalogues("common"), pendingFile]);
  expect((await copy.json(navigation)).footer.company.at(-1)).toMatchObject({ id: "careers" });
});

test("what changes in two windows is shown beside it, at the top, and neither is lost", async ({ page }) => {
  await edit(page, "words/confirmation/home");
  const own = field(page, "confirmation:home", "es");
  await own.fill("Mine");
  await copy.edit("catalogues/es/confirmation.json", '"home": "', '"home": "Theirs ');
  const conflict = page.getByRole("region", { name: "Changed in the files as well" });
  await expect(conflict).toBeInViewport();
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText("Mine");
  await expect(conflict).toContainText("Theirs");
  await expect(page.getByRole("status")).toContainText("Choose below");
  await expect(button(page, "Save")).toBeDisabled();
  await expect(button(page, "Discard")).toBeEnabled();
  await button(conflict, "Keep yours").click();
  await expect(own).toHaveValue("Mine");
  await expect(button(page, "Save")).toBeEnabled();
  await button(page, "Discard").click();
  await expect(own).toHaveValue(/^Theirs/);
});

test("a file that is broken by hand is told at once, and what is typed is kept", async ({ page }) => {
  await edit(page, "words/confirmation/home");
  const own = field(page, "confirmation:home", "es");
  await own.fill("Mi texto");
  const file = "catalogues/es/confirmation.json";
  const content = await copy.read(file);
  await copy.write(file, content.replace("{", ""));
  await expect(page.getByRole("alert")).toContainText(`${file}:`);
  await expect(page.getByRole("alert")).toContainText(/[^.]\. What you have typed is kept\.$/);
  await copy.write(file, content);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(own).toHaveValue("Mi texto");
});

test("what fails while the editor has stopped is told until it answers again, and is kept", async ({
  page,
}) => {
  let isStopped = false;
  await page.route("**/edit/api/**", (route) => (isStopped ? route.abort() : route.fallback()));
  // A browser asks again after this time where the answer has ended.
  const events = { contentType: "text/event-stream", body: "retry: 2000\n\n" };
  await page.route("**/edit/api/watch", (route) => (isStopped ? route.abort() : route.fulfill(events)));
  await edit(page, "words/confirmation/home");
  const own = field(page, "confirmation:home", "es");
  await own.fill("Mi texto");
  await expect(status(page)).toContainText("Not saved; checks passed");
  isStopped = true;
  await button(page, "Save").click();
  await expect(status(page)).toContainText("Not saved: The editor has stopped");
  await expect(page.getByRole("alert")).toContainText("What you have typed is kept.");
  isStopped = false;
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(status(page)).toHaveText("Not saved; checks passed");
  await expect(own).toHaveValue("Mi texto");
});

test("changes are undone one after the other, a discard too, and no finding outlives what it is about", async ({
  page,
}) => {
  const key = "home:hero.subtitle";
  await edit(page, "words/home/hero.subtitle");
  const english = field(page, key, "en");
  const original = await english.inputValue();
  await english.fill("Broken <b>");
  await expect(row(page, key).locator(".error").first()).toBeVisible();
  await expect(status(page)).toContainText(/to fix, and kept until then/);
  await expect(status(page)).toHaveClass("failed");
  await button(page, "Discard").click();
  await expect(english).toHaveValue(original);
  await expect(page.locator(".error")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(english).toHaveValue("Broken <b>");
  await button(page, "Undo").click();
  await expect(english).toHaveValue(original);
  await expect(button(page, "Undo")).toBeDisabled();
});

test("the page in the preview, a search result and a shared link are shown beside their words", async ({
  page,
}) => {
  // It would load the page again, at a time of its own, if a file has changed before.
  await page.route("**/@vite/client", (route) => route.abort());
  await edit(page, "words/home/meta.title", true);
  const result = page.getByRole("region", { name: "As others see it" });
  await expect(result).toContainText((await copy.json("catalogues/en/home.json")).meta.description);
  await expect(result.getByRole("meter")).toHaveCount(2);
  await expect(result.locator("img")).toHaveJSProperty("naturalWidth", 1200);
  await expect(page.getByText("Where it appears")).toBeVisible();
  // While the page is loaded again, nothing of it can be pressed.
  const preview = page.locator("iframe");
  await expect(preview).not.toHaveAttribute("inert");
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/drawings/*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await preview.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.reload());
  await expect(preview).toHaveAttribute("inert");
  release();
  await expect(preview).not.toHaveAttribute("inert");
  // A click on a text of the page finds its message.
  await preview.contentFrame().locator("h1").click();
  await expect(page).toHaveURL(/#words\/home\/hero\.title$/);
});

test("LG-07 whoever changes the legal text is asked to date it", async ({ page }) => {
  await edit(page, "words/legal/title");
  await field(page, "legal:title", "en").fill("Terms, privacy and risk");
  await button(page, "Date it today").click();
  await button(row(page, "legal:title"), "The translations still hold, all of them").click();
  await save(page, ["catalogues/en/legal.json", settings]);
});

test("settings have the help of their schema, which is no field itself", async ({ page }) => {
  const { properties } = await copy.json("src/schemas/site.schema.json");
  await edit(page, `file/${settings}`);
  await expect(page.getByText(properties.url.description)).toBeVisible();
  await expect(page.getByText(properties.links.properties.newsletter.description)).toBeVisible();
  await expect(page.getByLabel("$schema")).toHaveCount(0);
});

test("LN-05 what waits goes to a translator as a file, and comes back into the editor", async ({ page }) => {
  const title = "A prop firm in 7 days. A competition within hours.";
  await edit(page, "words/home/hero.title");
  await field(page, "home:hero.title", "en").fill(title);
  await page.getByRole("navigation").getByRole("link", { name: "Translators" }).click();
  const spanish = page.getByRole("region", { name: nameOf("es"), exact: true });
  await expect(button(spanish, "Export what waits")).toBeEnabled();
  const download = page.waitForEvent("download");
  await button(spanish, "Export what waits").press("Enter");
  const { language, units } = readXliff(await readFile(await (await download).path(), "utf8"));
  expect([language, units.map(({ id, source }) => [id, source])]).toEqual([
    "es",
    [["home:hero.title", title]],
  ]);

  const [unit] = units.map((each) => ({
    ...each,
    target: "Una prop firm en 14 días. Un torneo en horas.",
    notes: [],
  }));
  const unknown = { id: "home:nothing", source: "Nothing", target: "Nada", state: "", notes: [] };
  const give = (language: Language) =>
    spanish.getByLabel("Import").setInputFiles({
      name: "back.xlf",
      mimeType: "application/xliff+xml",
      buffer: Buffer.from(writeXliff(language, unit ? [unit, unknown] : [])),
    });
  await give("ru");
  await expect(page.getByRole("status").first()).toContainText(
    `Not imported: The file is for ${nameOf("ru")}`,
  );
  await give("es");
  await expect(spanish.getByRole("status").last()).toHaveText("Last import: 1 taken, 1 not.");
  await expect(spanish.getByRole("listitem")).toHaveText(/home:nothing.*Nada/);
  await expectNoViolations(page, { without: "iframe" });
  await button(page, "Undo").click();
  await expect(spanish).toContainText("1 text waits.");
  await give("es");
  await expect(spanish).toContainText("Nothing waits.");
  await save(page, [pendingFile]);

  // The same on the command line, for the language that is left.
  const run = (...given: string[]) =>
    promisify(execFile)(process.execPath, [resolve("editor/translations.ts"), ...given], {
      cwd: copy.path(""),
    });
  await run("export", "ru");
  await expect(run("export", "ru")).rejects.toThrow("translations-ru.xlf is there already");
  await copy.write(
    "translations-ru.xlf",
    (await copy.read("translations-ru.xlf")).replace("needs-translation", "final"),
  );
  expect((await run("import", "translations-ru.xlf")).stdout).toBe("1 taken and saved, 0 not.\n");
  expect((await copy.json("catalogues/es/home.json")).hero.title).toBe(unit?.target);
  expect((await copy.json("catalogues/en/home.json")).hero.title).toBe(title);
});

test("LG-07 a redirect is for good or for now, the legal text is dated today, placeholders are marked", async ({
  page,
}) => {
  await edit(page, `file/${settings}`);
  const redirects = group(page, "Redirects");
  await button(redirects, "Add to Redirects").click();
  const status = lastField(redirects, "For how long");
  await expect(status).toHaveValue("301");
  await status.selectOption("302");
  await lastField(redirects, "From").fill("/old-page");
  await lastField(redirects, "To").fill("/for-brokers");
  const ofSettings = page.getByRole("navigation").getByRole("link", { name: /^Settings\b/ });
  const { length } = placeholders(await copy.json(settings));
  await expect(ofSettings).toContainText(`${length} placeholders`);
  const url = page.getByLabel("Address of the site", { exact: true });
  await url.fill("https://www.example.com/");
  await expect(page.locator(".field", { has: url })).toContainText("placeholder");
  await url.fill("https://www.bell.io/");
  await expect(page.locator(".field", { has: url })).not.toContainText("placeholder");
  await expect(ofSettings).toContainText(`${length - 1} placeholders`);
  await button(page, "Date it today").click();
  await save(page, [settings]);
  const today = new Date().toLocaleDateString("sv");
  expect(await copy.json(settings)).toMatchObject({
    redirects: [{ from: "/old-page", to: "/for-brokers", status: 302 }],
    legalUpdated: today,
  });
});

test("LN-01 who removes a language is told what goes with it", async ({ page }) => {
  await edit(page, `file/${settings}`);
  const note = page.getByRole("note");
  await expect(button(page, `Remove ${nameOf("ru")}`)).toBeVisible();
  await expect(note).toHaveCount(0);
  await button(page, `Remove ${nameOf("ru")}`).click();
  await expect(note).toContainText(nameOf("ru"));
  await expect(note).toContainText(`${Object.keys(routes).length} pages`);
  await button(page, "Undo").click();
  await expect(note).toHaveCount(0);
});

test("the editor fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of ["words/home/meta.title", "file/src/content/cases.json", "publish", "translators"]) {
    await edit(page, place);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toBeInViewport();
    expect(await main.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])).toEqual([
      390, 390,
    ]);
  }
});

test("what stops a publication is told first, what has changed is shown in words, published, and taken back", async ({
  page,
}) => {
  // Words that an engineer changes are no publication.
  await copy.edit("catalogues/ru/confirmation.json", '"subtitle": "', '"subtitle": "Да, ');
  await git("commit", "--all", "--quiet", "--message", "Words");
  // So long that it makes much too long, which is advice.
  const brand = "Harbor & Vale Partners";
  const before = await copy.json(settings);
  await copy.write(settings, JSON.stringify({ ...before, brand }));
  await copy.edit("catalogues/es/confirmation.json", '"subtitle": "', '"subtitle": "Ya ');
  await copy.edit("catalogues/ru/confirmation.json", '"home": "', '"home": "Foreignword ');
  await edit(page, "publish");
  const message = page.getByRole("textbox", { name: /^What has changed/ });
  await message.fill("Another brand");
  const toFix = page.getByRole("region", { name: "To fix first" });
  await expect(toFix.getByRole("listitem")).toHaveCount(1);
  await expect(button(page, "Publish")).toBeDisabled();
  const place = placeName("catalogues/ru/confirmation.json", ["home"]);
  await toFix.getByRole("link", { name: place }).click();
  await expect(field(page, "confirmation:home", "ru")).toHaveValue(/^Foreignword/);
  await expect(row(page, "confirmation:home")).toContainText("Foreignword");
  await page.goBack();
  await button(toFix, "Leave it for later").click();
  await expect(toFix).toHaveCount(0);
  const pending = page.getByRole("region", { name: "Pending" });
  await expect(pending.getByRole("listitem").filter({ hasText: place })).toContainText("is left for later");
  expect((await copy.json("catalogues/ru/confirmation.json")).home).not.toContain("Foreignword");

  const changes = page.getByRole("region", { name: "What will change" });
  await expect(changes.getByRole("insertion").filter({ hasText: "Ya" })).toBeVisible();
  const subtitle = `${placeName("catalogues/es/confirmation.json", ["subtitle"])}, ${nameOf("es")}`;
  await expect(changes.getByRole("link", { name: subtitle })).toHaveAttribute(
    "href",
    "#words/confirmation/subtitle",
  );
  await expect(changes.getByText(`${before.brand} → ${brand}`)).toBeVisible();
  await expectNoViolations(page, { without: "iframe" });
  await message.fill("Another brand");
  await button(page, "Publish").click();
  const progress = page.getByRole("region", { name: "Progress" });
  await expect(progress).toContainText("It is pushed to origin as the branch words/");
  await expect(page.getByText("0 to be published")).toBeVisible();
  const branch = await git("branch", "--show-current");
  expect(branch).toMatch(/^words\/\d{4}-\d\d-\d\d-another-brand$/);
  expect(await git("log", "-1", "--format=%s by %an", `origin/${branch}`)).toBe("Another brand by Mara Lind");
  expect((await git("show", "--name-only", "--format=", "HEAD")).split("\n").toSorted()).toEqual([
    "catalogues/es/confirmation.json",
    pendingFile,
    "public/share/en/drawn.jpg",
    settings,
  ]);
  expect(JSON.parse(await git("show", `HEAD:./${settings}`)).brand).toBe(brand);

  // Once others have merged it, work goes on from there.
  await git("push", "--quiet", "origin", `${branch}:main`);
  await button(page, "Go on from the released site").click();
  await expect(page.getByText("joins the branch")).toHaveCount(0);
  expect(await git("branch", "--show-current")).toBe("main");

  await page.getByText("The last publications").click();
  await expect(page.getByRole("button", { name: /^Take it back: / })).toHaveCount(1);
  const takeBack = button(page, "Take it back: Another brand");
  await takeBack.click();
  await expect(status(page)).toContainText("Taken back, not saved: 2 values");
  await expect(message).toHaveValue("Take back: Another brand");
  await button(page, "Undo").click();
  await expect(status(page)).toContainText("Nothing to save");
  await takeBack.click();
  await takeBack.click();
  await expect(status(page)).toContainText("It is taken back already");
  await expectNoViolations(page, { without: "iframe" });
  await save(page, ["catalogues/es/confirmation.json", settings]);
  await expect(changes.getByRole("deletion").filter({ hasText: brand })).toBeVisible();
  expect((await copy.json(settings)).brand).toBe(before.brand);
  expect(await git("diff", "--stat", "HEAD~1", "--", "catalogues/es")).toBe("");
});
