import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { packageProgram } from "../scripts/packageProgram.ts";
import { type Language, languageCodes, languages } from "../src/languages/languages.ts";
import { expectNoViolations } from "./axe.ts";
import { changedFiles, contentsOf, startEditor } from "./editorCopy.ts";
import { expect, test } from "./fixtures.ts";
import { copySite, type SiteCopy } from "./siteCopy.ts";

// Three journeys of somebody who writes no code, one after the other in one editor on a copy of the site.

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 1440, height: 900 } });

let copy: SiteCopy;
let editor: Awaited<ReturnType<typeof startEditor>>;

test.beforeAll(async () => {
  copy = await copySite("editing");
  editor = await startEditor(copy);
});

test.afterAll(async () => {
  await editor?.[Symbol.asyncDispose]();
  await copy?.remove();
});

const nameOf = (language: Language): string => languages.find(({ code }) => code === language)?.name ?? "";

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole("navigation").getByRole("link", { name, exact: true }).click();

/** The fields of a message, such as `home:hero.title`. */
const row = (page: Page, key: string): Locator => page.getByRole("region", { name: key, exact: true });

async function write(
  page: Page,
  key: string,
  words: Readonly<Partial<Record<Language, string>>>,
): Promise<void> {
  for (const [language, text] of Object.entries(words))
    await row(page, key)
      .getByRole("textbox", { name: nameOf(language as Language), exact: true })
      .fill(text);
}

/** Writes the words of an entry: a list in the order of the languages for each of its fields. */
async function writeEntry(
  page: Page,
  key: string,
  entry: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  for (const [field, texts] of Object.entries(entry))
    await write(
      page,
      `${key}.${field}`,
      Object.fromEntries(languageCodes.map((language, index) => [language, texts[index] ?? ""])),
    );
}

/** Saves, and expects that it changed only these files, as the formatter would write them, and broke no check. */
async function save(page: Page, files: readonly string[]): Promise<void> {
  const before = contentsOf(copy);
  await expect(page.getByRole("status")).toContainText("checks passed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Saved: ");
  expect(changedFiles(before, contentsOf(copy))).toEqual(files.toSorted());
  const biome = packageProgram("@biomejs/biome", "bin/biome");
  await promisify(execFile)(
    process.execPath,
    [biome, "check", "--vcs-enabled=false", "--error-on-warnings", ...files],
    { cwd: copy.path("") },
  );
  // What the checks of the build say of the files that were saved.
  await expect(page.getByRole("navigation")).not.toContainText(/to fix|missing|changed/);
}

const wordsIn = (namespace: string, languages: readonly Language[]): string[] =>
  languages.map((language) => `catalogues/${language}/${namespace}.json`);

