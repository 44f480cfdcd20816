import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { keyFeatureNames, siteNames } from "./Icon.examples.tsx";
import { Icon, type IconName, type IconProps, iconNames } from "./Icon.tsx";
import { icons, SpriteIcon } from "./SpriteIcon.tsx";

const draw = (name: string) => renderToStaticMarkup(<Icon name={name as IconName} />);

test("WG-05 the twelve key-feature names and the site's own each draw a different icon", () => {
  const names = [...keyFeatureNames, ...siteNames];
  expect(keyFeatureNames).toHaveLength(12);
  expect(new Set(names.map(draw)).size).toBe(names.length);
});

test("WG-05 an icon without a name is the chart", () => {
  expect(renderToStaticMarkup(<Icon />)).toBe(draw("BarChart3"));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([Icon, SpriteIcon])("WG-05 a build refuses an unknown name, and says the nearest", (Component) => {
  vi.stubEnv("PROD", true);
  expect(() => renderToStaticMarkup(<Component name={"ArowRight" as IconName} />)).toThrow(
    new RangeError('"ArowRight" is no icon: did you mean "ArrowRight"?'),
  );
});

test.each(["Rocket", "", "barchart3", "constructor", "__proto__"])(
  "WG-05 in development the unknown name %j draws the chart icon",
  (name) => {
    expect(draw(name)).toBe(draw("BarChart3"));
  },
);

test("WG-05 the type check refuses an unknown name in code", () => {
  // @ts-expect-error There is no such icon.
  const unknown: IconProps["name"] = "Rocket";
  expect(iconNames).not.toContain(unknown);
});

test("an icon is decorative, takes the colour of its text and carries no inline style", () => {
  const html = draw("Lock");
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('stroke="currentColor"');
  expect(html).toContain('stroke-width="1.5"');
  expect(html).not.toContain("style=");
});

describe("an icon of the shared file", () => {
  const reference = (name: string) =>
    /#(\w+)"/.exec(renderToStaticMarkup(<SpriteIcon name={name as IconName} />))?.[1] ?? "";

  test("WG-05 has the same shapes as the icon in a document", () => {
    for (const name of [...keyFeatureNames, ...siteNames]) {
      const inDocument = /<svg[^>]*>(.*)<\/svg>/s.exec(draw(name))?.[1] ?? "nothing";
      const [, inFile] =
        new RegExp(`<symbol id="${reference(name)}"[^>]*>(.*?)</symbol>`, "s").exec(icons.content) ?? [];
      expect(inFile, name).toBe(inDocument);
    }
  });

  test("WG-05 in development an unknown name draws the chart icon", () => {
    expect(reference("Rocket")).toBe(reference("BarChart3"));
  });
});
