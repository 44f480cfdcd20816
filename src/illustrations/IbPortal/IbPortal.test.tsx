import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { portalProps } from "../../sections/brokers/Features.tsx";
import { IbPortal } from "./IbPortal.tsx";

const props = portalProps(await i18nFor("en"));

test("BR-04 the IB's members are ranked as in the competition, each with return and commission", () => {
  const traders = [
    { name: "Ana", account: "One", rank: 9, gain: 0.05, commission: 30 },
    { name: "Ben", account: "Two", rank: 11, gain: 0.04, commission: 20 },
  ];
  const html = renderToStaticMarkup(<IbPortal {...props} traders={traders} />);
  expect(html.replaceAll(/(<[^>]*>)+/g, "|")).toContain("|9|Ana |One|+5.0%|$30|11|Ben |Two|+4.0%|$20|");
});
