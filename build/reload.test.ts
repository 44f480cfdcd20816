import { resolve } from "node:path";
import type { HotUpdateOptions } from "vite";
import { expect, test } from "vitest";
import { reloadWithContent } from "./reload.ts";

/** The files whose modules are updated when a file changes. */
function concerned(file: string): string[] {
  const environment = {
    config: { root: "/site" },
    moduleGraph: { getModulesByFile: (path: string) => new Set([{ file: path }]) },
  };
  const update = reloadWithContent().hotUpdate as (
    this: unknown,
    options: unknown,
  ) => HotUpdateOptions["modules"];
  const own = [{ file: resolve(file) }];
  return update.call({ environment }, { file: resolve(file), modules: own }).map((each) => each.file ?? "");
}

test.each([
  ["src/content/cases.json", "src/content/cases.ts"],
  ["src/content/sample/firm.json", "src/content/sample/firm.ts"],
  ["catalogues/ja/home.json", "src/i18n/messages/english.ts"],
])("a change of %s updates %s, which reads it", (file, reader) => {
  expect(concerned(file)).toEqual([resolve(file), resolve("/site", reader)]);
});

test.each(["src/content/cases.ts", "src/layout/shareImages/shareImages.json", "package.json"])(
  "a change of %s updates no other module",
  (file) => expect(concerned(file)).toEqual([resolve(file)]),
);
