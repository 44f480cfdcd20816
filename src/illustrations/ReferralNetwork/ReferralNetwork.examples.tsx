import type { I18n } from "../../i18n/messages/i18n.ts";
import { Hero } from "../../sections/communities/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ReferralNetwork } from "./ReferralNetwork.tsx";

export const examples = (i18n: I18n) => ({
  threeTiers: pictureIn(<Hero {...i18n} />, ReferralNetwork),
});

export const background = "communities";
