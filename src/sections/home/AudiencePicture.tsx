import type { RouteId } from "../../facts/routes.ts";
import { tiers } from "../../facts/sample/academy.ts";
import { competition, floor } from "../../facts/sample/competition.ts";
import { accounts, challenge } from "../../facts/sample/firm.ts";
import { traders } from "../../facts/sample/traders.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { ChallengeMeter } from "../../pictures/MiniPictures/ChallengeMeter.tsx";
import { Podium } from "../../pictures/MiniPictures/Podium.tsx";
import { ReferralTree } from "../../pictures/MiniPictures/ReferralTree.tsx";
import { treeLabel } from "../shared/treeLabel.ts";
import { sampleBoard } from "./sampleBoard.ts";

/** A picture of the engine for an audience. */
export function AudiencePicture({ language, t, id }: Translator & { id: RouteId }) {
  const formats = numbers(language);
  const account = accounts.onTrack;
  const [first, second, third] = traders;
  const words = t("home:audiences.picture", {
    returnObjects: true,
    first: first.name,
    second: second.name,
    third: third.name,
    prize: formats.dollars(floor.prizes[0] * competition.prizePool),
    gain: formats.dollars((account.today.at(-1) ?? 0) * challenge.size),
    target: formats.dollars(challenge.target * challenge.size),
  });
  if (id === "brokers") return <Podium {...sampleBoard({ language, t })} label={words.podium} />;
  if (id === "propFirms")
    return (
      <ChallengeMeter
        words={{
          ...words,
          firm: t("prop-firms:picture.firm"),
          account: t("prop-firms:picture.account", {
            size: formats.shortDollars(challenge.size),
            trader: account.trader,
          }),
          stages: t("prop-firms:picture.stages", { returnObjects: true }),
          dailyLimit: t("prop-firms:picture.dailyLimit"),
          rules: t("prop-firms:picture.rules", { returnObjects: true }),
        }}
        numbers={formats}
        challenge={challenge}
        account={account}
      />
    );
  return (
    <ReferralTree
      words={{
        label: treeLabel({ language, t }),
        name: t("communities:network.name"),
        total: t("communities:network.total"),
        you: words.you,
        tier: (number) => t("communities:network.tier", { number }),
        rate: (amount) => t("communities:network.rate", { amount }),
        members: (count) => t("communities:network.members", { count }),
      }}
      numbers={formats}
      tiers={tiers}
    />
  );
}
