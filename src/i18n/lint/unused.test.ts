import { describe, expect, test } from "vitest";
import { checkUsage, unusedKeys } from "./unused.ts";

const english = {
  home: {
    title: "Home",
    cases: { a: { title: "A", steps: ["One", "Two"] }, b: { title: "B", steps: ["One"] } },
    traders_one: "one trader",
    traders_other: "{{count}} traders",
  },
};

const all = [
  "home:title",
  "home:cases.a.title",
  "home:cases.a.steps.0",
  "home:cases.a.steps.1",
  "home:cases.b.title",
  "home:cases.b.steps.0",
  "home:traders_one",
  "home:traders_other",
];

describe("LN-05 a message that no page shows", () => {
  test.each<[string, string[]]>([
    ['t("home:title")', ["home:title"]],
    ['t("home:traders", { count })', ["home:traders_one", "home:traders_other"]],
    [`t(\`home:cases.\${id}.title\`)`, ["home:cases.a.title", "home:cases.b.title"]],
    [`t(\`home:\${part}\`)`, ["home:title", "home:traders_one", "home:traders_other"]],
    [`t(\`home:cases.\${few ? "a" : other}.title\`)`, ["home:cases.a.title", "home:cases.b.title"]],
    [`t(\`home:cases.\${id}\`, { returnObjects: true })`, all.filter((key) => key.startsWith("home:cases"))],
    ['templates(t, "home:cases")', all.filter((key) => key.startsWith("home:cases"))],
    [
      `t("home:title", {\n  audience: t(\`home:cases.\${id}.title\`) })`,
      ["home:title", "home:cases.a.title", "home:cases.b.title"],
    ],
    ['// t("home:title")\n/* t("home:traders") */', []],
    ['fetch("https://x.example"); t("home:title")', ["home:title"]],
  ])("LN-05 %s takes %j", (source, used) => {
    expect(unusedKeys(english, [source])).toEqual(all.filter((key) => !used.includes(key)));
  });
});

describe("LN-05 reserved labels", () => {
  const navigation = { home: "Home", traders: "For Traders", events: "Events", signIn: "Sign In" };

  test("LN-05 stay although nothing shows them; one that English lacks is told, and so is an unused key", () => {
    expect(checkUsage({ common: { navigation } }, [])).toEqual([]);
    const { events: _, ...others } = navigation;
    expect(checkUsage({ common: { navigation: { ...others, shop: "Shop" } } }, [])).toMatchObject([
      { file: "catalogues/en/common.json", path: ["navigation", "shop"], message: "is used nowhere" },
      {
        file: "catalogues/en/common.json",
        path: ["navigation", "events"],
        message: "is reserved, but missing",
      },
    ]);
  });
});
