import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { membersIn } from "../../sections/communities/membersIn.ts";
import { networkProps } from "../../sections/communities/monthProps.ts";
import { ownTiers } from "../../sections/communities/ownTiers.ts";
import { totalOf } from "../../simulation/commission.ts";
import { withMembers } from "../../simulation/withMembers.ts";
import { ReferralNetwork } from "./ReferralNetwork.tsx";
import { scaleOf } from "./scale.ts";

/** The river of the sample at other numbers. */
function Example(i18n: I18n & { numbers: Record<string, number> }) {
  const { network, tiers, ...props } = networkProps(i18n);
  const own = ownTiers(tiers, i18n.numbers);
  return (
    <ReferralNetwork
      {...props}
      members={membersIn(i18n.language, props.words.members)}
      numberFormats={numberFormats(i18n.language)}
      network={withMembers(
        network,
        own.map(({ members }) => members),
      )}
      tiers={own}
      scale={scaleOf(totalOf(own), totalOf(tiers))}
      fields={undefined}
    />
  );
}

export const examples = (i18n: I18n) => ({
  threeTiers: <Example {...i18n} numbers={{}} />,
  twice: <Example {...i18n} numbers={{ members1: 124, tier2: 4 }} />,
  little: <Example {...i18n} numbers={{ tier1: 0.5, members2: 20 }} />,
  beyond: <Example {...i18n} numbers={{ members1: 9999 }} />,
});

export const background = "communities";
