import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { documentFile } from "../server/build.ts";
import type { StoredManifest } from "../server/manifest.ts";
import { inWords } from "../src/languages/checking/check.ts";
import { withoutNames } from "../src/languages/checking/names.ts";
import { scriptShare } from "../src/languages/checking/scripts.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "../src/languages/languages.ts";
import { readCatalogues, sourceFrom } from "../src/languages/words/catalogues.ts";
import { english } from "../src/languages/words/english.ts";
import { allMessages, splitMarkup } from "../src/languages/words/format.ts";
import { expect, test, words } from "./fixtures.ts";

// These tests read the build and open no page.

const dist = process.env.SITE_DIST ?? "dist";
const manifest: StoredManifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
const published = manifest.site.publishedLanguages;

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((row) => row.name === name)?.value;

/** All elements and texts below some nodes, without the elements that `leave` matches and their content. */
const walk = (nodes: readonly Node[], leave: (element: Element) => boolean): Node[] =>
  nodes.flatMap((node) => {
    if (!("tagName" in node)) return [node];
    return leave(node) ? [] : [node, ...walk(node.childNodes, leave)];
  });

const isCode = ({ tagName }: Element): boolean =>
  ["noscript", "script", "style", "template"].includes(tagName);

const texts = (nodes: readonly Node[]): string =>
  nodes
    .flatMap((node) => ("value" in node ? [node.value] : []))
    .join(" ")
    .replaceAll(/\s+/g, " ");

/** The texts of a document. */
interface Reading {
  lang: string | undefined;
  title: string;
  description: string;
  /** All texts and attributes of the head, structured data included. */
  head: string;
  /** Texts of the body, pictures included, without elements that are in another language or marked `translate="no"`. */
  visible: string;
  /** All texts and attributes. */
  all: string;
}

function read(file: string): Reading {
  const nodes = walk(parse(readFileSync(join(dist, file), "utf8")).childNodes, isCode);
  const elements = nodes.filter((node) => "tagName" in node);
  const first = (tagName: string) => elements.find((element) => element.tagName === tagName);
  const lang = attribute(first("html") ?? fail("<html>"), "lang");
  const description = elements.find((element) => attribute(element, "name") === "description");
  const isForeign = (element: Element): boolean =>
    isCode(element) ||
    attribute(element, "translate") === "no" ||
    (attribute(element, "lang") ?? lang) !== lang;
  const attributes = elements.flatMap((element) => element.attrs.map(({ value }) => value));
  return {
    lang,
    title: texts(first("title")?.childNodes ?? []),
    description: (description && attribute(description, "content")) ?? "",
    head: walk([first("head") ?? fail("<head>")], ({ tagName }) => tagName === "style")
      .flatMap((node) =>
        "tagName" in node ? node.attrs.map(({ value }) => value) : "value" in node ? [node.value] : [],
      )
      .join("\n"),
    visible: texts(walk((first("body") ?? fail("<body>")).childNodes, isForeign)),
    all: [texts(nodes), ...attributes].join("\n").replaceAll(/[^\S\n]+/g, " "),
  };
}

function fail(what: string): never {
  throw new Error(`the document has no ${what}`);
}

const readings = (language: Language): Map<string, Reading> =>
  new Map(
    manifest.documents
      .filter((entry) => entry.language === language)
      .map((entry) => [entry.document, read(documentFile(entry))]),
  );

const rowOf = (language: Language) => languages.find(({ code }) => code === language) ?? fail(language);

/** English texts between placeholders, of at least four words so that they cannot occur in another language by chance. */
const englishPhrases = new Map(
  [...allMessages(english)].flatMap(([key, message]) =>
    splitMarkup(message)
      .filter((_, index) => index % 2 === 0)
      .map((part) => part.trim())
      .filter(
        (part) => (withoutNames(part, defaultLanguage).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).length >= 4,
      )
      .map((part): [string, string] => [part, key]),
  ),
);

/** The lowest share of letters in a language's script. Names in pictures are in Latin script everywhere. */
const lowestShare = { latin: 0.98, cyrillic: 0.75, devanagari: 0.75, han: 0.75, japanese: 0.75 };

