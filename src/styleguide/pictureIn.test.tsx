import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { pictureIn } from "./pictureIn.ts";

const Chart = ({ value }: { value: number }) => <b>{value}</b>;
const Frame = ({ children }: { children: ReactNode }) => <figure>{children}</figure>;
const Page = () => (
  <section>
    {[1, 2].map((value) => (
      <Frame key={value}>
        <Chart value={value} />
      </Frame>
    ))}
  </section>
);

test("finds a picture inside other components, with its props", () => {
  expect(pictureIn(<Page />, Chart).props).toEqual({ value: 1 });
  expect(pictureIn(<Page />, Chart, 1).props).toEqual({ value: 2 });
});

test("throws an error that names a missing picture", () => {
  expect(() => pictureIn(<Page />, Chart, 2)).toThrow("The section draws no Chart number 3");
});
