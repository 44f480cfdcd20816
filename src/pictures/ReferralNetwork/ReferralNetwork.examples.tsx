import type { Speech } from "../../languages/speech.ts";
import { Final } from "../../sections/communities/Final.tsx";
import { Hero } from "../../sections/communities/Hero.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { EmptyTree } from "./EmptyTree.tsx";
import { ReferralNetwork } from "./ReferralNetwork.tsx";

export const examples = (speech: Speech) => ({
  threeTiers: pictureIn(<Hero {...speech} />, ReferralNetwork),
  empty: pictureIn(<Final {...speech} />, EmptyTree),
});

export const tone = "communities";
