import type { Translator } from "../../languages/words/translator.ts";
import { Final } from "../../sections/communities/Final.tsx";
import { Hero } from "../../sections/communities/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { EmptyTree } from "./EmptyTree.tsx";
import { ReferralNetwork } from "./ReferralNetwork.tsx";

export const examples = (translator: Translator) => ({
  threeTiers: pictureIn(<Hero {...translator} />, ReferralNetwork),
  empty: pictureIn(<Final {...translator} />, EmptyTree),
});

export const background = "communities";
