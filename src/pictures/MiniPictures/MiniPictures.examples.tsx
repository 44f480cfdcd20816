import type { Speech } from "../../languages/speech.ts";
import { Audiences } from "../../sections/home/Audiences.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ChallengeMeter } from "./ChallengeMeter.tsx";
import { Podium } from "./Podium.tsx";
import { ReferralTree } from "./ReferralTree.tsx";

export const examples = (speech: Speech) => ({
  podium: pictureIn(<Audiences {...speech} />, Podium),
  challenge: pictureIn(<Audiences {...speech} />, ChallengeMeter),
  referrals: pictureIn(<Audiences {...speech} />, ReferralTree),
});
