import type { Speech } from "../../languages/speech.ts";
import { Hero } from "../../sections/communities/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ReferralNetwork } from "./ReferralNetwork.tsx";

export const examples = (speech: Speech) => ({
  threeTiers: pictureIn(<Hero {...speech} />, ReferralNetwork),
});

export const tone = "communities";
