import { expect, test } from "vitest";
import { hoistIslandLoader } from "./hoist.ts";

const page = (scripts: string) =>
  `<html><head><script>var own=1</script></head><body>${scripts}<p>text</p></body></html>`;

test("moves the loader of islands into one file and leaves other scripts where they are", () => {
  const hoisted = hoistIslandLoader(
    page(
      '<script>(self.Astro||(self.Astro={})).visible=1</script><script>customElements.define("astro-island",X)</script>',
    ),
  );
  expect(hoisted?.script).toBe(
    '(self.Astro||(self.Astro={})).visible=1;\ncustomElements.define("astro-island",X)',
  );
  expect(hoisted?.html).toBe(
    `<html><head><script>var own=1</script><script src="/_astro/${hoisted?.name}" async></script></head><body><p>text</p></body></html>`,
  );
});

test("leaves a document without islands alone", () => {
  expect(hoistIslandLoader(page(""))).toBeUndefined();
});
