import type { Translator } from "../../languages/words/translator.ts";
import { Audience, audiences } from "../../sections/home/Audiences.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ChallengeMeter } from "./ChallengeMeter.tsx";
import { Podium } from "./Podium.tsx";
import { ReferralTree } from "./ReferralTree.tsx";

export const examples = (translator: Translator) => {
  const cards = audiences.map((audience) => <Audience key={audience.id} {...translator} {...audience} />);
  return {
    podium: pictureIn(cards, Podium),
    challenge: pictureIn(cards, ChallengeMeter),
    referrals: pictureIn(cards, ReferralTree),
  };
};
