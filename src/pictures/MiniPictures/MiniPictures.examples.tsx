import type { Speech } from "../../languages/speech.ts";
import { Audience, audiences } from "../../sections/home/Audiences.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ChallengeMeter } from "./ChallengeMeter.tsx";
import { Podium } from "./Podium.tsx";
import { ReferralTree } from "./ReferralTree.tsx";

export const examples = (speech: Speech) => {
  const cards = audiences.map((audience) => <Audience key={audience.id} {...speech} {...audience} />);
  return {
    podium: pictureIn(cards, Podium),
    challenge: pictureIn(cards, ChallengeMeter),
    referrals: pictureIn(cards, ReferralTree),
  };
};
