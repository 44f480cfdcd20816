import postcss, { type AtRule, type Root } from "postcss";
import { PurgeCSS } from "purgecss";
import {
  appendChild,
  attribute,
  createElement,
  type Document,
  descendants,
  type Element,
  insertBeside,
  isElement,
  remove,
  textOf,
} from "./elements.ts";
import { documentFallbacks } from "./fallbackFonts.ts";
import { digest } from "./fonts.ts";

/** A stylesheet: its file name below `/_astro/` and its text. */
export interface Stylesheet {
  name: string;
  css: string;
}

/** The documents of a page in all languages, with the stylesheets that they share. */
export interface Page {
  documents: Document[];
  stylesheets: Stylesheet[];
}

const isStylesheetLink = (element: Element): boolean =>
  element.tagName === "link" && attribute(element, "rel") === "stylesheet";

/** Removes the links to Astro's stylesheets from a document. @returns the names of the files */
function takeStylesheets(document: Document): string[] {
  const links = [...descendants(document)].filter(isStylesheetLink);
  links.forEach(remove);
  return links.map((link) => (attribute(link, "href") ?? "").replace("/_astro/", ""));
}

/**
 * Joins the many small stylesheets that Astro writes into a few: one with those that several pages use, and one per
 * page for the rest. The shared one comes first, so that a page's own rules override it. Documents that link to the
 * same stylesheets count as one page. Removes Astro's links.
 * @param documents as Astro writes them
 * @param read text of a stylesheet by its file name
 */
export function joinStylesheets(documents: readonly Document[], read: (name: string) => string): Page[] {
  const pages = [...Map.groupBy(documents, (document) => takeStylesheets(document).join(" "))];
  const uses = new Map<string, number>();
  for (const name of pages.flatMap(([names]) => names.split(" "))) uses.set(name, (uses.get(name) ?? 0) + 1);
  const join = (kind: string, names: readonly string[]): Stylesheet[] => {
    const css = names.filter(Boolean).map(read).join("\n");
    return css === "" ? [] : [{ name: `${kind}.${digest(css)}.css`, css }];
  };
  const isShared = (name: string): boolean => (uses.get(name) ?? 0) > 1;
  const shared = join("site", [...uses.keys()].filter(isShared));
  return pages.map(([names, all]) => ({
    documents: all,
    stylesheets: [
      ...shared,
      ...join(
        "page",
        names.split(" ").filter((name) => !isShared(name)),
      ),
    ],
  }));
}

/** Id of the first link to a stylesheet, for which the first paint waits. */
const restId = "rest";

/**
 * Puts the styles of the first screen into the head of each document of a page, in one element with the styles it
 * already has, and links to the stylesheets where the rest begins. The first screen is the first section, or what comes
 * before the element with `data-later`. Browsers do not paint before they have read the first screen, since half a bar or half a
 * table would shift. A document without sections has all its styles inline.
 */
export async function splitStyles({ documents, stylesheets }: Page): Promise<void> {
  const parts = documents.map((document) => ({
    document,
    ...firstScreen(document),
  }));
  const initial = await initialStyles(
    parts.flatMap(({ first }) => first.filter(isOpen)),
    stylesheets.map(({ css }) => css),
  );
  for (const { document, first, rest } of parts) {
    const elements = [...descendants(document)];
    const own = elements.filter(({ tagName }) => tagName === "style");
    own.forEach(remove);
    const styles = own.map(textOf).join("");
    const css = styles + (await documentFallbacks(first, styles)) + initial;
    const head = elements.find(({ tagName }) => tagName === "head");
    if (head && css) appendChild(head, createElement("style", {}, css));
    if (!rest || stylesheets.length === 0) continue;
    if (head)
      appendChild(head, createElement("link", { rel: "expect", href: `#${restId}`, blocking: "render" }));
    const links = stylesheets.map(({ name }, index) =>
      createElement("link", {
        ...(index === 0 && { id: restId }),
        rel: "stylesheet",
        href: `/_astro/${name}`,
      }),
    );
    insertBeside(rest.place, rest.element, links);
  }
}

