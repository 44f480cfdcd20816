import { fileURLToPath } from "node:url";
import { readBuild } from "../../server/build.ts";
import type { Encoding } from "../../server/manifest.ts";

/** The folder of the build that the hosts serve. */
export const dist = process.env.SITE_DIST || fileURLToPath(new URL("../../dist", import.meta.url));

/** What the cases have to know of the build. */
export const { manifest } = await readBuild(dist);

/** The name in `Host`, from the site's public address. */
export const hostName = new URL(manifest.site.url).host;

/** The entity tag of a document in a content coding. */
export const entityTag = (document: string, language: string, encoding: Encoding): string => {
  const entries = manifest.documents.filter((entry) => entry.document === document);
  return `"${entries.find((entry) => entry.language === language)?.variants[encoding]?.hash}"`;
};
