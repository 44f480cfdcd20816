import { membersField, rateField } from "../../content/pages/communities.ts";
import { academy, type Branch, commission, tiers } from "../../content/sample/academy.ts";
import { traders } from "../../content/sample/traders.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { type Template, templates } from "../../i18n/messages/templates.ts";
import { type NetworkBranch, riverHeight } from "../../illustrations/ReferralNetwork/ReferralNetwork.tsx";
import { scaleOf } from "../../illustrations/ReferralNetwork/scale.ts";
import { numbersOf } from "./ownTiers.ts";

/** The network of the sample with the names of its branches. */
function namedNetwork({ t }: Pick<I18n, "t">): NetworkBranch[] {
  const named = ({ trader, channel, members, lots, below }: Branch): NetworkBranch => {
    const person = traders.find(({ id }) => id === trader);
    return {
      name:
        person?.name.replace(/ .*/, "<more>$&</more>") ??
        (channel && t(`communities:network.channels.${channel}`)),
      isPerson: !!person,
      ...(trader === academy.member.id && { isMarked: true }),
      members,
      lots,
      below: below?.map(named),
    };
  };
  return academy.network.map(named);
}

/** The river of the sample month, with a field for each number of a tier. */
export function networkProps({ language, t }: I18n) {
  const month = { language, network: namedNetwork({ t }), tiers };
  const formats = numberFormats(language);
  const network = templates(t, "communities:network");
  const { label, name, total, tier, fields } = network;
  return {
    ...month,
    frame: riverHeight({
      ...month,
      numberFormats: formats,
      scale: scaleOf(commission, commission),
    }),
    fields: Object.fromEntries(
      Object.entries(numbersOf(tiers)).map(([key, start]) => [
        key,
        { start, ...(key.startsWith("tier") ? rateField : membersField) },
      ]),
    ),
    sample: t("common:sampleTag"),
    words: {
      label,
      name,
      total,
      tier,
      fields,
      /** Of a number of members, by the plural form of the language. */
      members: Object.fromEntries(
        Object.entries(network).flatMap(([key, form]) =>
          key.startsWith("members_") ? [[key.slice("members_".length), form as Template<"count">]] : [],
        ),
      ),
      copy: t("common:shownAs.copy"),
      copied: t("common:shownAs.copied"),
      link: t("brokers:returns.statement.link"),
    },
  };
}

/** Lots that a member of each tier has traded. */
export const lotsPerMember = ({ language }: Pick<I18n, "language">): string =>
  tiers.map(({ lots, members }) => numberFormats(language).fixed(1)(lots / members)).join(" / ");
