import type { I18n } from "../../i18n/messages/i18n.ts";
import { OpeningWeek } from "../../sections/prop-firms/OpeningWeek.tsx";
import { openingWeekProps } from "../../sections/prop-firms/openingWeekProps.ts";

export const examples = (i18n: I18n) => ({
  daysToTheOpening: <OpeningWeek {...openingWeekProps(i18n)} />,
});

export const background = "dark";
