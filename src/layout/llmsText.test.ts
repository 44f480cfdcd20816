import { expect, test } from "vitest";
import { navigation } from "../content/navigation.ts";
import { i18nFor } from "../i18n/messages/i18n.ts";
import { linkAddress } from "./addresses.ts";
import { llmsText } from "./llmsText.ts";

test("llms.txt has its optional links, in order, at its end", async () => {
  const { t } = await i18nFor("en");
  const optional = navigation.llms.map(
    (link) => `- [${t(`common:navigation.${link.id}`)}](${linkAddress(link, "en")})\n`,
  );
  expect((await llmsText()).split("## Optional\n\n")[1]).toBe(optional.join(""));
});
