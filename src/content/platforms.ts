import { z } from "zod";
import type json from "./platforms.json";
import { contentSchema, entriesOf, idIn, listOf, openContent } from "./readContent.ts";

const content = openContent<typeof json>("platforms.json");
const ids = content.ids("platforms");
const platform = z.strictObject({ name: z.string(), short: z.string() });

/** One of the supported platforms, for other content. */
export const platformId = idIn(ids);

export const schema = contentSchema({
  platforms: entriesOf(ids, platform),
  onPage: z.strictObject({ propFirms: listOf(platformId), brokers: listOf(platformId) }),
});

const { onPage, ...checked } = content.read(schema);

/** The supported trading platforms (PF-05, BR-06): product name and the name that traders use. */
export const platforms = checked.platforms;

/** Which of them a page shows, in order (PF-05, BR-06). */
export const platformsOnPage = onPage;
