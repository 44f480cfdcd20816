import { expect, test } from "vitest";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { structuredData } from "./structuredData.ts";

test("no text ends the script that holds it, and none has joiners", () => {
  const t = (() => "</script> 1–\u20602") as unknown as Translate;
  const json = structuredData("home", { language: "en", t });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)["@graph"]).toContainEqual(expect.objectContaining({ name: "</script> 1–2" }));
});
