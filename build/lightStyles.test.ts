import { expect, test } from "vitest";
import { keepAtFirst, lightenStyles, type Vocabulary } from "./lightStyles.ts";

const vocabulary: Vocabulary = {
  language: "en",
  tags: new Set(["p", "svg", "details"]),
  ids: new Set(["menu"]),
  classes: new Set(["a1", "q7"]),
  attributes: new Set(["data-layout=grid", "open="]),
};

const lighten = (css: string, kept: string[] = []) => lightenStyles(css, vocabulary, new Set(kept));

test.each([
  "p{color:red}",
  ".a1>svg:last-child{color:red}",
  "#menu:popover-open{color:red}",
  ":focus-visible{outline:0}",
  "*,:before{margin:0}",
  "::view-transition-old(root){animation-duration:.16s}",
  ".a1[data-started] .q7[data-dragging]{color:red}",
  "details[open]>p:not(.zz,[hidden]){color:red}",
  "[data-layout=grid] .a1{color:red}",
  ".a1 [data-layout]:before{color:red}",
  ":lang(en) p{color:red}",
  "@media print{p{color:red}}",
  "@font-face{font-family:x}@view-transition{navigation:auto}",
  "p{animation:in 1s}@keyframes in{0%{opacity:0}}",
  "p{animation-name:in,out}@keyframes in{from{opacity:0}}@keyframes out{to{opacity:0}}",
  "@layer x,y;@layer y{p{top:0}}",
  "@media print{p{top:0}}@media print{svg{top:0}}",
  'p[title="zz"]{top:0}',
])("keeps %s, which can match now or in another state", (css) => {
  expect(lighten(css)).toBe(css);
});

test.each([
  ".zz{color:red}",
  ".a1 .zz:hover{color:red}",
  "#other{color:red}",
  "table{color:red}",
  "[data-layout=strip] .a1{color:red}",
  ":lang(hi) .a1,:lang(ja) .a1{color:red}",
  "@media print{@supports (gap:0){.zz{color:red}}}",
  ".zz{animation:in 1s}@keyframes in{0%{opacity:0}}",
  "@keyframes in{0%{opacity:0}}",
  "p{}",
  "@layer x{@media print{.zz{top:0}}}",
])("drops %s, which matches nothing in the document", (css) => {
  expect(lighten(css)).toBe("");
});

test("drops one selector of several", () => {
  expect(lighten("p,.zz,.a1{color:red}")).toBe("p,.a1{color:red}");
});

test("joins the pieces of a layer in their order, at the place of the first", () => {
  expect(lighten("@layer x{p{top:0}}@layer y{p{top:1px}}svg{top:2px}@layer x{.a1{top:3px}}")).toBe(
    "@layer x{p{top:0}.a1{top:3px}}@layer y{p{top:1px}}svg{top:2px}",
  );
});

test("drops custom properties that nobody uses, and those that only such ones used", () => {
  expect(lighten(":root{--one:1px;--two:var(--one);--three:3px}p{top:0}")).toBe("p{top:0}");
  expect(lighten(":root{--one:1px}p{top:0}", ["--one"])).toBe(":root{--one:1px}p{top:0}");
});

test("puts the value of a constant where it is used if that is seldom or short", () => {
  expect(lighten("@layer x{:root{--bar:4rem}}p{top:var(--bar);left:calc(var(--bar) + 1px)}")).toBe(
    "p{top:4rem;left:calc(4rem + 1px)}",
  );
  const long = ":root{--night:oklch(20% .04 263)}p{color:var(--night);fill:var(--night);stroke:var(--night)";
  expect(lighten(`${long}}`)).not.toContain("--night");
  expect(lighten(`${long};caret-color:var(--night)}`)).toContain("--night:");
});

test.each([
  ":root{--ink:red}.a1{--ink:blue}p{color:var(--ink)}",
  ".a1{--ink:blue}p{color:var(--ink)}",
  "@media print{:root{--ink:blue}}p{color:var(--ink)}",
  ":root{--edge:var(--ink)}.a1{--ink:red}.q7{--ink:blue}p{color:var(--edge)}",
  "p{top:var(--y,0)}",
])("leaves %s: its property is no constant", (css) => {
  expect(lighten(css, ["--y"])).toBe(css);
});

test("of several values for the whole document, the effective one stays: outside of layers, then the last", () => {
  expect(lighten(":root{--leading:2}@layer x{:root{--leading:1}}p{line-height:var(--leading)}")).toBe(
    "p{line-height:2}",
  );
  expect(lighten(":root{--leading:2}:root{--leading:1}p{line-height:var(--leading)}")).toBe(
    "p{line-height:1}",
  );
});

