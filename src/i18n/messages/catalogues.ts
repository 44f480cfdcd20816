import {
  createInstance,
  type InitOptions,
  type i18n,
  type PostProcessorModule,
  type TFunction,
} from "i18next";
import { closestMatch } from "leven";
import { type Diagnostic, DiagnosticsError } from "../../diagnostics.ts";
import { defaultLanguage, isLanguage, type Language } from "../languages.ts";
import { withLineBreaks } from "../lineBreaks.ts";
import { checkCatalogues } from "../lint/check.ts";
import { lackingInEnglish } from "../lint/lackingInEnglish.ts";
import { backend, type CatalogueReader, fileReader, httpReader } from "./backends.ts";
import { completeDraft } from "./draft.ts";
import { english, type Namespace } from "./english.ts";
import { type Catalogues, messagePlace, messages } from "./format.ts";
import { withNoBreaks } from "./noBreak.ts";

/**
 * `t` for one language: `t("home:hero.title")`, `t("home:board.day", { day: 1, days: 5 })`; lists with `{
 * returnObjects: true }`, and messages in large type with `{ large: true }`. The keys are those of English.
 * @throws {RangeError} if a message or value is missing; neither a key nor English is shown instead
 */
export type Translate = TFunction<readonly ["common", Namespace]>;

/** What to publish. */
interface Publication {
  languages: readonly Language[];
  /** Further languages, in which English stands in for what is missing (ADR 038). */
  drafts?: readonly Language[];
  /** Values for placeholders in any message, such as `{{brand}}`. */
  variables: Readonly<Record<string, string>>;
}

/** The origin of the catalogues, and the English that they are checked against. */
export interface Source {
  read: CatalogueReader;
  english: Catalogues;
  limits: ReadLimits;
}

/** i18next's names: number of retries, the first delay in milliseconds (doubled each time), parallel reads. */
interface ReadLimits {
  maxRetries: number;
  retryTimeout: number;
  maxParallelReads: number;
}

/** Catalogues as they have been read, with what is wrong in each language. */
interface CatalogueReading {
  instance: i18n;
  catalogues: ReadonlyMap<Language, Catalogues>;
  errors: ReadonlyMap<Language, readonly Diagnostic[]>;
}

/** Catalogues that have been read and checked. */
interface LoadedCatalogues {
  /** Those to publish, then the drafts. */
  languages: readonly Language[];
  translate(language: Language): Translate;
}

interface Environment {
  CATALOGUE_URL?: string | undefined;
}

/** The limits of D13. `httpReader` has the time-out of an attempt. */
export const readLimits: ReadLimits = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 };

/** The source given by the environment: the address in `CATALOGUE_URL`, or else the folder `catalogues`. */
export function sourceFrom({ CATALOGUE_URL }: Environment): Source {
  const read = CATALOGUE_URL ? httpReader(CATALOGUE_URL) : fileReader("catalogues");
  return { read, english, limits: readLimits };
}

const opened = new Map<string, Promise<LoadedCatalogues>>();

/**
 * The words of the languages to publish, read once per process from the source given by the environment.
 * @throws {DiagnosticsError} like `loadCatalogues`
 */
export function catalogues(publication: Publication): Promise<LoadedCatalogues> {
  const key = JSON.stringify(publication);
  const known = opened.get(key);
  if (known) return known;
  const words = loadCatalogues(publication, sourceFrom(process.env));
  opened.set(key, words);
  words.catch(() => opened.delete(key));
  return words;
}

/**
 * Reads and checks the catalogues of the languages to publish, and completes those of drafts.
 * @throws {DiagnosticsError} with everything unreadable, missing or wrong in any language to publish (LN-05)
 */
