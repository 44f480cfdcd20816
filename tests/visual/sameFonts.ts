import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { chromium, type FullConfig } from "@playwright/test";
import { openStylePage } from "./stylePage.ts";

const file = new URL("fingerprint.json", import.meta.url);

/** Why the set cannot be compared on this machine, for the workers. */
export const skipReason = "VISUAL_SKIP";

/** A word of each script, whose widths tell which fonts a machine has. */
const samples = {
  en: "Hamburgefonstiv 0123456789",
  ru: "Съешь ещё этих мягких",
  hi: "व्यापार प्रतियोगिता",
  zh: "交易大赛与奖金池",
  ja: "取引コンテストの賞金",
};

/**
 * Baselines hold for the browser and the fonts they were made with. Elsewhere the whole set is skipped, with one line
 * that says what differs; updating it writes down what it is made with.
 */
export default async function sameFonts(config: FullConfig): Promise<void> {
  const { use } = config.projects[0] ?? {};
  const browser = await chromium.launch(use?.launchOptions);
  const page = await browser.newPage();
  await openStylePage(page);
  const widths = await page.evaluate((texts) => {
    const measured: Record<string, number> = {};
    for (const [language, text] of Object.entries(texts))
      for (const selector of ["h3", "div > p"]) {
        const place = document.querySelector(`[data-specimen="${language}"] ${selector}`);
        const sample = document.createElement("span");
        sample.textContent = text;
        sample.style.cssText = "position: absolute; font-size: 100px; white-space: nowrap";
        place?.append(sample);
        measured[`${language} ${selector === "h3" ? "headline" : "text"}`] = Math.round(
          sample.getBoundingClientRect().width,
        );
      }
    return measured;
  }, samples);
  const [major = ""] = browser.version().split(".");
  await browser.close();

  // The shell smooths glyphs in another way than the whole browser.
  const program = basename(use?.launchOptions?.executablePath ?? chromium.executablePath());
  const here: Record<string, string | number> = { chromium: major, program, ...widths };
  if (["all", "changed"].includes(config.updateSnapshots)) {
    writeFileSync(file, `${JSON.stringify(here, null, 2)}\n`);
    return;
  }
  const known: typeof here = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const different = Object.keys(here).filter((name) => known[name] !== here[name]);
  if (different.length === 0) return;
  const details = different.map((name) => `${name} ${known[name]} there, ${here[name]} here`).join("; ");
  console.warn(
    `\n!!! VISUAL SET SKIPPED: its baselines were made with other fonts or another browser (${details}). ` +
      "To make them anew here: npm run test:visual -- --update-snapshots\n",
  );
  process.env[skipReason] = details;
}