test("a headline is changed in three languages, and the others are marked stale", async ({ page }) => {
  await page.goto(editor.address);
  await open(page, "Home");
  await page.getByRole("searchbox").fill("hero.title");
  const japanese = "プロップファームは14日で始動。コンテストは数時間で準備。";
  await write(page, "home:hero.title", {
    en: "A prop firm in 7 days. A competition within hours.",
    es: "Una prop firm en 14 días. Un torneo en pocas horas.",
    ja: japanese,
  });
  // The preview is in the language that was written last, marks the message, and follows before it is saved.
  await expect(page.frameLocator("iframe").locator("h1[data-edited]")).toContainText(japanese);
  await save(page, [...wordsIn("home", ["en", "es", "ja"]), "catalogues/stale.json"]);

  await expect(page.frameLocator("iframe").locator("h1[data-edited]")).toContainText(japanese);
  const russian = row(page, "home:hero.title").getByRole("group", { name: nameOf("ru") });
  await expect(russian).toContainText("stale");
  const { es } = JSON.parse(await readFile(copy.path("catalogues/stale.json"), "utf8"));
  expect(es).toBeUndefined();
  // Somebody who has read the Russian finds that it still holds.
  await russian.getByRole("button", { name: "It still holds" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status")).toContainText("Saved: catalogues/stale.json");
  await expect(russian).not.toContainText("stale");
  await expectNoViolations(page, { without: "iframe" });
});

test("HM-04 a fourth testimonial is added, with name, role and company in every language", async ({
  page,
}) => {
  await page.goto(editor.address);
  await open(page, "Testimonials");
  const home = page.getByRole("group", { name: "Home", exact: true });
  await home.getByRole("textbox", { name: /^New in home/ }).fill("onboarding");
  await home.getByRole("button", { name: "Add to home" }).click();
  await writeEntry(page, "home:proof.testimonials.onboarding", {
    content: [
      "A new client used to wait two days for us. Now the first competition is what they see first.",
      "Antes un cliente nuevo nos esperaba dos días. Ahora lo primero que ve es su primer torneo.",
      "Antes, um cliente novo esperava dois dias por nós. Agora a primeira competição é a primeira coisa que ele vê.",
      "Раньше новый клиент ждал нас два дня. Теперь первым делом он видит свой первый турнир.",
      "पहले नया क्लाइंट दो दिन हमारा इंतज़ार करता था। अब उसे सबसे पहले पहला कॉम्पिटिशन दिखता है।",
      "以前，新客户要等我们两天。现在，他们最先看到的就是第一场大赛。",
      "以前は新しいお客様を二日お待たせしていました。今は、最初のコンテストが真っ先に目に入ります。",
    ],
    name: [
      "Tomas Brandt",
      "Tomas Brandt",
      "Tomas Brandt",
      "Томас Брандт",
      "टॉमस ब्रांट",
      "托马斯·布兰特",
      "トマス・ブラント",
    ],
    role: [
      "Head of Onboarding",
      "Director de incorporación",
      "Head de Onboarding",
      "Директор по работе с новыми клиентами",
      "ऑनबोर्डिंग हेड",
      "新客户负责人",
      "オンボーディング責任者",
    ],
    company: languageCodes.map(() => "Volt Trading"),
  });
  await save(page, ["src/facts/testimonials.json", ...wordsIn("home", languageCodes)]);
  const { home: ids } = JSON.parse(await readFile(copy.path("src/facts/testimonials.json"), "utf8"));
  expect(ids.slice(3)).toEqual([{ id: "onboarding" }]);
  // The preview has followed to the field that was written last: the company, in Japanese.
  await expect(page.frameLocator("iframe").locator("[data-edited]")).toContainText("Volt Trading");
  await expect(page.frameLocator("iframe").getByText("トマス・ブラント").first()).toBeAttached();
});

test("CS-03 a thirteenth case is added, with its figures, and its words in every language", async ({
  page,
}) => {
  await page.goto(editor.address);
  await open(page, "Cases");
  const brokers = page.getByRole("group", { name: "Brokers", exact: true });
  await brokers.getByRole("button", { name: "Add to brokers" }).click();
  await brokers.getByRole("textbox", { name: "Company" }).last().fill("Northgate Markets");
  const slug = brokers.getByRole("textbox", { name: "Slug" }).last();
  await slug.fill("Northgate Markets");
  await expect(brokers).toContainText("expected the last part of an address");
  await slug.fill("northgate-markets");
  const figures = [
    ["retention", "0.31", "0.4"],
    ["activeClients", "1", "1.22"],
    ["volume", "1", "1.18"],
  ] as const;
  const results = brokers.getByRole("group", { name: "Results" }).last();
  for (const [index, [measure, before, after]] of figures.entries()) {
    await results.getByRole("combobox", { name: "Measure" }).nth(index).selectOption(measure);
    await results.getByRole("textbox", { name: "Before" }).nth(index).fill(before);
    await results.getByRole("textbox", { name: "After" }).nth(index).fill(after);
  }
  await writeEntry(page, "case-studies:cases.broker-7", {
    headline: [
      "A weekly competition keeps new clients",
      "Un torneo semanal retiene a los nuevos clientes",
      "Uma competição semanal segura os novos clientes",
      "Еженедельный турнир удерживает новых клиентов",
      "वीकली कॉम्पिटिशन से नए क्लाइंट टिके",
      "每周一场大赛，留住新客户",
      "週例コンテストで新しい顧客が続く",
    ],
    challenge: [
      "Most new accounts fell silent after their first deposit.",
      "La mayoría de las cuentas nuevas callaba tras el primer depósito.",
      "A maioria das contas novas parava depois do primeiro depósito.",
      "Большинство новых счетов замолкало после первого депозита.",
      "ज़्यादातर नए अकाउंट पहले डिपॉज़िट के बाद चुप हो जाते थे।",
      "大多数新账户首次入金后就没了动静。",
      "新しい口座の多くは、最初の入金のあと動かなくなっていた。",
    ],
    solution: [
      "Each newcomer enters a competition for beginners.",
      "Cada recién llegado entra en un torneo para principiantes.",
      "Cada novato entra em uma competição para iniciantes.",
      "Каждый новичок попадает в турнир для начинающих.",
      "हर नया क्लाइंट शुरुआती कॉम्पिटिशन में उतरता है।",
      "每位新客户都进入新手大赛。",
      "新しいお客様は、初心者向けのコンテストに参加する。",
    ],
    quote: [
      "They come for the start, and stay for the next one.",
      "Vienen por la salida y se quedan por la siguiente.",
      "Vêm pela largada e ficam pela próxima.",
      "Приходят на старт и остаются до следующего.",
      "वे शुरुआत के लिए आते हैं, अगली के लिए रुकते हैं।",
      "他们为开赛而来，为下一场留下。",
      "スタートのために来て、次のスタートのために残ります。",
    ],
    author: [
      "Lena Hartwig",
      "Lena Hartwig",
      "Lena Hartwig",
      "Лена Хартвиг",
      "लेना हार्टविग",
      "莱娜·哈特维希",
      "レナ・ハルトヴィヒ",
    ],
    role: [
      "Head of Retention",
      "Directora de retención",
      "Head de Retenção",
      "руководитель отдела удержания",
      "रिटेंशन हेड",
      "客户留存负责人",
      "リテンション責任者",
    ],
  });
  await expectNoViolations(page, { without: "iframe" });
  await save(page, ["src/facts/cases.json", ...wordsIn("case-studies", languageCodes)]);
  await expect(
    page.frameLocator("iframe").getByText("週例コンテストで新しい顧客が続く").first(),
  ).toBeAttached();
});

test("what changes on disk while it is edited is shown beside it, and neither is lost", async ({ page }) => {
  await page.goto(`${editor.address}#words/confirmation/title`);
  const field = row(page, "confirmation:title").getByRole("textbox", { name: nameOf("en") });
  const original = await field.inputValue();
  await field.fill("Mine");
  await copy.edit(
    "catalogues/en/confirmation.json",
    `"title": "${original}",\n  "`,
    '"title": "Theirs",\n  "',
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const conflict = page.getByRole("region", { name: "Changed on disk as well" });
  await expect(conflict).toContainText("Mine");
  await expect(conflict).toContainText("Theirs");
  expect(await readFile(copy.path("catalogues/en/confirmation.json"), "utf8")).toContain('"Theirs"');
  await conflict.getByRole("button", { name: "Keep yours" }).click();
  await expect(field).toHaveValue("Mine");
});

test("the editor refuses requests of other sites", async () => {
  const api = `${editor.address}api/content`;
  const { status } = await fetch(api, { headers: { Origin: "https://evil.example" } });
  expect(status).toBe(403);
});
