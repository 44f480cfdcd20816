import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { i18nFor } from "../../i18n/messages/i18n.ts";
import { examples } from "./IbSpace.examples.tsx";
import { IbSpace } from "./IbSpace.tsx";

const { props } = examples(await i18nFor("en")).supervised;
const { space, followers } = props;
const [first] = followers;
if (!first) throw new Error("The sample has no followers");

test("BR-04 the IB's members are ranked from the first rank on, each with return and commission", () => {
  const members = [
    { ...first, name: "Ana", account: "One", gain: 0.05 },
    { ...first, name: "Ben", account: "Two", gain: 0.04 },
  ];
  const html = renderToStaticMarkup(
    <IbSpace {...props} firstRank={9} followers={members} space={{ ...space, commissions: [30, 20] }} />,
  );
  expect(html.replaceAll(/(<[^>]*>)+/g, "|")).toContain("|9|Ana |One|+5.0%|$30|10|Ben |Two|+4.0%|$20|");
});
