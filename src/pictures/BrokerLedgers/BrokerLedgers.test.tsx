import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { Attendance } from "./Attendance.tsx";
import { examples } from "./BrokerLedgers.examples.tsx";
import { TierLedger } from "./TierLedger.tsx";
import { totalOf } from "./totalOf.ts";
import { VolumeDays } from "./VolumeDays.tsx";

const { season, tiers, volume } = examples(await translatorFor("en"));
const draw = (picture: ReactElement): string => renderToStaticMarkup(picture);
const textOf = (html: string): string => html.replaceAll(/(<[^>]*>)+/g, "|");
const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value]) => value);

test("BR-07 attendance has a square for each round, however many there are", () => {
  const html = draw(
    <Attendance
      {...season.props}
      attendance={[
        { trader: "Ana", rounds: "xx.o" },
        { trader: "Ben", rounds: "...." },
      ]}
    />,
  );
  expect(all(html, /viewBox="0 0 (\d+) 8"/g)).toEqual(["40", "40", "10", "10"]);
  expect(html).toContain('d="M00 4h20"');
  expect(html).toContain('d="M30 4h10"');
  expect(textOf(html)).toContain("|Ana|3/4|Ben|0/4|");
});

test("BR-07 each tier has a row with a bar, the longest for the highest commission, and all add up", () => {
  const rows = [
    { traders: 1, commission: 50 },
    { traders: 20, commission: 200 },
    { traders: 300, commission: 100 },
    { traders: 4000, commission: 20 },
  ];
  expect(totalOf(rows)).toEqual({ traders: 4321, commission: 370 });
  const html = draw(<TierLedger {...tiers.props} tiers={rows} />);
  expect(all(html, /d="M0 0h(\d+)/g)).toEqual(["25", "100", "50", "10"]);
  const { tier } = tiers.props;
  expect(textOf(html)).toContain(`|${tier(4)}|4,000|$20|4,321|$370|`);
});

test("BR-07 the days of each period are of equal width, however long the competition is", () => {
  const html = draw(
    <VolumeDays
      {...volume.props}
      volume={[
        { period: "before", average: 1, days: [1, 2] },
        { period: "during", average: 2, days: [1, 2, 3, 4] },
        { period: "after", average: 3, days: [1] },
      ]}
    />,
  );
  expect(all(html, /colSpan="(\d+)"/g)).toEqual(["2", "4", "1"]);
  expect(all(html, /viewBox="0 0 (\d+) 10"/g)).toEqual(["2", "4", "1"]);
  expect(all(html, /width="(\d+%)"/g)).toEqual(["50%", "100%", "25%"]);
});
