import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Icon, type IconName, iconNames } from "./Icon.tsx";
import { SpriteIcon } from "./SpriteIcon.tsx";

const draw = (name: string) => renderToStaticMarkup(<Icon name={name as IconName} />);

test("WG-05 each name draws another icon", () => {
  expect(new Set(iconNames.map(draw)).size).toBe(iconNames.length);
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

test.each(["Rocket", "", "constructor"])(
  "WG-05 in development the unknown name %j draws the chart icon",
  (name) => {
    expect(draw(name)).toBe(draw("BarChart3"));
  },
);
