import { expect, test } from "vitest";
import { speech } from "../../languages/speech.ts";
import { treeLabel } from "./treeLabel.ts";

const { language, t } = await speech("en");

test("the tree is told with what it pays in all, and what its first tier pays", () => {
  expect(treeLabel({ language, t })).toBe(
    t("communities:network.label", {
      name: t("communities:network.name"),
      total: "$6,226",
      first: "$4,356",
    }),
  );
});
