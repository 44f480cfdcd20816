import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accounts, challenge } from "../../content/sample/firm.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { challengePanelProps } from "../../sections/prop-firms/panelProps.ts";
import { standingOf } from "../../simulation/challenge.ts";
import { ChallengePanel, markedDays } from "./ChallengePanel.tsx";

test("PF-03 all amounts follow the size of the challenge, its target and its limits", async () => {
  const terms = {
    ...challenge,
    ...{ size: 50_000, target: 0.1, dailyDrawdown: 0.04, maximumLoss: 0.12 },
    ...{ days: 9, consistency: 0.35, lots: 8, split: 0.9 },
  };
  const account = { ...accounts.onTrack, before: [0, 0.02], today: [0.02, 0.01] as const };
  const props = challengePanelProps(accounts.onTrack, await i18nFor("en"));
  const html = renderToStaticMarkup(
    <ChallengePanel
      {...props}
      terms={terms}
      account={{ ...account, today: [0.02, 0.01] }}
      standing={standingOf(terms, account)}
    />,
  );
  const texts = html.replaceAll(/(<[^>]*>)+/g, "|");
  for (const text of ["$50,500", "$55,000", "$49,000", "$44,000", "$500| / $5,000", "$500| / $2,000"])
    expect(texts).toContain(text);
  for (const text of ["4%", "12%", "9", "35%", "8", "90%"]) expect(texts).toContain(text);
  // Of the target, and of the daily limit.
  expect(html).toContain('d="M0 3h10"');
  expect(html).toContain('d="M0 3h25"');
});

test.each([
  [1, [1]],
  [8, [1, 4, 7]],
  [20, [1, 8, 15]],
])("PF-03 after %i days, the timeline names days %j", (days, named) => {
  expect(markedDays(days)).toEqual(named);
});