export async function loadCatalogues(
  { drafts = [], ...publication }: Publication,
  source: Source,
): Promise<LoadedCatalogues> {
  const languages = [...publication.languages, ...drafts];
  const { instance, catalogues, errors } = await readCatalogues(
    { ...publication, languages, drafts },
    source,
  );
  const blocking = [...errors].flatMap(([language, own]) => (drafts.includes(language) ? [] : own));
  if (blocking.length > 0) throw new DiagnosticsError(blocking);
  for (const language of drafts) {
    const catalogue = catalogues.get(language) ?? {};
    const own = errors.get(language) ?? [];
    const completed = completeDraft({ english: source.english, language, catalogue, errors: own });
    for (const [namespace, words] of Object.entries(completed))
      instance.addResourceBundle(language, namespace, words, false, true);
  }
  return {
    languages,
    translate(language) {
      if (!languages.includes(language)) throw new Error(`The language "${language}" is not published`);
      return instance.getFixedT<readonly ["common", Namespace]>(language);
    },
  };
}

/**
 * Reads the catalogues of the languages and of English into a private i18next instance, with what is wrong in each.
 * @param publication `drafts` are those of its languages that do not count where English is compared with all others
 */
export async function readCatalogues(
  { languages, drafts = [], variables }: Publication,
  { read, english, limits }: Source,
): Promise<CatalogueReading> {
  const wanted = [...new Set([defaultLanguage, ...languages])];
  const namespaces = Object.keys(english);
  const errors = new Map(wanted.map((language): [Language, Diagnostic[]] => [language, []]));
  const instance = createInstance();
  instance.on("failedLoading", (language, namespace, reason: unknown) => {
    if (isLanguage(language)) errors.get(language)?.push(...unreadable(language, namespace, reason));
  });
  await instance
    .use(backend(read))
    .use(lineBreaks)
    .init({
      ...limits,
      ...strict,
      postProcess: lineBreaks.name,
      lng: defaultLanguage,
      preload: wanted,
      supportedLngs: wanted,
      ns: namespaces,
      defaultNS: "common",
      interpolation: { escapeValue: false, defaultVariables: variables },
    });
  const catalogues = new Map(
    wanted.map((language): [Language, Catalogues] => [language, instance.getDataByLanguage(language) ?? {}]),
  );
  const published = wanted.filter((language) => language !== defaultLanguage && !drafts.includes(language));
  const lacking = lackingInEnglish(
    english,
    published.map((language) => catalogues.get(language) ?? {}),
  );
  for (const [language, catalogue] of catalogues) {
    const readable = Object.fromEntries(Object.entries(english).filter(([name]) => name in catalogue));
    errors.get(language)?.push(...checkCatalogues({ english: readable, language, catalogue, lacking }));
  }
  return { instance, catalogues, errors };
}

/** Runs after interpolation, because two placeholders may form a range. */
const lineBreaks: PostProcessorModule = {
  type: "postProcessor",
  name: "lineBreaks",
  process: (message, _key, { large, lng = "" }) =>
    large && isLanguage(lng) ? withLineBreaks(withNoBreaks(message), lng) : withNoBreaks(message),
};

/** No fallback to another language, and an error in place of a missing message or value. */
const strict = {
  fallbackLng: false,
  load: "currentOnly",
  keySeparator: ".",
  nsSeparator: ":",
  saveMissing: true,
  missingKeyHandler(languages, namespace, key) {
    const near = closestMatch(key, [...messages(english[namespace as Namespace] ?? {}).keys()]);
    // Beside a key of its own, English has it, and this language lacks it.
    const fix = near && near !== key ? ` Did you mean ${namespace}:${near}?` : "";
    throw new RangeError(
      `${languages.join()} has no message ${namespace}:${key}.${fix} Use a key of catalogues/en, or add this one.`,
    );
  },
  returnedObjectHandler(key) {
    throw new RangeError(`${key} is no message; a list takes { returnObjects: true }`);
  },
  missingInterpolationHandler(message, [placeholder]) {
    throw new RangeError(`No value for ${placeholder} in ${JSON.stringify(message)}`);
  },
} satisfies InitOptions;

function unreadable(language: Language, namespace: string, reason: unknown): readonly Diagnostic[] {
  if (reason instanceof DiagnosticsError) return reason.diagnostics;
  const message = `cannot be read: ${reason instanceof Error ? reason.message : reason}`;
  const fix = `provide it as a JSON object, beginning with catalogues/en/${namespace}.json`;
  const place = messagePlace(language, namespace, "");
  return [{ code: "unreadable-file", severity: "error", ...place, message, fix }];
}
