import { digest } from "./fonts.ts";

// Astro writes its island loader into every document that has islands.
const islandLoader =
  /<script>((?:(?!<\/script>).)*?\bself\.Astro\b.*?|(?:(?!<\/script>).)*?"astro-island".*?)<\/script>/gs;

/** The script of every page, as Astro refers to it. */
const pageScript = /<script type="module" src="\/_astro\/(Document\.[^"]*\.js)"><\/script>/;

/**
 * Joins the script of every page with the island loader, if the document has islands.
 * @param read text of a file below `/_astro/`
 * @returns the document, and the script that it now refers to as `/_astro/<name>`
 * @throws {Error} if the document has no page script
 */
export function joinScripts(
  html: string,
  read: (name: string) => string | undefined,
): { html: string; name: string; script: string } {
  const [tag, file = ""] = pageScript.exec(html) ?? [];
  const page = read(file);
  if (!tag || page === undefined) throw new Error("A document has no page script");
  const script = [page, ...Array.from(html.matchAll(islandLoader), ([, loader]) => loader)].join(";\n");
  const name = `page.${digest(script)}.js`;
  const joined = html.replaceAll(islandLoader, "").replace(tag, () => tag.replace(file, name));
  return { html: joined, name, script };
}
