import type { I18n } from "../../i18n/messages/i18n.ts";
import { AudienceIllustration } from "../../sections/home/AudienceIllustration.tsx";
import { pictureIn } from "../../styleguide/pictureIn.ts";
import { ChallengeMeter } from "./ChallengeMeter.tsx";
import { Podium } from "./Podium.tsx";
import { ReferralTree } from "./ReferralTree.tsx";

export const examples = (i18n: I18n) => ({
  podium: pictureIn(<AudienceIllustration {...i18n} id="brokers" />, Podium),
  challenge: pictureIn(<AudienceIllustration {...i18n} id="propFirms" />, ChallengeMeter),
  referrals: pictureIn(<AudienceIllustration {...i18n} id="communities" />, ReferralTree),
});
