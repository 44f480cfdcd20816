import type { I18n } from "../../i18n/messages/i18n.ts";
import { FinalCall } from "../../sections/prop-firms/FinalCall.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { OpeningStreet } from "./OpeningStreet.tsx";

export const examples = (i18n: I18n) => ({
  daysToTheOpening: pictureIn(<FinalCall {...i18n} />, OpeningStreet),
});

export const background = "dark";
