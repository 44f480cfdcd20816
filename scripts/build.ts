/** `npm run build`: the finished site in `dist/`, and in a few lines what has been made. */
import { parseArgs } from "node:util";
import { build } from "astro";
import { dist } from "../build/integration.ts";
import { drafts, isPreview } from "../src/site/site.ts";
import { outdatedImages } from "./shareDigests.ts";

parseArgs();
// Stacks of errors have their places in the sources.
process.setSourceMapsEnabled(true);
// What stops the build is thrown, and printed once. React would print it too, with its stack.
const { error } = console;
console.error = (...texts) => {
  if (!(texts[0] instanceof Error)) error(...texts);
};
await build({ logLevel: "silent" });
// A preview is built in a copy, and its command says where it is served.
if (!isPreview) console.log(`The site is in ${dist}/.`);

// Drafts are never shared.
const outdated = drafts.length === 0 ? outdatedImages(dist) : [];
if (outdated.length > 0)
  console.log(
    `${outdated.length} share ${outdated.length === 1 ? "image is" : "images are"} outdated: npm run share-images draws them.`,
  );
