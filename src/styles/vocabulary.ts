import postcss from "postcss";

/** The names of the classes in a stylesheet, in its order. */
export function classesOf(css: string): string[] {
  const names: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(/\.([\w-]+)/g)) names.push(name);
  });
  return [...new Set(names)];
}
