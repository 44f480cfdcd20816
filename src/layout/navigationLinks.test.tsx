import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { navigation } from "../facts/navigation.ts";
import { english } from "../languages/words/english.ts";
import { translatorFor } from "../languages/words/translator.ts";
import { linkAddress } from "./addresses.ts";
import { Footer } from "./Footer.tsx";
import { llmsText } from "./llmsText.ts";
import { Navigation } from "./Navigation.tsx";

// Its styles exist only in a build.
vi.mock("./LanguageSwitcher.tsx", () => ({ LanguageSwitcher: () => null }));

const translator = await translatorFor("en");
const { t } = translator;

/** The links in markup, as "words: address". */
function linksOf(element: ReactNode): string[] {
  const textOf = (node: DefaultTreeAdapterTypes.ChildNode): string =>
    "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join(" ") : "";
  const found: string[] = [];
  const collect = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!("attrs" in child)) continue;
      const attribute = (name: string) => child.attrs.find((each) => each.name === name)?.value;
      if (child.nodeName === "a")
        found.push(`${attribute("aria-label") ?? textOf(child)}: ${attribute("href")}`);
      collect(child);
    }
  };
  collect(parseFragment(renderToStaticMarkup(element)));
  return found;
}

const inBar = linksOf(<Navigation route={undefined} {...translator} />);
const inFooter = linksOf(<Footer {...translator} />);
const inLlms = await llmsText();

const { bar, footer, llms } = navigation;
const label = ({ id }: { id: keyof typeof english.common.navigation }) => t(`common:navigation.${id}`);

test("LY-03 LY-04 the bar has the links of its menu, with their second labels, and its own, in order", () => {
  const hints: Readonly<Record<string, string>> = english.common.navigation;
  const expected = [
    ...bar.solutions.map((link) => ({ ...link, words: [label(link), hints[`${link.id}Hint`] ?? []].flat() })),
    ...bar.items.map((link) => ({ ...link, words: [label(link)] })),
  ].map(({ words, ...link }) => `${words.join(" ")}: ${linkAddress(link, "en")}`);
  // Before them is the logo, after them Book demo.
  expect(inBar.slice(1, -1)).toEqual(expected);
});

test("LY-12 the footer has its links, in order, and no others", () => {
  const { social, solutions, company, legal } = footer;
  expect(inFooter).toEqual(
    [...social, ...solutions, ...company, ...legal].map(
      (link) => `${label(link)}: ${linkAddress(link, "en")}`,
    ),
  );
});

test("llms.txt has its optional links, in order, at its end", () => {
  const optional = llms.map((link) => `- [${label(link)}](${linkAddress(link, "en")})\n`);
  expect(inLlms.split("## Optional\n\n")[1] ?? "").toBe(optional.join(""));
});
