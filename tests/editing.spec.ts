import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { placeName } from "../editor/app/titles.ts";
import { valueAt } from "../publishing/changes.ts";
import { catalogueFile } from "../publishing/inspection.ts";
import { type Language, languageCodes, languages } from "../src/languages/languages.ts";
import { expectNoViolations } from "./axe.ts";
import { changedFiles, contentsOf, startEditor } from "./editorCopy.ts";
import { expect, test } from "./fixtures.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// The week of somebody who writes no code, day after day in one editor on a copy of the site.

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1440, height: 900 } });

let copy: SiteCopy;
let editor: Awaited<ReturnType<typeof startEditor>>;
let remote: string;

const git = async (...parameters: string[]): Promise<string> =>
  (await promisify(execFile)("git", parameters, { cwd: copy.path("") })).stdout.trim();

test.beforeAll(async () => {
  copy = await copySite("editing");
  // Building and drawing has tests of its own, and takes minutes.
  const packageFile = JSON.parse(await readFile(copy.path("package.json"), "utf8"));
  const scripts = { ...packageFile.scripts, "share-images": "true" };
  await copy.write("package.json", JSON.stringify({ ...packageFile, scripts }));
  await copy.write(".gitignore", "node_modules\n.cache\n.astro\n");
  remote = await mkdtemp(".cache/remote-");
  await promisify(execFile)("git", ["init", "--quiet", "--bare", remote]);
  await git("init", "--quiet", "--initial-branch", "main");
  await git("config", "user.name", "Mara Lind");
  await git("config", "user.email", "mara@example.com");
  await git("add", "--all");
  await git("commit", "--quiet", "--message", "The site");
  await git("remote", "add", "origin", `${process.cwd()}/${remote}`);
  editor = await startEditor(copy);
});

test.afterAll(async () => {
  await editor?.[Symbol.asyncDispose]();
  await copy?.remove();
  if (remote) await rm(remote, { recursive: true, force: true });
});

const nameOf = (language: Language): string => languages.find(({ code }) => code === language)?.name ?? "";

const json = async (file: string) => JSON.parse(await readFile(copy.path(file), "utf8"));

const open = (page: Page, name: string, group = ""): Promise<void> =>
  page
    .getByRole("navigation")
    .getByRole("listitem")
    .filter({ has: page.locator(`[href^="#${group}"]`) })
    .getByRole("link", { name: new RegExp(`^${name}\\b`) })
    .click();

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

const status = (page: Page): Locator => page.getByRole("status");

/** The fields of a message, such as `home:hero.title`. */
const row = (page: Page, key: string): Locator => {
  const [namespace = "", path = ""] = key.split(":");
  const name = placeName(catalogueFile("en", namespace), path.split("."));
  return page.getByRole("region", { name, exact: true });
};

const field = (page: Page, key: string, language: Language): Locator =>
  row(page, key).getByRole("textbox", { name: nameOf(language), exact: true });

/** Saves, and expects that it changed only these files, as the formatter would write them. */
async function save(page: Page, files: readonly string[]): Promise<void> {
  const before = contentsOf(copy);
  await expect(status(page)).not.toContainText("checking");
  await button(page, "Save").click();
  await expect(status(page)).toContainText(/^Saved/);
  expect(changedFiles(before, contentsOf(copy))).toEqual(files.toSorted());
  const biome = "node_modules/@biomejs/biome/bin/biome";
  await promisify(execFile)(
    process.execPath,
    [biome, "check", "--vcs-enabled=false", "--error-on-warnings", ...files],
    { cwd: copy.path("") },
  );
}

const title = "A prop firm in 7 days. A competition within hours.";
const pendingFile = "catalogues/pending.json";

/** The languages that English is translated into. */
const others = languageCodes.filter((code) => code !== "en");

/** The words of a page in all languages. */
const catalogues = (page: string): string[] => languageCodes.map((code) => catalogueFile(code, page));

/** Writes an entry's words in a language: those of the first entry, which the glossary accepts. */
async function writeEntry(page: Page, key: string, code: Language, names: readonly string[]): Promise<void> {
  const [namespace = "", path = ""] = key.split(":");
  const group = valueAt(await json(catalogueFile(code, namespace)), path.split(".").slice(0, -1));
  const [first] = Object.values<Record<string, string>>(Object(group));
  for (const name of names) await field(page, `${key}.${name}`, code).fill(first?.[name] ?? "");
}

