import { isPinned, prepareBrowser } from "../../scripts/browser.ts";

/** @throws Error where the baselines cannot hold, since they are what the lockfile's browser draws with its fonts */
export default async function sameBrowser(): Promise<void> {
  if (!isPinned)
    throw new Error(
      "Screenshots are compared in the Chromium of the lockfile, which runs on Linux on x64: run this set there, without CHROMIUM.",
    );
  await prepareBrowser();
}
