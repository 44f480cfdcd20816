import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { engineProps } from "../../sections/brokers/Hero.tsx";
import { CompetitionEngine } from "./CompetitionEngine.tsx";

const props = engineProps(await i18nFor("en"));
const { words, numberFormats, competition, state } = props;

/** The text of the picture with other rows, with a bar between elements. */
const textWith = (rows: Partial<typeof props>): string =>
  renderToStaticMarkup(<CompetitionEngine {...props} {...rows} />).replaceAll(/(<[^>]*>)+/g, "|");

test("BR-01 the podium has a place for each of the best three with a prize", () => {
  const { paid } = words;
  const prizes = (...shares: [number, ...number[]]) =>
    textWith({ competition: { ...competition, prizes: shares } }).split(`|${paid}|`).length - 1;
  expect([prizes(1), prizes(0.6, 0.4), prizes(0.5, 0.3, 0.2), prizes(0.4, 0.3, 0.2, 0.1)]).toEqual([
    1, 2, 3, 3,
  ]);
});

test("BR-01 every drawdown is a fall, and one near the limit says so", () => {
  const drawdowns = [0.08, 0.07];
  const standings = state.standings
    .slice(0, 2)
    .map((each, place) => ({ ...each, drawdown: drawdowns[place] ?? 0 }));
  const text = textWith({
    state: { ...state, standings },
    competition: { ...competition, nearLimit: 0.075 },
  });
  expect(text).toContain(`|${words.nearLimit} ${numberFormats.change(-0.08)}|`);
  expect(text).toContain(`|${numberFormats.change(-0.07)}|`);
  expect(numberFormats.change(-0.07)).toBe("−7.0%");
});
