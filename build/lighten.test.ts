import { expect, test } from "vitest";
import { dropUnusedRules, hoistIslandLoader, shortenProperties } from "./lighten.ts";

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

test("drops rules that match nothing, and keeps those of the document, of states and of scripts", async () => {
  const rules = [
    "p{color:red}",
    ".a1{color:red}",
    ".a1[open]>svg{color:red}",
    ".zz{color:red}",
    ".q7{color:red}",
    ".tooltip{color:red}",
  ];
  const html = `<html><head><style>${rules.join("")}</style></head><body><p class="a1"><svg></svg></p></body></html>`;
  const light = await dropUnusedRules(html, ["q7", "tooltip"]);
  for (const rule of rules) expect(light.includes(rule), rule).toBe(!rule.startsWith(".zz"));
  expect(light).toContain('<p class="a1">');
});

test("shortens custom properties wherever they are used, but not those of scripts or in texts", () => {
  const html =
    '<style>:root{--brass:red;--night-line:blue}p{color:var(--brass);top:var(--menu-top)}</style><path stroke="var(--brass)"><p>--brass</p>';
  expect(shortenProperties(html, new Set(["--menu-top"]))).toBe(
    '<style>:root{--a:red;--b:blue}p{color:var(--a);top:var(--menu-top)}</style><path stroke="var(--a)"><p>--brass</p>',
  );
});
