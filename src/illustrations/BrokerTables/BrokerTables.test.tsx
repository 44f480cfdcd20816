import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { tierProps } from "../../sections/brokers/UseCaseIllustration.tsx";
import { TierTable } from "./TierTable.tsx";

const props = tierProps(await i18nFor("en"));

test("BR-07 each tier has a row with its traders and commission, and all add up", () => {
  const rows = [
    { traders: 1, commission: 50 },
    { traders: 20, commission: 200 },
    { traders: 4300, commission: 120 },
  ];
  const html = renderToStaticMarkup(<TierTable {...props} tiers={rows} />);
  expect(html.replaceAll(/(<[^>]*>)+/g, "|")).toContain(`|${props.tier(3)}|4,300|$120|4,321|$370|`);
});
