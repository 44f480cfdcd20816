import type { Translate } from "./catalogues.ts";
import type { English, Namespace } from "./english.ts";
import type { Placeholders } from "./placeholders.ts";

declare const values: unique symbol;

/** A message whose values are filled in later, by `interpolate` in the page. @typeParam Names of its values */
export type Template<Names extends string = never> = string & { readonly [values]?: Names };

type At<Tree, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? At<Tree[Head & keyof Tree], Rest>
  : Tree[Path & keyof Tree];

type TemplatesIn<Tree, Key extends string> = Tree extends string
  ? Template<Key extends keyof Placeholders ? Placeholders[Key] : never>
  : { readonly [Name in keyof Tree & string]: TemplatesIn<Tree[Name], `${Key}.${Name}`> };

/** A message, or a group of messages, as templates: `Templates<"home:audiences.trade">`. */
export type Templates<Key extends string> = Key extends `${infer Space extends Namespace}:${infer Path}`
  ? TemplatesIn<At<English[Space], Path>, Key>
  : never;

/**
 * A message, or a group, as it is in the catalogue, for an island that fills in the values.
 * @param options `large` as for `t`
 */
export const templates = <Key extends `${Namespace}:${string}`>(
  t: Translate,
  key: Key,
  options: { large?: boolean } = {},
): Templates<Key> =>
  (t as (key: string, options: object) => unknown)(key, {
    ...options,
    returnObjects: true,
    skipInterpolation: true,
  }) as Templates<Key>;
