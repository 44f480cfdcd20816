import {
  attribute,
  type Document,
  descendants,
  type Element,
  remove,
  setAttribute,
  textOf,
} from "./elements.ts";
import { digest } from "./fonts.ts";

/** The file of the script of every page, as Astro names it. */
const pageScript = /^\/_astro\/(Document\..*\.js)$/;

/** Whether an inline script is a part of the island loader that Astro writes into every document with islands. */
const isIslandLoader = (element: Element): boolean =>
  element.tagName === "script" &&
  element.attrs.length === 0 &&
  /\bself\.Astro\b|"astro-island"/.test(textOf(element));

/**
 * Joins the script of every page with the island loader, if the document has islands, and refers to the joined script.
 * @param read text of a file below `/_astro/`
 * @returns the joined script and its name below `/_astro/`, or nothing if the document has no script file
 * @throws {Error} if the page's script is not in the build, or a document has islands and no page script
 */
export function joinScripts(
  document: Document,
  read: (name: string) => string | undefined,
): { name: string; script: string } | undefined {
  const scripts = [...descendants(document)].filter(({ tagName }) => tagName === "script");
  const page = scripts.find((element) => pageScript.test(attribute(element, "src") ?? ""));
  const loaders = scripts.filter(isIslandLoader);
  if (!page && loaders.length === 0) return undefined;
  const [, file = ""] = pageScript.exec((page && attribute(page, "src")) ?? "") ?? [];
  const code = read(file);
  if (!page || code === undefined) throw new Error("A document has no page script");
  const script = [code, ...loaders.map(textOf)].join(";\n");
  const name = `page.${digest(script)}.js`;
  setAttribute(page, "src", `/_astro/${name}`);
  for (const loader of loaders) remove(loader);
  return { name, script };
}
