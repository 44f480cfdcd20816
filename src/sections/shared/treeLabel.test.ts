import { expect, test } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { treeLabel } from "./treeLabel.ts";

const { language, t } = await translatorFor("en");

test("the text alternative has the total and the commission of the first tier", () => {
  expect(treeLabel({ language, t })).toBe(
    t("communities:network.label", {
      name: t("communities:network.name"),
      total: "$6,226",
      first: "$4,356",
    }),
  );
});
