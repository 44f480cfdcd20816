import type { Translator } from "../../languages/words/translator.ts";
import { Hero } from "../../sections/communities/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ReferralNetwork } from "./ReferralNetwork.tsx";

export const examples = (translator: Translator) => ({
  threeTiers: pictureIn(<Hero {...translator} />, ReferralNetwork),
});

export const background = "communities";
