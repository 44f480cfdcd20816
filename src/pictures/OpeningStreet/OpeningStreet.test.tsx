import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { weekdays } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import { House, works } from "./House.tsx";
import { OpeningStreet } from "./OpeningStreet.tsx";
import { openingDays } from "./openingDays.ts";

const names = weekdays("en", "short");

test.each([5, 7, 10, 14, 30])("PF-11 of %i days, the last is the opening on a Monday", (count) => {
  const days = openingDays(count);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(days.map(({ work }) => work === "open")).toEqual(days.map((_, index) => index === count - 1));
  expect(days.at(-1)?.weekday).toBe(0);
  for (const [index, { weekday }] of days.slice(1).entries())
    expect(weekday).toBe(((days[index]?.weekday ?? 0) + 1) % 7);
});

test("PF-11 work before the opening comes in its order, in equal shares", () => {
  expect(openingDays(7).map(({ work }) => work)).toEqual([...works, "open"]);
  const twice = openingDays(2 * works.length + 1).map(({ work }) => work);
  expect(twice).toEqual([...works.flatMap((work) => [work, work]), "open"]);
});

test.each([7, 10])("PF-11 %i days are drawn as so many doors, the last of them open", (days) => {
  const html = renderToStaticMarkup(
    <OpeningStreet
      days={days}
      weekdays={names}
      numbers={numbers("en")}
      houseOf={(work) => `/houses.svg#${work}`}
    />,
  );
  const doors = html.split("<li").slice(1);
  expect(doors).toHaveLength(days);
  expect(doors.map((door) => /<b[^>]*>(\d+)<\/b>/.exec(door)?.[1])).toEqual(
    doors.map((_, day) => `${day + 1}`),
  );
  expect(doors.map((door) => door.includes("<use"))).toEqual(doors.map((_, day) => day < days - 1));
  expect(doors.at(-1)).toContain(`>${names[0]}<`);
  // A narrow window has a week in a row.
  expect(doors.map((door) => door.includes("laterWeek"))).toEqual(doors.map((_, day) => day >= 7));
});

test.each([1, 3, 6, 8, 12])(
  "PF-05 the sign of %i platforms has a square for each, within the sign",
  (count) => {
    const html = renderToStaticMarkup(<House id="house" work="platforms" platforms={count} />);
    const [, sign = ""] = /stroke="currentColor" d="([^"]*)"/.exec(html) ?? [];
    const squares = Array.from(
      sign.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-[\d.]+z/g),
      ([, ...all]) => all.map(Number),
    );
    expect(squares).toHaveLength(count);
    expect(new Set(squares.map(([x, y]) => `${x} ${y}`)).size).toBe(count);
    for (const [x = 0, y = 0, width = 0, height = 0] of squares) {
      expect(x + width).toBeLessThanOrEqual(68);
      expect(y + height).toBeLessThanOrEqual(42);
    }
  },
);
