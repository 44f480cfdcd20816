import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BrandMark } from "./BrandMark.tsx";

const logo = {
  viewBox: "0 0 9 9",
  content: '<g clip-path="url(#logo-1-a)"/><clipPath id="logo-1-a"/>',
  ids: "logo-1-",
};

test("two drawings of a logo in one document have no id in common", () => {
  const drawn = (place: string) => renderToStaticMarkup(<BrandMark logo={logo} place={place} />);
  expect(drawn("bar")).toContain('<g clip-path="url(#bar-a)"/><clipPath id="bar-a"/></svg>');
  expect(drawn("footer")).toContain('id="footer-a"');
});
