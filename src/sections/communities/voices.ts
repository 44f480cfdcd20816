import { testimonials } from "../../facts/testimonials.ts";
import type { Translate } from "../../languages/catalogues.ts";

/** The people of the testimonials, with their words (IB-07). */
export const voices = (t: Translate) =>
  testimonials.communities.map((id) => t(`communities:testimonials.people.${id}`, { returnObjects: true }));
