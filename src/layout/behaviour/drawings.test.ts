// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { deferDrawings } from "../../../pipeline/drawings.ts";
import { showDrawings } from "./drawings.ts";

const svg = "http://www.w3.org/2000/svg";
const bell = "/drawings/icons.0a1b2c3d.svg#bell";
const map = "/drawings/world-map.4e5f6a7b.svg#cup";

beforeEach(() => document.body.replaceChildren());

/** Shows a document as the build writes it, and as browsers with scripts read it: what is in `<noscript>` is text. */
function read(content: string): void {
  const html = deferDrawings(`${content}</body>`).replace("</body>", "");
  document.body.innerHTML = html.replace(/<noscript.*<\/noscript>/, "");
  const [, written] = /<noscript data-drawings>(.*)<\/noscript>/.exec(html) ?? [];
  if (written === undefined) return;
  const noscript = document.createElement("noscript");
  noscript.dataset.drawings = "";
  noscript.textContent = written;
  document.body.append(noscript);
}

const use = (href: string) => `<svg><use href="${href}"></use></svg>`;

test("each use in the document leads to an element that shows the symbol of the file", () => {
  read(use(bell) + use(map) + use(bell));
  const uses = [...document.querySelectorAll("use")];
  expect(uses).toHaveLength(3);
  showDrawings();
  const shown = uses.map((element) => {
    const target = document.querySelector(element.getAttribute("href") ?? "");
    expect([target?.namespaceURI, target?.localName]).toEqual([svg, "g"]);
    const [inner, ...others] = target?.children ?? [];
    expect([inner?.namespaceURI, inner?.localName, others.length]).toEqual([svg, "use", 0]);
    return inner?.getAttribute("href");
  });
  expect(shown).toEqual([bell, map, bell]);
});

test("the elements are in one that takes no room, at the end of the body", () => {
  read(use(bell) + use(map));
  showDrawings();
  const holder = document.body.lastElementChild ?? expect.fail("nothing was added");
  expect([holder.namespaceURI, holder.localName]).toEqual([svg, "svg"]);
  expect([holder.getAttribute("width"), holder.getAttribute("height")]).toEqual(["0", "0"]);
  expect([...holder.children].map(({ id }) => id)).toEqual(["drawing-0", "drawing-1"]);
});

test("a document without drawings gets none", () => {
  read("<p>text</p>");
  showDrawings();
  expect(document.querySelector("use, g")).toBeNull();
});
