import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { recording, setUp } from "../../content/sample/competition.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { competitionProps } from "../../sections/brokers/competitionProps.ts";
import { secondsPerDay, stateAt } from "../../simulation/competition.ts";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import { setUpAt } from "../../simulation/setUp.ts";
import { interpolate } from "../interpolate.ts";
import { CompetitionEngine, type CompetitionEngineProps } from "./CompetitionEngine.tsx";

const props = competitionProps(await i18nFor("en"));
const { words, board, competition } = props;
const formats = numberFormats("en");

/** The text of the picture so many days after the opening, with a bar between elements. */
const textAt = (days: number, other: Partial<CompetitionEngineProps> = {}): string =>
  renderToStaticMarkup(
    <CompetitionEngine
      {...props}
      numberFormats={formats}
      moment={days * secondsPerDay}
      state={stateAt(recording, days * secondsPerDay)}
      events={eventsUntil(recording, days * secondsPerDay)}
      setUp={setUpAt(setUp, days * secondsPerDay)}
      {...other}
    />,
  ).replaceAll(/(<[^>]*>)+/g, "|");

test("BR-01 one clock goes through set-up, competition and podium", () => {
  const before = textAt(-3.5);
  expect(before).toContain(`|${board.opensIn}|${interpolate(board.left, { days: "3", hours: "12" })}|`);
  const { whole, percent, dollars } = formats;
  expect(before).toContain(`|${words.entry}|${whole(setUpAt(setUp, -3.5 * secondsPerDay).entrants)}|`);
  expect(textAt(0)).toContain(`|${words.entry}|${whole(competition.entrants)}|`);
  expect(textAt(11.6)).toContain(`|${words.podium}| ${words.asItStands} |`);
  const closing = recording.closes / secondsPerDay;
  const end = textAt(closing);
  expect(end).toContain(`|${words.podium}| ${words.paid} |`);
  const [first, second, third] = stateAt(recording, recording.closes).standings;
  const steps = [second, first, third].map((each, step) =>
    [each?.name, " ", dollars(each?.prize ?? 0), [2, 1, 3][step]].join("|"),
  );
  expect(end).toContain(`|${steps.join("|")}|`);
  const next = interpolate(words.enteredNext, {
    winners: `${competition.prizes.length}`,
    entrants: whole(competition.entrants),
    entered: whole(competition.enteredNext),
    share: percent(competition.enteredNext / competition.entrants),
  });
  expect(end).toContain(`|${next}|`);
  expect(textAt(11.6)).not.toContain(next);
  for (const days of [-14, -7, 0, 0.2, 11.6, closing])
    expect(textAt(days)).not.toMatch(/NaN|undefined|Infinity/);
});

test("BR-01 the podium has a step for each of the best three with a prize", () => {
  const steps = (...prizes: [number, ...number[]]) =>
    textAt(recording.closes / secondsPerDay, { competition: { ...competition, prizes } }).match(
      /\|\$[\d,]+\|\d\|/g,
    )?.length;
  expect([steps(1), steps(0.6, 0.4), steps(0.5, 0.3, 0.2), steps(0.4, 0.3, 0.2, 0.1)]).toEqual([1, 2, 3, 3]);
});

test("BR-01 every drawdown is a fall, and one near the limit says so", () => {
  const drawdowns = [0.08, 0.07];
  const state = stateAt(recording, recording.recorded);
  const standings = state.standings
    .slice(0, 2)
    .map((each, place) => ({ ...each, drawdown: drawdowns[place] ?? 0 }));
  const text = textAt(11.6, {
    state: { ...state, standings },
    competition: { ...competition, nearLimit: 0.075 },
  });
  expect(text).toContain(`|${words.nearLimit} −8.0%|`);
  expect(text).toContain("|−7.0%|");
});
