/** The names of the classes in a stylesheet, in its order. */
export function classesOf(css: string): string[] {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, "").match(/[^{};]+(?=\{)/g) ?? [];
  const names = selectors.flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []);
  return [...new Set(names)];
}
