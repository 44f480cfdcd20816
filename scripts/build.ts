/** `npm run build`: the finished site in `dist/`, and in a few lines what has been made. */
import { parseArgs } from "node:util";
import { build } from "astro";
import { dist } from "../pipeline/integration.ts";
import { drafts } from "../src/site/site.ts";
import { imagesBehind } from "./sharePicture.ts";

parseArgs();
// Stacks of errors have their places in the sources.
process.setSourceMapsEnabled(true);
// What stops the build is thrown, and printed once. React would print it too, with its stack.
const { error } = console;
console.error = (...texts) => {
  if (!(texts[0] instanceof Error)) error(...texts);
};
await build({ logLevel: "silent" });
console.log(`The site is in ${dist}/.`);

// Drafts are never shared.
const behind = drafts.length === 0 ? imagesBehind(dist) : [];
if (behind.length > 0)
  console.log(
    `${behind.length} share ${behind.length === 1 ? "image is" : "images are"} behind: npm run share-images draws them.`,
  );
