import { digest } from "./fonts.ts";

// Astro writes its island loader into every document that has islands. It is not needed before the first paint.
const islandLoader =
  /<script>((?:(?!<\/script>).)*?\bself\.Astro\b.*?|(?:(?!<\/script>).)*?"astro-island".*?)<\/script>/gs;

/** The script of every page, as Astro refers to it. */
const pageScript = /<script type="module" src="\/_astro\/(Document\.[^"]*\.js)"><\/script>/;

/** A script that one page has beside it. */
const moduleScript = /<script type="module" src="\/_astro\/[^"]*\.js"><\/script>/g;

/**
 * Moves the scripts of a document into its template of what comes after the first paint: that of every page, preceded by
 * the island loader if the document has islands, and those that the page has beside it.
 * @param read text of a file below `/_astro/`
 * @returns the document, and the script that it now refers to as `/_astro/<name>`
 * @throws {Error} if the document has no page script, or no template for it (src/layout/arrival.ts)
 */
export function joinScripts(
  html: string,
  read: (name: string) => string | undefined,
): { html: string; name: string; script: string } {
  const [tag, file = ""] = pageScript.exec(html) ?? [];
  const page = read(file);
  if (!tag || page === undefined) throw new Error("A document has no page script");
  if (!html.includes("</template>")) throw new Error("A document has no template for its script");
  const script = [...Array.from(html.matchAll(islandLoader), ([, loader]) => loader), page].join(";\n");
  const name = `page.${digest(script)}.js`;
  const bare = html.replaceAll(islandLoader, "").replace(tag, "");
  const others = Array.from(bare.matchAll(moduleScript), ([other]) => other);
  const joined = bare
    .replaceAll(moduleScript, "")
    .replace(
      "</template>",
      () => `<script type="module" src="/_astro/${name}"></script>${others.join("")}</template>`,
    );
  return { html: joined, name, script };
}