test("LN-05 Monday: a headline waits until its translations are there, or still hold", async ({ page }) => {
  await page.goto(editor.address);
  await open(page, "Home");
  await page.getByRole("searchbox").fill("hero.title");
  await field(page, "home:hero.title", "en").fill(title);
  // The preview marks the message, and follows before it is saved.
  const headline = page.frameLocator("iframe").locator("h1");
  await expect(headline).toContainText(title);
  await expect(headline).toHaveCSS("outline-style", "solid");
  const choice = row(page, "home:hero.title").getByRole("group", { name: /^Waits for / });
  await expect(choice).toContainText(others.map(nameOf).join(", "));
  await save(page, [pendingFile]);

  await page.reload();
  await open(page, "Home");
  await page.getByRole("searchbox").fill("hero.title");
  await expect(field(page, "home:hero.title", "en")).toHaveValue(title);
  await expectNoViolations(page, { without: "iframe" });

  // One language follows, and in the others what stood there is still right.
  await field(page, "home:hero.title", "es").fill("Una prop firm en 14 días. Un torneo en pocas horas.");
  await button(choice, "The translations still hold, all of them").click();
  await save(page, ["catalogues/en/home.json", "catalogues/es/home.json", pendingFile]);
});

test("HM-04 Tuesday: a testimonial waits until it is translated", async ({ page }) => {
  await page.goto(editor.address);
  await open(page, "Testimonials");
  const home = page.getByRole("group", { name: "Home", exact: true });
  await home.getByRole("textbox", { name: "Company" }).last().fill("Volt Trading");
  await button(home, "Add to Home").click();
  const key = "home:proof.testimonials.volt-trading";
  const names = ["content", "name", "role"];
  await writeEntry(page, key, "en", names);
  await save(page, [pendingFile]);

  await home
    .getByRole("button", { name: /^Other languages/ })
    .last()
    .click();
  for (const code of others) await writeEntry(page, key, code, names);
  await save(page, ["src/facts/testimonials.json", ...catalogues("home"), pendingFile]);
  const { home: people } = await json("src/facts/testimonials.json");
  expect(people.at(-1)).toEqual({ id: "volt-trading", company: "Volt Trading" });
});

test("CS-03 Wednesday: a case is left half done, is kept, and is finished later", async ({ page }) => {
  await page.goto(editor.address);
  await open(page, "Cases");
  const brokers = page.getByRole("group", { name: "Brokers", exact: true });
  await brokers.getByRole("textbox", { name: "Company" }).last().fill("Northgate Markets");
  await button(brokers, "Add to Brokers").click();
  await expect(brokers.getByRole("textbox", { name: "Last part of its address" }).last()).toHaveValue(
    "northgate-markets",
  );
  const key = "case-studies:cases.northgate-markets";
  await writeEntry(page, key, "en", ["headline"]);
  const headline = await field(page, `${key}.headline`, "en").inputValue();
  await save(page, [pendingFile]);

  await page.reload();
  await open(page, "Cases");
  await expect(field(page, `${key}.headline`, "en")).toHaveValue(headline);
  const names = ["challenge", "solution", "quote", "author", "role"];
  await writeEntry(page, key, "en", names);
  const measures = (await json("catalogues/en/case-studies.json")).measures;
  const results = brokers.getByRole("group", { name: "Results" }).last();
  const figures = [
    ["retention", { "Before, in %": "31", "After, in %": "45" }],
    ["activeClients", { "Growth, in %": "22" }],
    ["volume", { "Growth, in %": "45" }],
  ] as const;
  for (const [index, [measure, own]] of figures.entries()) {
    const result = results.getByRole("group", { name: `${index + 1}`, exact: true });
    await result.getByRole("combobox", { name: "Measure" }).selectOption({ label: measures[measure] });
    for (const [name, figure] of Object.entries(own))
      await result.getByRole("spinbutton", { name, exact: true }).fill(figure);
  }
  await expectNoViolations(page, { without: "iframe" });
  await brokers
    .getByRole("button", { name: /^Other languages/ })
    .last()
    .click();
  for (const code of others) await writeEntry(page, key, code, ["headline", ...names]);
  await save(page, ["src/facts/cases.json", ...catalogues("case-studies"), pendingFile]);
  expect((await json("src/facts/cases.json")).brokers["northgate-markets"]).toEqual({
    company: "Northgate Markets",
    slug: "northgate-markets",
    results: [
      { measure: "retention", before: 0.31, after: 0.45 },
      { measure: "activeClients", before: 1, after: 1.22 },
      { measure: "volume", before: 1, after: 1.45 },
    ],
  });
  expect((await json(pendingFile)).changes).toEqual([]);
});

