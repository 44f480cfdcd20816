import type { I18n } from "../../i18n/messages/i18n.ts";
import { streetProps } from "../../sections/prop-firms/FinalCall.tsx";
import { OpeningStreet } from "./OpeningStreet.tsx";

export const examples = (i18n: I18n) => ({
  daysToTheOpening: <OpeningStreet {...streetProps(i18n)} />,
});

export const background = "dark";
