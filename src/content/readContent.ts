import { z } from "zod";
import { DiagnosticsError, type Finding, formatPlace } from "../diagnostics.ts";
import { type JsonValue, samplesIn } from "./jsonValue.ts";
import { type Json, readJson } from "./readJson.ts";
import { refuse, validate } from "./validate.ts";

type NonEmpty<Item> = [Item, ...Item[]];

/** A file of content. `Shape` is the type that TypeScript infers from the file, which gives the ids. */
interface Content<Shape> {
  /**
   * The ids of an object's entries, in the order of the file.
   * @throws {DiagnosticsError} if there are none
   */
  ids<Group extends keyof Shape & string>(group: Group): NonEmpty<keyof Shape[Group] & string>;
  /** All fields of the file, checked. @throws {ContentError} with all that is wrong */
  read<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
}

/** What is wrong with a file of content, and the schema that it is checked with: its module exports nothing now. */
export class ContentError extends DiagnosticsError {
  readonly file: string;
  readonly schema: z.ZodType;
  constructor(diagnostics: DiagnosticsError["diagnostics"], file: string, schema: z.ZodType) {
    super(diagnostics);
    this.file = file;
    this.schema = schema;
  }
}

/**
 * The schema of a file of content. Its module exports it as `schema`: forms in the editor are made of it, and help in code
 * editors (src/schemas/).
 * @param rule adds what is wrong between fields that are each right
 */
export const contentSchema = <Fields extends z.ZodRawShape>(
  fields: Fields,
  rule?: (content: z.output<z.ZodObject<Fields>>, context: z.RefinementCtx) => void,
) =>
  z
    .strictObject({ $schema: z.string().optional(), $comment: z.string().optional(), ...fields })
    .superRefine((content, context) => rule?.(content as never, context))
    .transform((content: Record<string, unknown>) => {
      const { $schema: _, $comment: __, ...own } = content;
      return own as z.output<z.ZodObject<Fields>>;
    });

/**
 * Opens a file of content.
 * @param file path below `src/content/`
 * @throws {DiagnosticsError} if it is not JSON
 */
export const openContent = <Shape>(file: string): Content<Shape> =>
  contentOf(readJson(`src/content/${file}`));

/** Content from JSON that has been read. */
export const contentOf = <Shape>(json: Json): Content<Shape> => ({
  ids(group) {
    const ids = Object.keys(Object(Object(json.value)[group]));
    if (ids.length > 0) return ids as never;
    const { file, lineOf } = json;
    const fix = "expected an object with an entry for each id";
    const place = { severity: "error", file, path: [group], line: lineOf([group]) } as const;
    throw new DiagnosticsError([{ ...place, code: "missing-field", message: "has no entries", fix }]);
  },
  read(schema) {
    const { data, diagnostics } = validate(schema, json);
    if (diagnostics.length > 0) throw new ContentError(diagnostics, json.file, schema);
    return data as never;
  },
});

/** What is wrong with a number above the limit of a fraction, most likely a percentage; nothing if it is not. */
export function aboveLimit(value: number, what: string, most: number): Omit<Finding, "code"> | undefined {
  if (value <= most) return undefined;
  const percent = (fraction: number): string => `${Number((100 * fraction).toPrecision(12))}%`;
  // 4500 was no percentage: an example takes its place.
  const fraction = Number(((value <= 100 ? value : 45) / 100).toPrecision(12));
  return {
    message: `${percent(value)} is more than ${percent(most)}`,
    fix: `in the file, ${what} is a fraction, ${fraction} for ${percent(fraction)}`,
  };
}

/** An address of another site. */
export const webAddress = z
  .string()
  .refine((value) => URL.canParse(value) && ["https:", "http:"].includes(new URL(value).protocol), {
    error: "expected an absolute address such as https://www.example.com",
    // What else would be wrong with it follows from this.
    abort: true,
  });

/** A number that is written as a fraction. @param what its name in messages, such as "a share" */
export const fraction = (what: string, least: number, most: number) =>
  z
    .number()
    .min(least)
    .superRefine((value, context) => {
      const found = aboveLimit(value, what, most);
      if (found) refuse(context, found);
    })
    .meta({ isFraction: true });

/** A part of a whole, from 0 to 1. */
export const share = fraction("a share", 0, 1);

/** A gain or loss, from -1 to 1. */
export const gain = fraction("a gain", -1, 1);

/** Refines a list: no entry and no id may occur twice. */
export function withoutRepetition(list: readonly unknown[], context: z.RefinementCtx): void {
  const ids = list.map((each) => Object(each).id ?? each);
  for (const [index, id] of ids.entries())
    if (ids.indexOf(id) < index)
      refuse(context, { path: [index], message: `"${id}" is in the list already`, fix: "remove one" });
}

/** A list of at least one entry, without repetition. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.tuple([item], item).superRefine(withoutRepetition);

/** English words in a group by id, and the name of the group for messages. */
export interface Words<Id extends string> {
  group: Readonly<Record<Id, unknown>>;
  /** Namespace and key of the group: `home:awards`. */
  key: string;
}

function lackOfWords(id: string, { key }: Words<string>) {
  const [namespace, path] = key.split(":");
  const fix = `write them as ${path}.${id} in catalogues/en/${namespace}.json`;
  return { code: "missing-message", message: `"${id}" has no words`, fix } as const;
}

/** An id of a group of English words. Its schema says where they are, as `words`. */
export const wordedId = <Id extends string>(words: Words<Id>) =>
  z
    .custom<Id>((id) => typeof id === "string" && id !== "", { error: "choose one", abort: true })
    .superRefine((id, context) => {
      if (!Object.hasOwn(words.group, id)) refuse(context, lackOfWords(id, words));
    })
    .meta({ words: words.key });

/** A choice among ids of a group of English words. */
export const wordedChoice = <Id extends string>({ group, key }: Words<Id>) =>
  idIn(Object.keys(group) as Id[]).meta({ words: key });

/** One of the ids of entries. Code editors take any text for it, so that their schemas stay as they are when ids change. */
export const idIn = <Id extends string>(ids: readonly Id[]) => z.enum(ids).meta({ isId: true });

/**
 * An object with one entry per id.
 * @param words given if each id needs words; the schema says where they are, as `words`
 */
export const entriesOf = <Id extends string, Entry extends z.ZodType>(
  ids: readonly Id[],
  entry: Entry,
  words?: Words<string>,
) =>
  z
    .record(z.enum(ids), entry)
    .superRefine((_, context) => {
      for (const id of words ? ids.filter((each) => !Object.hasOwn(words.group, each)) : [])
        refuse(context, { path: [id], ...lackOfWords(id, words as Words<string>) });
    })
    .meta(words ? { words: words.key } : {});

/** The entries of an object as a list, each with its id. */
export const listed = <Id extends string, Entry extends object>(
  entries: Readonly<Record<Id, Entry>>,
): (Entry & { id: Id })[] =>
  (Object.entries(entries) as [Id, Entry][]).map(([id, entry]) => ({ id, ...entry }));

/** The field by which an entry says that it is invented. `npm run launch-check` lists it until the mark is gone. */
export const sampleMark = {
  sample: z.literal(true).optional().meta({ title: "Invented, to be replaced" }),
};

/** The entries of a file that are marked as samples, a line each that begins with its place. */
export const sampleEntries = ({ file, value, lineOf }: Json): string[] =>
  samplesIn(value as JsonValue).map(([path, entry]) => {
    const { name, company, id } = Object(entry);
    return [formatPlace({ file, path, line: lineOf(path) }), name ?? company ?? id]
      .filter(Boolean)
      .join(", ");
  });
