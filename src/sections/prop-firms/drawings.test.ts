import { expect, test, vi } from "vitest";
import { platformsOnPage } from "../../facts/platforms.ts";
import { drawings } from "./drawings.tsx";

vi.mock("../../facts/platforms.ts", async (original) => ({
  ...(await original<object>()),
  platformsOnPage: { propFirms: ["mt5", "mt4", "ctrader", "matchtrader"] },
}));

test("PF-05 the sign of the platforms has a square for each platform of the page", () => {
  const [, sign = ""] = /id="house-platforms"><path[^>]* d="([^"]*)"/.exec(drawings.content) ?? [];
  expect(sign.match(/z/g)).toHaveLength(platformsOnPage.propFirms.length);
});
