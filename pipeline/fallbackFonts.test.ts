import { expect, test } from "vitest";
import { descendants, parseDocument } from "./elements.ts";
import { documentFallbacks } from "./fallbackFonts.ts";

const styles = "@font-face{font-family:Headline;}@font-face{font-family:Text;}@font-face{font-family:Code;}";

const fallbacks = (body: string, ownStyles = styles): Promise<string> =>
  documentFallbacks([...descendants(parseDocument(body))], ownStyles);

/** The rules for a document, by family and weight. */
async function rulesFor(main: string, ownStyles = styles): Promise<Map<string, string>> {
  const css = await fallbacks(`<main>${main}`, ownStyles);
  const rules = css.matchAll(/@font-face\{font-family:"([^"]+)";font-weight:([^;]+);([^}]*)\}/g);
  return new Map(Array.from(rules, ([, family, weight, rest = ""]) => [`${family} ${weight}`, rest]));
}

const percentOf = (rule: string | undefined, property: string): number =>
  Number(new RegExp(`${property}:([\\d.]+)%`).exec(rule ?? "")?.[1]);

test("each font of ours has rules for the fonts that visitors have, which name them", async () => {
  const rules = await rulesFor("<h1>Challenges</h1><p>Prop firms</p><code>GET</code>");
  expect([...rules.keys()]).toEqual([
    "Headline Times 600",
    "Headline Noto 600",
    "Text Arial 400 500",
    "Text Roboto 400 500",
    "Text Arial 600 700",
    "Text Roboto 600 700",
    "Code Courier 400",
  ]);
  expect(rules.get("Headline Times 600")).toContain('local("Times New Roman Bold"),local("Tinos Bold")');
  expect(rules.get("Text Arial 400 500")).toContain('local("Arial"),local("Helvetica")');
});

test("a fallback is as wide and as high as ours over the words of the document", async () => {
  const words = "Live trading competitions for the clients of brokers";
  const rules = await rulesFor(`<h1>${words}</h1><p>${words}</p>`);
  const arial = rules.get("Text Arial 400 500");
  // IBM Plex Sans is about as wide as Arial, Source Serif at display size narrower than Times.
  expect(percentOf(arial, "size-adjust")).toBeGreaterThan(99);
  expect(percentOf(arial, "size-adjust")).toBeLessThan(103);
  expect(percentOf(rules.get("Headline Times 600"), "size-adjust")).toBeLessThan(100);
  const lines = percentOf(arial, "ascent-override") + percentOf(arial, "descent-override");
  // 1.3 em, whatever the size of the fallback.
  expect((lines * percentOf(arial, "size-adjust")) / 100).toBeCloseTo(130, 0);
  expect(percentOf(arial, "line-gap-override")).toBe(0);
});

test("a large figure in a heading is as wide as in ours by itself", async () => {
  const css = await fallbacks("<h1><b>+45 %</b> client retention</h1>");
  const rules = css.match(/@font-face\{font-family:"Headline Times"[^}]*\}/g);
  expect(rules).toHaveLength(2);
  expect(rules?.[1]).toContain("unicode-range:U+2b,U+34,U+35,U+20,U+25}");
  expect(percentOf(rules?.[1], "size-adjust")).not.toBe(percentOf(rules?.[0], "size-adjust"));
});

test("a document without our fonts, or without code, has no rules for them", async () => {
  expect(await fallbacks("<h1>見出し</h1>", "")).toBe("");
  expect([...(await rulesFor("<h1>Bell</h1>")).keys()]).not.toContain("Code Courier 400");
});