test("Thursday: what changes in two windows is shown beside it, at the top, and neither is lost", async ({
  page,
}) => {
  await page.goto(`${editor.address}#words/confirmation/home`);
  const own = field(page, "confirmation:home", "es");
  await own.fill("Mine");
  await copy.edit("catalogues/es/confirmation.json", '"home": "', '"home": "Theirs ');
  await button(page, "Save").click();
  const conflict = page.getByRole("region", { name: "Changed on disk as well" });
  await expect(conflict).toBeInViewport();
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText("Mine");
  await expect(conflict).toContainText("Theirs");
  await expect(status(page)).toContainText("Choose below");
  await expect(button(page, "Save")).toBeDisabled();
  await expect(button(page, "Discard")).toBeEnabled();
  await button(conflict, "Keep yours").click();
  await expect(own).toHaveValue("Mine");
  await expect(button(page, "Save")).toBeEnabled();
  await button(page, "Discard").click();
  await expect(own).toHaveValue(/^Theirs/);
});

test("Friday: what has changed is shown in words, committed on a branch and pushed", async ({ page }) => {
  await page.goto(editor.address);
  await open(page, "Publish");
  const changes = page.getByRole("region", { name: "What will change" });
  await expect(changes.getByRole("insertion").filter({ hasText: "Volt Trading" })).toBeVisible();
  await expect(changes.getByRole("link", { name: "Home, headline" }).first()).toHaveAttribute(
    "href",
    "#words/home/hero.title",
  );
  await expectNoViolations(page, { without: "iframe" });
  await page.getByRole("textbox", { name: /^What has changed/ }).fill("A case, a voice, a headline");
  await expect(page.getByRole("region", { name: "To fix first" })).toHaveCount(0);
  await button(page, "Publish").click();
  const progress = page.getByRole("region", { name: "Progress" });
  await expect(progress).toContainText("It is pushed to origin as the branch words/");
  const branch = await git("branch", "--show-current");
  expect(branch).toMatch(/^words\/\d{4}-\d\d-\d\d-a-case-a-voice-a-headline$/);
  expect(await git("log", "-1", "--format=%s by %an", `origin/${branch}`)).toBe(
    "A case, a voice, a headline by Mara Lind",
  );
  expect((await git("show", "--name-only", "--format=", "HEAD")).split("\n").toSorted()).toEqual(
    [
      ...catalogues("case-studies"),
      ...catalogues("home"),
      "catalogues/es/confirmation.json",
      "src/facts/cases.json",
      "src/facts/testimonials.json",
    ].toSorted(),
  );
  await expect(page.getByText("0 to be published")).toBeVisible();

  // Once others have merged it, work goes on from there.
  await git("push", "--quiet", "origin", `${branch}:main`);
  await button(page, "Go on from the released site").click();
  await expect(page.getByText("joins the branch")).toHaveCount(0);
  expect(await git("branch", "--show-current")).toBe("main");
});

/** Publishes what has changed. @param message says what */
async function publish(page: Page, message: string): Promise<void> {
  await open(page, "Publish");
  await page.getByRole("textbox", { name: /^What has changed/ }).fill(message);
  await expect(page.getByRole("region", { name: "To fix first" })).toHaveCount(0);
  await button(page, "Publish").click();
  await expect.poll(() => git("log", "-1", "--format=%s", "--remotes")).toBe(message);
  await expect(page.getByText("0 to be published")).toBeVisible();
}

const settings = "site.config.json";
const partners = "src/facts/partners.json";

test("a brand of 22 letters is published: what it makes too long is advice", async ({ page }) => {
  const brand = "Harbor & Vale Partners";
  expect(brand).toHaveLength(22);
  await page.goto(editor.address);
  await open(page, "Settings");
  await page.getByLabel("Brand", { exact: true }).fill(brand);
  await save(page, [settings]);
  await publish(page, "Another brand");
  expect(JSON.parse(await git("show", `HEAD:./${settings}`)).brand).toBe(brand);
});

