import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { competition } from "../../facts/sample/competition.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { translatorFor } from "../../languages/words/translator.ts";
import { Calendar } from "./Final.tsx";

const translator = await translatorFor("en");

test("BR-11 the calendar shows the competition in the months, on the days and as long as its facts say", () => {
  const html = renderToStaticMarkup(
    <Calendar
      {...translator}
      competition={{ ...competition, opens: "2001-05-04", closes: "2001-05-24", days: 21 }}
    />,
  );
  const text = html.replaceAll(/(<[^>]*>)+/g, "|");
  expect(text).toContain("|Feb|Mar|Apr|May|Jun|Jul|");
  expect(text).toContain(`|${numbers("en").duration(21, "day")}|`);
  expect(text).toMatch(/4–.?24 May · \$50,000/);
  // From 1 February: 4 May is day 92 of 181.
  expect(html).toContain('viewBox="0 0 181 64"');
  expect(html).toContain('d="M92 18H113"');
  expect(Array.from(html.matchAll(/colSpan="(\d+)"/g), ([, span]) => Number(span))).toEqual([
    28, 31, 30, 31, 30, 31, 58, 34, 89,
  ]);
});
