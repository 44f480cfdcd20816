import { steps } from "../../content/pages/prop-firms.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { site } from "../../site/site.ts";
import { houses } from "./drawings.tsx";
import { launchDays } from "./launchDays.ts";

/** Props of the days from the set-up call to the opening. */
export const openingWeekProps = ({ language, t }: I18n) => ({
  language,
  days: launchDays(language),
  firm: t("prop-firms:picture.firm"),
  houses,
  /** With the line ends of headings. */
  titles: Object.fromEntries(
    steps.map((id) => [id, t(`prop-firms:workflow.${id}.title`, { large: true })]),
  ) as Record<(typeof steps)[number], string>,
  product: site.brand,
  words: {
    ...templates(t, "prop-firms:workflow"),
    dayNumber: templates(t, "prop-firms:picture.day"),
  },
});
