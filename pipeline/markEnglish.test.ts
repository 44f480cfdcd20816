import { expect, test } from "vitest";
import { parseDocument, serializeDocument } from "./elements.ts";
import { keepLines } from "./lineEnds.ts";
import { markEnglish } from "./markEnglish.ts";

const variables = { brand: "Northbell" };

/** The body of a Russian document in which some messages are English. */
function marked(body: string, ...messages: string[]): string {
  const document = parseDocument(`<html lang="ru"><head></head><body>${body}</body></html>`);
  markEnglish(document, messages, variables);
  return /<body>(.*)<\/body>/s.exec(serializeDocument(document))?.[1] ?? expect.fail("no body");
}

test.each([
  ["a text", "Book demo", "<p>Book demo</p>", '<p lang="en">Book demo</p>'],
  ["the innermost element", "Book demo", "<p><a>Book demo</a></p>", '<p><a lang="en">Book demo</a></p>'],
  [
    "a message with tags",
    "<b>Book</b> {{brand}} now",
    "<p><b>Book</b> Northbell now</p>",
    '<p lang="en"><b>Book</b> Northbell now</p>',
  ],
  [
    "spaces and characters that the build has put in",
    "2–4 weeks",
    "<li>\n 2–\u20604\u00a0weeks <svg></svg></li>",
    '<li lang="en">\n 2–\u20604\u00a0weeks <svg></svg></li>',
  ],
  [
    "every place",
    "Book demo",
    "<p>Book demo</p><i>Демо</i><b>Book demo</b>",
    '<p lang="en">Book demo</p><i>Демо</i><b lang="en">Book demo</b>',
  ],
  [
    "a text of an island",
    "One of two",
    "<astro-island><button>One of two</button></astro-island>",
    '<astro-island><button lang="en">One of two</button></astro-island>',
  ],
  ["a message that a placeholder begins", "{{who}} won", "<p>Анна won</p>", '<p lang="en">Анна won</p>'],
])("%s is marked as English", (_what, message, body, expected) => {
  expect(marked(body, message)).toBe(expected);
});

test.each([
  ["already in English", "Book demo", '<div lang="en"><p>Book demo</p></div>'],
  ["in an attribute", "Book demo", '<img alt="Book demo">'],
  ["in a script", "Book demo", "<script>Book demo</script>"],
  ["without words", "{{share}}", "<p>Демо</p>"],
  ["a part of a word", "Book", "<p>Books и MacBook</p>"],
  ["a single word that is elsewhere on its own", "Total", '<p lang="en">Total</p><p>Total de operadores</p>'],
])("what is %s is not marked", (_what, message, body) => {
  expect(marked(body, message)).toBe(body);
});

test.each([
  [
    "Book demo",
    "<p>Демо: Book\u00a0de\u2060mo, Book demo.</p>",
    '<p>Демо: <bdi lang="en">Book\u00a0de\u2060mo</bdi>, <bdi lang="en">Book demo</bdi>.</p>',
  ],
  ["Book demo", "<p>デモBook demoデモ</p>", '<p>デモ<bdi lang="en">Book demo</bdi>デモ</p>'],
  ["{{who}} won <b>it</b>", "<p>Вчера Анна won it!</p>", '<p>Вчера Анна <bdi lang="en">won it</bdi>!</p>'],
  ["Every lot.", "<h1>Every lot.<i>Да</i></h1>", '<h1><bdi lang="en">Every lot.</bdi><i>Да</i></h1>'],
  [
    "Every lot.",
    "<astro-island><astro-slot><p>Да Every lot.</p></astro-slot></astro-island>",
    '<astro-island><astro-slot><p>Да <bdi lang="en">Every lot.</bdi></p></astro-slot></astro-island>',
  ],
])("%j among other words gets an element of its own", (message, body, expected) => {
  expect(marked(body, message)).toBe(expected);
});

test.each(["astro-island", "svg"])("in %s nothing gets an element of its own", (outer) => {
  const body = `<${outer}><g>Да Every lot.</g></${outer}>`;
  expect(marked(body, "Every lot.")).toBe(body);
});

test("a short message takes no part of a longer one", () => {
  const body = "<p>Да more active members</p>";
  expect(marked(body, "{{count}}<more> members</more>", "more active members")).toBe(
    '<p>Да <bdi lang="en">more active members</bdi></p>',
  );
});

test("lines of what is marked end by the rules of English", () => {
  const document = parseDocument('<html lang="ja"><h2>Run a cup</h2><h2>役員会で聞かれる数字</h2></html>');
  markEnglish(document, ["Run a cup"], {});
  keepLines(document, "ja");
  expect(serializeDocument(document)).toContain(
    '<h2 lang="en">Run a\u00a0cup</h2><h2>役員会で\u200b聞かれる\u200b数字</h2>',
  );
});
