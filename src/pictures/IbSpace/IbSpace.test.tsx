import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { translatorFor } from "../../languages/words/translator.ts";
import { examples } from "./IbSpace.examples.tsx";
import { IbSpace } from "./IbSpace.tsx";

const { props } = examples(await translatorFor("en")).supervised;
const { numbers, space, followers } = props;
const [first] = followers;
if (!first) throw new Error("The sample has no followers");

const draw = (facts: Partial<typeof props>): string =>
  renderToStaticMarkup(<IbSpace {...props} {...facts} />);

test("BR-04 the IB's members are ranked from the first rank on, each with return and commission", () => {
  const html = draw({
    firstRank: 9,
    followers: [
      { ...first, name: "Ana", account: "One", gain: 0.05 },
      { ...first, name: "Ben", account: "Two", gain: 0.04 },
      { ...first, name: "Cleo", account: "Three", gain: 0.03 },
    ],
    space: { ...space, commissions: [30, 20, 10] },
  });
  expect(html.replaceAll(/(<[^>]*>)+/g, "|")).toContain(
    `|9|Ana |One|${numbers.change(0.05)}|$30|10|Ben |Two|+4.0%|$20|11|Cleo |Three|+3.0%|$10|`,
  );
});

test("BR-04 the activity has a column for each day", () => {
  const html = draw({ space: { ...space, activity: [1, 5, 10] } });
  expect(html).toMatch(/viewBox="0 0 3 10".*? d="M0 10v-1h1v-4h1v-5h1V10"/);
});
