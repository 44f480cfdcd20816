import { partners, samplePartner } from "../../content/partners.ts";
import { routes } from "../../content/routes.ts";
import { integrationLog, switches } from "../../content/sample/integrations.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { sentenceSpace } from "../../i18n/messages/sentences.ts";
import { templates } from "../../i18n/messages/templates.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";

const markets = ["brokers", "propFirms", "communities"] as const;

/** What the partner's screen needs: the firms of each market, and the log of the partner's server. */
export function opportunitiesProps({ language, t }: I18n) {
  const { states, markets: names, log } = templates(t, "partners:why.opportunities");
  const { once, count } = templates(t, "partners:why.opportunities", { large: true });
  return {
    language,
    sample: t("common:sampleTag"),
    owner: partners[samplePartner].name,
    words: { once, count, space: sentenceSpace(language), states, markets: names, log },
    markets: markets.map((id) => ({
      id,
      address: pathIn(language, routes[id].path),
      clients: switches[id],
    })),
    log: integrationLog,
  };
}
