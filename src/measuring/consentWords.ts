import type { Translate } from "../languages/words/catalogues.ts";

/** The words of the notice that asks for consent, in one language. */
export const consentWords = (t: Translate) => ({
  label: t("common:consent.label"),
  question: t("common:consent.question"),
  allow: t("common:consent.allow"),
  decline: t("common:consent.decline"),
  change: t("common:consent.change"),
  privacy: t("common:footer.privacy"),
});

export type ConsentWords = ReturnType<typeof consentWords>;