test("LN-05 the seven languages are complete, and so is every other one that has a folder", async () => {
  const folders = readdirSync("catalogues", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const seven = ["en", "es", "pt", "ru", "hi", "zh", "ja"];
  expect(folders).toEqual(expect.arrayContaining(seven));
  expect(published).toEqual(expect.arrayContaining(seven));
  const known = folders.filter(isLanguage);
  expect(known).toEqual(folders);
  const { catalogues, problems } = await readCatalogues({ languages: known, variables: {} }, sourceFrom({}));
  expect(problems.map(inWords)).toEqual([]);
  for (const language of published)
    expect(allMessages(catalogues.get(language) ?? {}).size).toBeGreaterThan(800);
});

test("LN-05 titles, metadata and structured data hold none of the characters that keep words together on a page", () => {
  const held = published.flatMap((language) =>
    [...readings(language)].flatMap(([document, { head }]) =>
      /[\u200b\u2060\u00ad]/.test(head) ? [`${language} ${document}`] : [],
    ),
  );
  expect(held).toEqual([]);
});

for (const language of published) {
  test(`LN-05 every document in ${language} says so and is written in its script`, () => {
    const row = rowOf(language);
    const documents = readings(language);
    expect(documents.size).toBeGreaterThan(0);
    const shares = [...documents].map(([document, { lang, visible }]) => {
      expect(lang, document).toBe(language);
      return {
        language,
        document,
        letters: visible.match(/\p{L}/gu)?.length ?? 0,
        share: scriptShare(visible, row),
      };
    });
    console.table(shares.map((line) => ({ ...line, share: line.share.toFixed(3) })));
    expect(shares.filter(({ share }) => share < lowestShare[row.script])).toEqual([]);
  });
}

for (const language of published.filter((code) => code !== defaultLanguage)) {
  test(`LN-05 no document in ${language} has anything left in English`, () => {
    expect(englishPhrases.size).toBeGreaterThan(400);
    const originals = readings(defaultLanguage);
    const left = [...readings(language)].flatMap(([document, { title, description, all }]) => {
      const original = originals.get(document);
      return [
        ...(title === original?.title ? [`${document}: title "${title}"`] : []),
        ...(description === original?.description ? [`${document}: description "${description}"`] : []),
        ...[...englishPhrases]
          .filter(([phrase]) => all.includes(phrase))
          .map(([phrase, key]) => `${document}: ${key} "${phrase}"`),
      ];
    });
    expect(left).toEqual([]);
  });
}

/** A figure that languages say in different ways. */
interface Figure {
  name: string;
  inEnglish: RegExp;
  inOthers: RegExp;
  /** Messages in which a language has a different reading. */
  except?: Partial<Record<Language, readonly string[]>>;
}

/** Two figures with a dash or words between them, such as `2–4` or `2 से 4`. */
const range = (from: number, to: number, end = ""): RegExp =>
  new RegExp(`(?<!\\d)${from}[^\\d]{1,6}${to}(?!\\d)${end}`);

const percent = "\\s?[%％]";

/** Both readings of the specification (D15). */
const figures: readonly Figure[] = [
  {
    name: "a prop firm is launched in 7 days, in other languages in 14",
    inEnglish: /(?<!\d)7 days|Day 7(?!\d)/,
    inOthers: /^(?!.*(?<!\d)7(?!\d)).*(?<!\d)14(?!\d)/s,
    except: { es: ["prop-firms:faq.items.launch.answer"] },
  },
  {
    name: "a basic integration takes partners 2–4 weeks",
    inEnglish: range(2, 4, " weeks"),
    inOthers: range(2, 4),
  },
  {
    name: "white-label takes partners 4–8 weeks",
    inEnglish: range(4, 8, " weeks"),
    inOthers: range(4, 8),
  },
  {
    name: "integration takes brokers 1–2 weeks",
    inEnglish: range(1, 2, " weeks"),
    inOthers: range(1, 2),
    except: { ja: ["brokers:workflow.steps.0.description"] },
  },
  {
    name: "retention grows by 40–60%",
    inEnglish: range(40, 60, percent),
    inOthers: range(40, 60, percent),
  },
  {
    name: "retention grows by 40–60 in one place, without the percent sign",
    inEnglish: range(40, 60, `(?!${percent})`),
    inOthers: range(40, 60, `(?!${percent})`),
  },
  {
    name: "volume grows by 30–50%",
    inEnglish: range(30, 50, percent),
    inOthers: range(30, 50, percent),
  },
  {
    name: "a share stands for itself",
    inEnglish: /^\d+%$/,
    inOthers: new RegExp(`^\\d+${percent}$`),
  },
];

for (const language of published.filter((code) => code !== defaultLanguage)) {
  test(`LN-06 ${language} has its own reading of each figure`, () => {
    const messages = allMessages(words(language));
    const wrong = figures.flatMap(({ name, inEnglish, inOthers, except }) =>
      [...allMessages(english)]
        .filter(([key, message]) => inEnglish.test(message) && !except?.[language]?.includes(key))
        .filter(([key]) => !inOthers.test(messages.get(key) ?? ""))
        .map(([key]) => `${key}: ${name}, but here "${messages.get(key)}"`),
    );
    expect(wrong).toEqual([]);
  });

  test(`LN-06 ${language} has its own number of workflow steps for brokers`, () => {
    const [own, all] = [words(language), english].map(({ brokers }) => brokers.workflow.steps.length);
    if (language === "ja") expect(own).toBeLessThan(all ?? 0);
    else expect(own).toBe(all);
  });

  test(`LN-06 ${language} has its own words for a page that is not there`, () => {
    const { title, text } = words(language).common.notFound;
    const variants: Partial<Record<Language, RegExp>> = { es: /[Uu]ps|[Vv]aya/, ja: /見つかりません/ };
    const variant = variants[language];
    if (variant) {
      expect(title).toBe("404");
      expect(text).toMatch(variant);
    } else {
      expect(title).not.toContain("404");
      expect(text).not.toBe("");
    }
  });

  test(`LN-06 ${language} says in one answer at most that a launch takes less than a week`, () => {
    const answers = Object.values(words(language)["prop-firms"].faq.items).map(({ answer }) => answer);
    const hurried = answers.filter((answer) => /menos de (una|1) semana/i.test(answer));
    expect(hurried.length).toBeLessThanOrEqual(language === "es" ? 1 : 0);
  });
}
