import postcss, { type AtRule, type Declaration, type Root, type Rule } from "postcss";
import parseSelectors, { type Node } from "postcss-selector-parser";

/** What a document holds that selectors can speak of. */
export interface Vocabulary {
  language: string;
  tags: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** As `name=value`. */
  attributes: ReadonlySet<string>;
}

/**
 * Reduces the styles of one document to those it can use, in words that compress well. They mean the same there.
 * @param kept custom properties that scripts or the markup use
 */
export function lightenStyles(css: string, vocabulary: Vocabulary, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  dropUnmatched(root, vocabulary);
  mergeLayers(root);
  foldProperties(root, kept);
  dropEmpty(root);
  root.walkDecls((declaration) => {
    declaration.prop = physicalName(declaration.prop);
    declaration.value = withoutSpaces(declaration.value);
    takeTimelineOut(declaration);
  });
  return root.toString();
}

/** What only a visitor's hand brings about. */
const byHand = /:(hover|active|popover-open)\b|\[open\]/;

/**
 * The rules that can match what a part of a document holds as it is first seen.
 * @param kept custom properties that scripts or the markup use
 */
export function keepAtFirst(css: string, vocabulary: Vocabulary, kept: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !byHand.test(selector));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  dropUnmatched(root, vocabulary);
  foldProperties(root, kept);
  dropEmpty(root);
  return root.toString();
}

/** Components bring the styles of all their variants. */
function dropUnmatched(root: Root, vocabulary: Vocabulary): void {
  root.walkRules((rule) => {
    if (isAtRule(rule.parent, "keyframes")) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, vocabulary));
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
  const animations = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules("keyframes", (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
}

function dropEmpty({ nodes = [] }: Root | AtRule | Rule): void {
  for (const node of [...nodes]) {
    if (!("nodes" in node) || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

/** The one attribute in our styles that keeps its value. Others come and go with states, so they always can match. */
const fixedAttribute = "data-layout";

function canMatch(selector: string, { language, tags, ids, classes, attributes }: Vocabulary): boolean {
  const isHeld = (node: Node): boolean => {
    if (node.type === "selector") return node.nodes.every(isHeld);
    if (node.type === "tag") return tags.has(node.value);
    if (node.type === "id") return ids.has(node.value);
    if (node.type === "class") return classes.has(node.value);
    if (node.type === "attribute" && node.attribute === fixedAttribute && node.value !== undefined)
      return attributes.has(`${node.attribute}=${node.value}`);
    if (node.type === "pseudo" && node.value === ":lang") return String(node.first) === language;
    return true;
  };
  return parseSelectors().astSync(selector).nodes.every(isHeld);
}

/** The cascade reads a layer in one piece as it reads it in several. */
function mergeLayers(root: Root): void {
  const layers = new Map<string, AtRule>();
  for (const node of [...root.nodes]) {
    if (!isAtRule(node, "layer") || !node.nodes) continue;
    const first = layers.get(node.params) ?? node;
    layers.set(node.params, first);
    if (first === node) continue;
    first.append(node.nodes);
  }
}

/** Drops custom properties without effect, and puts the value of a constant where it is used if that is seldom or short. */
function foldProperties(root: Root, kept: ReadonlySet<string>): void {
  for (;;) {
    const definitions = new Map<string, Declaration[]>();
    root.walkDecls(/^--/, (declaration) => {
      if (!kept.has(declaration.prop))
        definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
    });
    const css = root.toString();
    const count = (text: string): number => css.split(text).length - 1;
    const folded = [...definitions].filter(([name, all]) => {
      const reference = `var(${name})`;
      const uses = count(`var(${name}`);
      const [definition, ...others] = all;
      const shadowed = uses === 0 ? all : shadowedGlobals(all);
      if (shadowed.length > 0) {
        for (const each of shadowed) each.remove();
        return true;
      }
      if (!definition || others.length > 0 || !isGlobal(definition) || count(reference) < uses) return false;
      const { value } = definition;
      // A value that speaks of others may mean something else where it is used.
      if (value.includes("var(") || (uses > 3 && value.length > reference.length)) return false;
      definition.remove();
      root.walkDecls((declaration) => {
        declaration.value = declaration.value.replaceAll(reference, () => value);
      });
      return true;
    });
    if (folded.length === 0) return;
  }
}

/** Definitions for the whole document that another one overrides: outside of layers before inside, later before earlier. */
function shadowedGlobals(definitions: readonly Declaration[]): Declaration[] {
  const globals = definitions.filter(isGlobal);
  const effective = globals.findLast(({ parent }) => parent?.parent?.type === "root") ?? globals.at(-1);
  return globals.filter((definition) => definition !== effective);
}

const isGlobal = ({ parent }: Declaration): boolean =>
  parent?.type === "rule" &&
  (parent as { selector?: string }).selector === ":root" &&
  (parent.parent?.type === "root" || isAtRule(parent.parent, "layer"));

const isAtRule = (node: { type: string } | undefined, name: string): node is AtRule =>
  node?.type === "atrule" && (node as AtRule).name === name;

const physicalSides: Readonly<Record<string, string>> = {
  "inline-start": "left",
  "inline-end": "right",
  "block-start": "top",
  "block-end": "bottom",
};

/** Each of our languages runs from left to right and down the page, where physical names are the shorter ones. */
const physicalName = (property: string): string =>
  property
    .replace(/^(min-|max-)?inline-size$/, "$1width")
    .replace(/^(min-|max-)?block-size$/, "$1height")
    .replace(/(inline|block)-(start|end)/, (side) => physicalSides[side] ?? side)
    .replace(/^inset-(left|right|top|bottom)$/, "$1");

/** Minifiers write the timeline into the shorthand, where no engine reads it (CSS Animations Level 2: reset-only). */
function takeTimelineOut(declaration: Declaration): void {
  if (declaration.prop !== "animation") return;
  const timeline = / ?\b((?:view|scroll)\([^)]*\))/.exec(declaration.value);
  if (!timeline) return;
  declaration.value = declaration.value.replace(timeline[0], "");
  declaration.after({ prop: "animation-timeline", value: timeline[1] ?? "" });
}

/** Minifiers leave values with `var()` in them as they are. */
const withoutSpaces = (value: string): string =>
  value.replace(/("[^"]*")|\s*([,/*])\s*/g, (_, text?: string, sign?: string) => text ?? sign ?? "");