test("BR-02 a partner joins a strip with its logo, is published, and taken back", async ({ page }) => {
  await page.goto(editor.address);
  await open(page, "Partners", "file");
  const list = page.getByRole("group", { name: "Partners", exact: true }).first();
  await list.getByRole("textbox", { name: "Name", exact: true }).last().fill("Quay Markets");
  await button(list, "Add to Partners").click();
  const svg = '<svg viewBox="0 0 32 32"><path fill="#123456" d="M0 0h32v32z"/></svg>';
  await list
    .getByLabel("Logo", { exact: true })
    .last()
    .setInputFiles({ name: "quay.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await list.getByLabel("Colour", { exact: true }).last().fill("#9c6e00");
  const { broker } = (await json("catalogues/en/partners.json")).kinds;
  await list.getByLabel("Kind", { exact: true }).last().selectOption(broker);
  const strip = page.getByRole("group", { name: "On the page Brokers", exact: true });
  await button(strip, "Add to On the page Brokers").click();
  await strip.getByRole("combobox").last().selectOption("Quay Markets");
  await save(page, [partners]);
  const added = await json(partners);
  expect(added.onPage.brokers.at(-1)).toBe("quay-markets");
  expect(added.partners["quay-markets"]).toMatchObject({ name: "Quay Markets", colour: "#9c6e00" });
  await publish(page, "Quay Markets is a partner");

  await page.getByText("The last publications").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Quay Markets is a partner" })).toBeVisible();
  await button(page, "Take back: Quay Markets is a partner").click();
  const changes = page.getByRole("region", { name: "What will change" });
  await expect(changes.getByRole("deletion").filter({ hasText: "Quay Markets" }).first()).toBeVisible();
  await button(page, "Publish").click();
  await expect(page.getByText("0 to be published")).toBeVisible();
  expect(await git("log", "-1", "--format=%s")).toBe("Take back: Quay Markets is a partner");
  expect(await git("diff", "HEAD~2", "--", partners)).toBe("");
});

test("LY-12 the footer gets a link, which is left for later and published after all", async ({ page }) => {
  const navigation = "src/facts/navigation.json";
  const label = "Careers";
  await page.goto(editor.address);
  await open(page, "Navigation");
  const company = page
    .getByRole("group", { name: "Footer", exact: true })
    .getByRole("group", { name: "Company" });
  await company.getByRole("textbox", { name: "A short name for it" }).fill(label);
  await button(company, "Add to Company").click();
  await company
    .getByRole("textbox", { name: "Or another address" })
    .last()
    .fill("https://careers.example.com/");
  await field(page, "common:navigation.careers", "en").fill(label);
  await company
    .getByRole("button", { name: /^Other languages/ })
    .last()
    .click();
  // Words that are in the letters of each language.
  for (const code of others) {
    const { navigation } = await json(catalogueFile(code, "common"));
    await field(page, "common:navigation.careers", code).fill(navigation.partners);
  }
  await save(page, [navigation, ...catalogues("common")]);
  await open(page, "Publish");
  await button(page, "Leave it for later").click();
  await expect(page.getByText("0 to be published")).toBeVisible();
  const waits = page.getByRole("region", { name: "Waits" });
  await expect(waits).toContainText("is left for later");
  expect((await json(navigation)).footer.company.at(-1).id).not.toBe("careers");
  await button(waits, "Publish it after all").click();
  await button(page, "Save").click();
  await expect(status(page).first()).toContainText(/^Saved/);
  await publish(page, "A link to careers");
  expect((await json(navigation)).footer.company.at(-1)).toMatchObject({ id: "careers" });
});

test("what stops a publication is told before it begins, with its field, and can be left for later", async ({
  page,
}) => {
  await copy.edit("catalogues/ru/confirmation.json", '"home": "', '"home": "Foreignword ');
  await page.goto(`${editor.address}#publish`);
  await page.getByRole("textbox", { name: /^What has changed/ }).fill("A foreign word");
  const toFix = page.getByRole("region", { name: "To fix first" });
  await expect(button(page, "Publish")).toBeDisabled();
  const place = placeName("catalogues/ru/confirmation.json", ["home"]);
  await toFix.getByRole("link", { name: place }).click();
  await expect(field(page, "confirmation:home", "ru")).toHaveValue(/^Foreignword/);
  await expect(row(page, "confirmation:home")).toContainText("Foreignword");
  await page.goBack();
  await button(toFix, "Leave it for later").click();
  await expect(toFix).toHaveCount(0);
  const waits = page.getByRole("region", { name: "Waits" });
  await expect(waits.getByRole("listitem").filter({ hasText: place })).toContainText("is left for later");
  expect((await json("catalogues/ru/confirmation.json")).home).not.toContain("Foreignword");
  await git("checkout", "--", "catalogues");
});

test("a logo that has changed is shown as a picture, before and after", async ({ page }) => {
  await copy.edit("src/facts/brand.json", "M4 20v-2", "M0 20v-2");
  await page.goto(`${editor.address}#publish`);
  const changes = page.getByRole("region", { name: "What will change" });
  for (const [part, start] of [
    ["deletion", "M4"],
    ["insertion", "M0"],
  ] as const) {
    const picture = changes.getByRole(part).getByAltText("On dark");
    await expect(picture).toHaveAttribute("src", new RegExp(`${start}%2020v-2`));
  }
  await git("checkout", "--", "src/facts/brand.json");
});

test("changes are undone one after the other, a discard too, and no finding outlives what it is about", async ({
  page,
}) => {
  await page.goto(`${editor.address}#words/home/hero.subtitle`);
  const english = field(page, "home:hero.subtitle", "en");
  const original = await english.inputValue();
  await english.fill("Broken <b>");
  await expect(row(page, "home:hero.subtitle").locator(".fault").first()).toBeVisible();
  await expect(status(page)).toContainText(/to fix, and kept until then/);
  await expect(status(page)).toHaveClass("failed");
  await button(page, "Discard").click();
  await expect(english).toHaveValue(original);
  await expect(page.locator(".fault")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(english).toHaveValue("Broken <b>");
  await button(page, "Undo").click();
  await expect(english).toHaveValue(original);
  await expect(button(page, "Undo")).toBeDisabled();
});

test("a file that is broken by hand is told at once, and what is typed is kept", async ({ page }) => {
  await page.goto(`${editor.address}#words/confirmation/home`);
  const own = field(page, "confirmation:home", "pt");
  await own.fill("Meu texto");
  const file = "catalogues/pt/confirmation.json";
  const content = await readFile(copy.path(file), "utf8");
  await copy.write(file, content.replace("{", ""));
  await expect(page.getByRole("alert")).toContainText(`${file}:`);
  await copy.write(file, content);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(own).toHaveValue("Meu texto");
});

test("the page in the preview, a search result and a shared link are shown beside their words", async ({
  page,
}) => {
  await page.goto(`${editor.address}#words/home/meta.title`);
  const result = page.getByRole("region", { name: "As others see it" });
  await expect(result).toContainText((await json("catalogues/en/home.json")).meta.description);
  await expect(result.getByRole("meter")).toHaveCount(2);
  await expect(result.locator("img")).toHaveJSProperty("naturalWidth", 1200);
  // A click on a text of the page finds its message.
  const preview = page.frameLocator("iframe");
  await expect(page.getByText("Where it appears")).toBeVisible();
  await preview.locator("h1").click();
  await expect(page).toHaveURL(/#words\/home\/hero\.title$/);
});

test("LG-07 whoever changes the legal text is asked to date it", async ({ page }) => {
  await page.goto(`${editor.address}#words/legal/title`);
  await field(page, "legal:title", "en").fill("Terms, privacy and risk");
  await button(page, "Date it today").click();
  await button(row(page, "legal:title"), "The translations still hold, all of them").click();
  await save(page, ["catalogues/en/legal.json", "site.config.json"]);
});

test("settings have the help of their schema, which is no field itself", async ({ page }) => {
  const { properties } = await json("src/site/site.schema.json");
  await page.goto(`${editor.address}#file/site.config.json`);
  await expect(page.getByText(properties.url.description)).toBeVisible();
  await expect(page.getByText(properties.links.properties.newsletter.description)).toBeVisible();
  await expect(page.getByLabel("$schema")).toHaveCount(0);
});

test("the editor fits a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of ["words/home/meta.title", "file/src/facts/cases.json", "publish"]) {
    await page.goto(`${editor.address}#${place}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toBeInViewport();
    expect(await main.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])).toEqual([
      390, 390,
    ]);
  }
});

test("the editor refuses requests of other sites", async () => {
  const api = `${editor.address}api/content`;
  const { status } = await fetch(api, { headers: { Origin: "https://evil.example" } });
  expect(status).toBe(403);
});
