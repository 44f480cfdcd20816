import { testimonials } from "../../facts/testimonials.ts";
import type { Translate } from "../../languages/words/catalogues.ts";

/** The testimonials of the page, with their texts (IB-07). */
export const voices = (t: Translate) =>
  testimonials.communities.map((id) => t(`communities:testimonials.people.${id}`, { returnObjects: true }));