test.each([
  // The beginning of another's name is not its name.
  [":root{--a:1px;--ab:2px}p{top:var(--a);left:var(--ab)}", "p{top:1px;left:2px}"],
  // Four uses of a value that is no longer than its name.
  [
    ":root{--bar:0123456789}p{a:var(--bar);b:var(--bar);c:var(--bar);d:var(--bar)}",
    "p{a:0123456789;b:0123456789;c:0123456789;d:0123456789}",
  ],
  [":root{--sign:$&}p{content:var(--sign)}", "p{content:$&}"],
  ["@layer x{:root{--a:2px}}@layer y{:root{--a:1px}}p{top:var(--a)}", "p{top:1px}"],
  [
    ":root{--a:1px}:root{--a:2px}@media print{:root{--a:3px}}p{top:var(--a)}",
    ":root{--a:2px}@media print{:root{--a:3px}}p{top:var(--a)}",
  ],
])("folds %s", (css, expected) => {
  expect(lighten(css)).toBe(expected);
});

test.each([
  ["inline-size", "width"],
  ["max-inline-size", "max-width"],
  ["block-size", "height"],
  ["max-block-size", "max-height"],
  ["inset-inline-end", "right"],
  ["inset-block-start", "top"],
  ["inset-block-end", "bottom"],
  ["border-inline-end-color", "border-right-color"],
  ["contain-intrinsic-inline-size", "contain-intrinsic-inline-size"],
  ["contain-intrinsic-block-size", "contain-intrinsic-block-size"],
  ["inset-inline", "inset-inline"],
])("writes %s as %s", (logical, physical) => {
  expect(lighten(`p{${logical}:0}`)).toBe(`p{${physical}:0}`);
});

test("writes physical names", () => {
  const logical =
    "inline-size:1px;min-block-size:2px;inset-inline-start:3px;margin-block-end:4px;border-block-start-width:5px;scroll-padding-block-start:6px;padding-inline:7px";
  const physical =
    "width:1px;min-height:2px;left:3px;margin-bottom:4px;border-top-width:5px;scroll-padding-top:6px;padding-inline:7px";
  expect(lighten(`p{${logical}}`)).toBe(`p{${physical}}`);
});

test("takes needless spaces out of values, but not out of texts", () => {
  expect(
    lighten('p{font:400 1rem / 1.5 var(--sans), "A , B";width:calc(2 * var(--x) - 1px)}', ["--sans", "--x"]),
  ).toBe('p{font:400 1rem/1.5 var(--sans),"A , B";width:calc(2*var(--x) - 1px)}');
});

test.each([
  ["linear both in view()", "animation:linear both in;animation-timeline:view()"],
  ["linear in scroll(self inline)", "animation:linear in;animation-timeline:scroll(self inline)"],
])(
  "takes the timeline of %s out of the shorthand, where engines do not read it",
  (animation, declarations) => {
    const keyframes = "@keyframes in{0%{opacity:0}}";
    expect(lighten(`p{animation:${animation};animation-range:entry}${keyframes}`)).toBe(
      `p{${declarations};animation-range:entry}${keyframes}`,
    );
  },
);

test("takes spaces on either side of a comma out", () => {
  expect(lighten("p{transition:top 1s ,left 1s, right 1s , width 1s}")).toBe(
    "p{transition:top 1s,left 1s,right 1s,width 1s}",
  );
});

test("other properties may speak of a timeline", () => {
  expect(lighten("p{view-timeline:view()}")).toBe("p{view-timeline:view()}");
});

test("at first, what only a visitor's hand brings about is left out", () => {
  const css =
    "p:hover{top:0}p:active{top:1px}#menu:popover-open{top:2px}details[open]{top:3px}p,p:hover{top:4px}p:hovering{top:5px}";
  expect(keepAtFirst(css, vocabulary, new Set())).toBe("p{top:4px}p:hovering{top:5px}");
});

test("at first, what matches nothing is left out, and constants are where they are used", () => {
  const css = ":root{--a:1px;--b:2px}p{top:var(--a);inline-size:0}.zz{top:0}@media print{.zz{top:0}}";
  expect(keepAtFirst(css, vocabulary, new Set(["--b"]))).toBe(":root{--b:2px}p{top:1px;inline-size:0}");
});
