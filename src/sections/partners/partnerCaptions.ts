import { type PartnerId, partners, partnersOnPage } from "../../content/partners.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";

/** The kind of each partner in the marquee, such as "Payments". */
export const partnerCaptions = (t: Translate): Partial<Record<PartnerId, string>> =>
  Object.fromEntries(partnersOnPage.partners.map((id) => [id, t(`partners:kinds.${partners[id].kind}`)]));
