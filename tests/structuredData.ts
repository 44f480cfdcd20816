/** A node of JSON-LD. */
export interface Item {
  "@type": string;
  [property: string]: Value;
}

export type Value = string | number | Item | readonly Value[];

/** The properties of each type that we use, by schema.org; search engines need those with a mark of exclamation. */
const vocabulary: Readonly<Record<string, string>> = {
  Answer: "text!",
  Audience: "audienceType!",
  BreadcrumbList: "itemListElement!",
  Event: "name! startDate! location! endDate url",
  FAQPage: "mainEntity! inLanguage",
  ItemList: "itemListElement!",
  ListItem: "position! name! item url",
  Organization: "name! url! logo! legalName sameAs @id",
  Place: "address!",
  Question: "name! acceptedAnswer!",
  Service: "name! description! provider! url audience",
  WebSite: "name! url! inLanguage publisher",
};

/** The values of an item's properties and of all items in it, with their paths. */
export const valuesOf = (value: Value, path = ""): { path: string; value: string | number | Item }[] => {
  if (Array.isArray(value)) return value.flatMap((each, index) => valuesOf(each, `${path}[${index}]`));
  if (typeof value !== "object") return [{ path, value: value as string | number }];
  const item = value as Item;
  const inside = Object.entries(item).flatMap(([name, each]) => valuesOf(each, `${path}.${name}`));
  return [{ path, value: item }, ...inside];
};

/** What is wrong with the types and properties of a graph. A node with only an `@id` refers to another one. */
export const problemsOf = (graph: readonly Item[]): string[] =>
  valuesOf(graph).flatMap(({ path, value }) => {
    if (typeof value !== "object" || !("@type" in value)) return [];
    const { "@type": type, ...properties } = value;
    const names = vocabulary[type]?.split(" ");
    if (!names) return [`${path}: ${type} is no known type`];
    const given = Object.keys(properties);
    return [
      ...given
        .filter((name) => !names.some((each) => each.replace("!", "") === name))
        .map((name) => `${path}: ${type} has no ${name}`),
      ...names
        .filter((name) => name.endsWith("!") && !given.includes(name.slice(0, -1)))
        .map((name) => `${path}: ${type} without ${name.slice(0, -1)}`),
    ];
  });
