import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { nameOf, navigationLinks } from "../facts/navigation.ts";
import { reserved } from "../languages/checking/unused.ts";
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

test.each(navigationLinks.map((link) => ({ name: nameOf(link), link })))(
  "LY-04 LY-12 $name is shown in each of its places, with its words",
  ({ name, link }) => {
    const words = t(`common:navigation.${name}`);
    const hint =
      "bar" in link && link.bar === "solutions" ? ` ${t(`common:navigation.${link.page}Hint`)}` : "";
    const shown = {
      bar: inBar.includes(`${words}${hint}: ${linkAddress(link, "en", "bar")}`),
      footer: inFooter.includes(`${words}: ${linkAddress(link, "en", "footer")}`),
      llms: inLlms.includes(`- [${words}](${linkAddress(link, "en", "footer")})\n`),
    };
    expect(shown).toEqual({ bar: "bar" in link, footer: "footer" in link, llms: "llms" in link });
    expect(Object.values(shown)).toContain(true);
  },
);

test("LY-04 LY-12 bar and footer have no other links, but for the logo and Book demo", () => {
  expect(inBar).toHaveLength(navigationLinks.filter((link) => "bar" in link).length + 2);
  expect(inFooter).toHaveLength(navigationLinks.filter((link) => "footer" in link).length);
});

test("LN-05 every label of the navigation belongs to a link, to the bar itself, or is reserved", () => {
  const names: string[] = navigationLinks.map(nameOf);
  const own = ["label", "logo", "menu", "solutions", "bookDemo"];
  const kept = reserved.map(({ key }) => key.replace("common:navigation.", ""));
  const known = [...names, ...own, ...kept];
  const isKnown = (label: string) => known.includes(label) || names.includes(label.replace(/Hint$/, ""));
  expect(Object.keys(english.common.navigation).filter((label) => !isKnown(label))).toEqual([]);
});
