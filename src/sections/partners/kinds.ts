import { type PartnerId, partners, partnersOnPage } from "../../facts/partners.ts";
import type { Translate } from "../../languages/words/catalogues.ts";

/** The kind of each partner in the strip, such as "Payments". */
export const kinds = (t: Translate): Partial<Record<PartnerId, string>> =>
  Object.fromEntries(partnersOnPage.partners.map((id) => [id, t(`partners:kinds.${partners[id].kind}`)]));
