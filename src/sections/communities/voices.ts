import { communityTestimonials } from "../../facts/communities.ts";
import type { Translate } from "../../languages/catalogues.ts";

/** The people of the testimonials, with their words (IB-07). */
export const voices = (t: Translate) =>
  communityTestimonials.map((id) => t(`communities:testimonials.people.${id}`, { returnObjects: true }));
