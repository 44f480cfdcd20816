import type { Translator } from "../../languages/words/translator.ts";
import { AudiencePicture } from "../../sections/home/AudiencePicture.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ChallengeMeter } from "./ChallengeMeter.tsx";
import { Podium } from "./Podium.tsx";
import { ReferralTree } from "./ReferralTree.tsx";

export const examples = (translator: Translator) => ({
  podium: pictureIn(<AudiencePicture {...translator} id="brokers" />, Podium),
  challenge: pictureIn(<AudiencePicture {...translator} id="propFirms" />, ChallengeMeter),
  referrals: pictureIn(<AudiencePicture {...translator} id="communities" />, ReferralTree),
});
