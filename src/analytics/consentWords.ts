import type { Translate } from "../i18n/messages/catalogues.ts";
import type { ConsentWords } from "./consent.ts";

/** The words of the notice that asks for consent, in one language. */
export const consentWords = (t: Translate): ConsentWords => ({
  label: t("common:consent.label"),
  question: t("common:consent.question"),
  allow: t("common:consent.allow"),
  decline: t("common:consent.decline"),
  change: t("common:consent.change"),
  privacy: t("common:navigation.privacyPolicy"),
});
