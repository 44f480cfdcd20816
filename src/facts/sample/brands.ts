import { z } from "zod";
import { openFacts } from "../readFacts.ts";

/** Brands that a visitor can put on the pictures of Home. */
export const { brands } = openFacts("sample/brands.json").read({
  brands: z.array(z.strictObject({ name: z.string().max(24), hue: z.number().min(0).max(360) })),
});
