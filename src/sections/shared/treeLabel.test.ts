import { expect, test } from "vitest";
import { speech } from "../../languages/speech.ts";
import { tierTotals } from "../../pictures/ReferralNetwork/network.ts";
import { treeLabel } from "./treeLabel.ts";

const { language, t } = await speech("en");

test("the tree is told with what it pays in all, and what its first tier pays", () => {
  const paid = tierTotals().map(({ commission }) => commission);
  const dollars = (amount = 0) => `$${amount.toLocaleString("en", { maximumFractionDigits: 0 })}`;
  expect(treeLabel({ language, t })).toBe(
    t("communities:network.label", {
      name: t("communities:network.name"),
      total: dollars(paid.reduce((sum, each) => sum + each, 0)),
      first: dollars(paid[0]),
    }),
  );
});
