import type { RouteId } from "../../content/routes.ts";
import { academy, tiers } from "../../content/sample/academy.ts";
import { competition } from "../../content/sample/competition.ts";
import { challenge } from "../../content/sample/firm.ts";
import { traders } from "../../content/sample/traders.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { interpolate } from "../../illustrations/interpolate.ts";
import { ChallengeMeter } from "../../illustrations/MiniIllustrations/ChallengeMeter.tsx";
import { Podium } from "../../illustrations/MiniIllustrations/Podium.tsx";
import { ReferralTree } from "../../illustrations/MiniIllustrations/ReferralTree.tsx";
import { treeLabel } from "../shared/treeLabel.ts";
import { sampleBoard } from "./sampleBoard.ts";
import { scale, setting, trader } from "./sampleTrade.ts";
import { pictureLabels } from "./tradeWords.ts";

/** A picture of the engine for an audience. */
export function AudienceIllustration({ language, t, id }: I18n & { id: RouteId }) {
  const formats = numberFormats(language);
  const sample = t("common:sampleTag");
  const labels = pictureLabels({ language, t });
  if (id === "brokers") {
    const { prizes } = setting.competition;
    const winners = traders.slice(0, prizes.length);
    const [first, second, third] = winners.map(({ name }) => name);
    const label = interpolate(labels.podium, {
      first: first ?? "",
      second: second ?? "",
      third: third ?? "",
    });
    const { words } = sampleBoard({ language, t });
    return (
      <Podium
        sample={sample}
        words={{ ...words, label, rank: t("home:audiences.picture.rank") }}
        numberFormats={formats}
        competition={competition}
        prizes={prizes}
        winners={winners}
        trader={trader}
      />
    );
  }
  if (id === "propFirms") {
    const words = {
      firm: t("prop-firms:picture.firm"),
      account: t("prop-firms:picture.account", {
        size: formats.shortDollars(challenge.size),
        trader: trader.name,
      }),
      stages: t("prop-firms:picture.stages", { returnObjects: true }),
      profitTarget: t("prop-firms:picture.profitTarget"),
      dailyLimit: t("prop-firms:picture.dailyLimit"),
      rulesMet: t("prop-firms:picture.rulesMet"),
      rules: t("prop-firms:picture.rules", { returnObjects: true }),
      onTrack: t("prop-firms:picture.onTrack"),
    };
    const gain = formats.exactDollars(Math.round((scale.gains.at(-1) ?? 0) * challenge.size));
    const rules = `${words.rules.length} / ${words.rules.length}`;
    return (
      <ChallengeMeter
        sample={sample}
        words={{ ...words, label: interpolate(labels.challenge, { gain, rules }) }}
        numberFormats={formats}
        challenge={challenge}
        morning={setting.challenge.morning}
        scale={scale}
      />
    );
  }
  // The one who trades is the last, on the line of the trade.
  const network = academy.network.toSorted(
    (one, other) => Number(one.trader === trader.id) - Number(other.trader === trader.id),
  );
  return (
    <ReferralTree
      sample={sample}
      words={{
        label: treeLabel({ language, t }),
        name: t("communities:network.name"),
        total: t("communities:network.total"),
        trader: trader.name,
        you: t("home:audiences.picture.you"),
        tier: (number) => t("communities:network.tier", { number }),
        rate: (amount) => t("communities:network.rate", { amount }),
      }}
      numberFormats={formats}
      network={network}
      tiers={tiers}
    />
  );
}
