import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Band } from "./Band.tsx";
import { toneClass } from "./tone.ts";

const attributesOf = (band: React.ReactElement): Record<string, string> =>
  Object.fromEntries(
    Array.from(renderToStaticMarkup(band).matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [
      name,
      value,
    ]),
  );

test("a band is named by its heading, after its address", () => {
  expect(attributesOf(<Band id="why">Text</Band>)).toMatchObject({
    id: "why",
    "aria-labelledby": "why-title",
  });
});

test("a band without an address, or whose heading has another name, is named all the same", () => {
  expect(attributesOf(<Band name="home">Text</Band>)).toMatchObject({ "aria-labelledby": "home-title" });
  expect(attributesOf(<Band name="home">Text</Band>)).not.toHaveProperty("id");
  expect(
    attributesOf(
      <Band id="start" name="final">
        Text
      </Band>,
    ),
  ).toMatchObject({ id: "start", "aria-labelledby": "final-title" });
});

test("a tone and the band's own class stand beside the class of all bands", () => {
  const classes = (band: React.ReactElement) => attributesOf(band).class?.split(" ") ?? [];
  expect(
    classes(
      <Band name="one" className="own">
        Text
      </Band>,
    ),
  ).toContain("own");
  expect(classes(<Band name="one">Text</Band>)).not.toContain("undefined");
  expect(
    classes(
      <Band name="one" tone="night">
        Text
      </Band>,
    ),
  ).toContain(toneClass("night"));
});
