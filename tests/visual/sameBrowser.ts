import prepareBrowser, { isPinned } from "../../scripts/browser.ts";

/** @throws {Error} on machines without the lockfile's browser and fonts, with which the baselines were made */
export default async function sameBrowser(): Promise<void> {
  if (!isPinned)
    throw new Error(
      "Screenshots are compared in the Chromium of the lockfile, which runs on Linux on x64: run this set there, without CHROMIUM.",
    );
  await prepareBrowser();
}