/** Whether an element is not in closed `<details>`, apart from their summary. */
function isOpen(element: Element): boolean {
  for (let child = element; child.parentNode && isElement(child.parentNode); child = child.parentNode) {
    const { parentNode } = child;
    if (parentNode.tagName === "details" && child.tagName !== "summary")
      if (attribute(parentNode, "open") === undefined) return false;
  }
  return true;
}

const canWait = ({ name, params }: AtRule): boolean =>
  name === "page" ||
  // Code is further down. Named twice, a font would be loaded twice.
  name === "font-face" ||
  (name === "media" && /^print$|prefers-contrast|forced-colors/.test(params)) ||
  // For older engines.
  (name === "supports" && /^not\b/.test(params));

/** States that only user interaction causes. In `:not()`, they describe the initial state. */
const interactionStates =
  /(?<!:not\():(?:hover|active|focus|popover-open)|(?<!:not\()\[open\]|::view-transition/;

/** Properties that show only when a visitor scrolls, points at something or moves the focus. */
const interactionProperties = /^(?:transition|cursor|outline.*|scroll-.*)$/;

const anyOfLanguages = /:is\(((?:,? ?:lang\([\w-]+\))+)\)/;

/** A selector for each language in `:is(:lang(zh), :lang(ja))`, which PurgeCSS would remove. */
function byLanguage(selector: string): string[] {
  const [any = "", list] = anyOfLanguages.exec(selector) ?? [];
  if (list === undefined) return [selector];
  return list.split(",").flatMap((each) => byLanguage(selector.replace(any, each.trim())));
}

/** Removes rules for print, contrast preferences, older engines and interaction, which the first paint does not need. */
function withoutWhatCanWait(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls(interactionProperties, (declaration) => void declaration.remove());
  root.walkAtRules((rule) => {
    if (canWait(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors
      .filter((selector) => !interactionStates.test(selector))
      .flatMap(byLanguage);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  return root.toString();
}

const attributeInSelector = /\[([\w-]+)/g;

/** The rules whose selectors can match elements in their initial state, on a screen and before any interaction. */
export async function initialStyles(elements: readonly Element[], css: readonly string[]): Promise<string> {
  const words = elements.flatMap(({ tagName, attrs }) => [
    tagName,
    ...attrs.filter(({ name }) => ["class", "id"].includes(name)).map(({ value }) => value),
  ]);
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: [...new Set(words)].join(" "), extension: "html" }],
    css: [{ raw: css.map(withoutWhatCanWait).join("") }],
    // Attributes change with the state of an element.
    dynamicAttributes: Array.from(css.join("").matchAll(attributeInSelector), ([, name = ""]) => name),
    keyframes: true,
    variables: true,
  });
  return withoutEmptyRules(postcss.parse(used?.css ?? "")).toString();
}

function withoutEmptyRules(root: Root): Root {
  root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => void atRules.push(rule));
  // From the inside out: what holds nothing but empty rules is empty too.
  for (const rule of atRules.reverse()) if (rule.nodes?.length === 0) rule.remove();
  return root;
}

interface FirstScreen {
  /** The elements up to the end of the first screen. */
  first: Element[];
  /** Where the rest of the document begins. Missing if all of it is one screen. */
  rest?: { place: "before" | "after"; element: Element };
}

/** Astro writes the loader of islands before the first of them. */
const isDrawn = ({ tagName }: Element): boolean => !["script", "style", "link", "template"].includes(tagName);

function firstScreen(document: Document): FirstScreen {
  const elements = [...descendants(document)];
  // A long section may end its first screen before an element that it marks.
  const later = elements.find((element) => attribute(element, "data-later") !== undefined);
  if (later)
    return {
      first: elements.slice(0, elements.indexOf(later)),
      rest: { place: "before", element: later },
    };
  const main = elements.find(({ tagName }) => tagName === "main");
  const section = elements.find((element) => element.parentNode === main && isDrawn(element));
  if (!section) return { first: elements };
  const end = elements.indexOf(section) + 1 + [...descendants(section)].length;
  return { first: elements.slice(0, end), rest: { place: "after", element: section } };
}
