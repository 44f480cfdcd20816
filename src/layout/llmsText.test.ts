import { expect, test } from "vitest";
import { navigation } from "../facts/navigation.ts";
import { translatorFor } from "../languages/words/translator.ts";
import { linkAddress } from "./addresses.ts";
import { llmsText } from "./llmsText.ts";

test("llms.txt has its optional links, in order, at its end", async () => {
  const { t } = await translatorFor("en");
  const optional = navigation.llms.map(
    (link) => `- [${t(`common:navigation.${link.id}`)}](${linkAddress(link, "en")})\n`,
  );
  expect((await llmsText()).split("## Optional\n\n")[1]).toBe(optional.join(""));
});
