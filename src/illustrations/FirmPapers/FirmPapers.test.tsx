import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { accounts, challenge, firm } from "../../content/sample/firm.ts";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { firmPapers } from "../../sections/prop-firms/Features.tsx";

const textOf = (html: string): string => html.replaceAll(/(<[^>]*>)+/g, "|");

test("PF-04 the papers of a firm add up", async () => {
  const papers = firmPapers(await i18nFor("en"));
  const [rules, payout, move] = (["challenges", "risk", "firm"] as const).map((id) =>
    textOf(renderToStaticMarkup(papers[id])),
  );
  for (const text of [
    "|$25K|$100K|",
    "|Profit target |8%|$2,000|$8,000|",
    "|Daily loss limit |5%|$1,250|$5,000|",
    "|Maximum loss |10%|$2,500|$10,000|",
  ])
    expect(rules).toContain(text);
  // 5,350 × 0.8 = 4,280.
  expect(firm.payouts[0]).toMatchObject({ amount: 4280 });
  expect(challenge.split).toBe(0.8);
  expect(payout).toContain("|Profit|$5,350|Trader’s share|× 80%|Paid|$4,280|");
  expect(move).toContain(`|${accounts.onTrack.trader}|$106,420.00|$106,420.00|`);
  expect(move).toContain("|Difference|$0.00|");
});
