import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { languageCodes } from "../src/i18n/languages.ts";

const known = `There are ${languageCodes.join(", ")} and --figures.`;

test.each([
  [["xx"], `"xx" is no language. ${known}`],
  [["ru", "rus", "de"], `"rus", "de" are no languages. ${known}`],
  [["--figure"], expect.stringMatching(/^Unknown option '--figure'/)],
])("LN-05 npm run lint:messages with %j says what there is", (parameters, line) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "./scripts/plainErrors.ts", "scripts/lint-messages.ts", ...parameters],
    { encoding: "utf8" },
  );
  expect({ status, stdout, first: stderr.split("\n", 1)[0] }).toEqual({ status: 1, stdout: "", first: line });
});
