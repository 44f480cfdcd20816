import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { standInFonts } from "./standInFonts.ts";

test("fonts stand in for those that headlines in Hindi, Chinese and Japanese ask for", () => {
  const styles = standInFonts();
  for (const [script, family] of [
    ["devanagari", "Noto Serif Devanagari"],
    ["han", "Noto Serif SC"],
    ["japanese", "Noto Serif JP"],
  ]) {
    expect(readFileSync(`src/styles/scripts/${script}.css`, "utf8")).toContain(`"${family}"`);
    expect(styles).toContain(`font-family: '${family}'`);
  }
});
