import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { keyFeatureNames, siteNames } from "./Icon.examples.tsx";
import { Icon } from "./Icon.tsx";

const draw = (name: string) => renderToStaticMarkup(<Icon name={name} />);

test("WG-05 the twelve key-feature names and the site's own each draw a different icon", () => {
  const names = [...keyFeatureNames, ...siteNames];
  expect(keyFeatureNames).toHaveLength(12);
  expect(new Set(names.map(draw)).size).toBe(names.length);
});

test.each(["Rocket", "", "barchart3", "constructor", "__proto__"])(
  "WG-05 the unknown name %j draws the chart icon",
  (name) => {
    expect(draw(name)).toBe(draw("BarChart3"));
  },
);

test("an icon is decorative, takes the colour of its text and carries no inline style", () => {
  const html = draw("Lock");
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('stroke="currentColor"');
  expect(html).toContain('stroke-width="1.5"');
  expect(html).not.toContain("style=");
});
