/** A message with its figures. @param text with `{name}` for each of `figures` */
export const interpolate = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? "");
