import { partners, samplePartner } from "../../content/partners.ts";
import { competition } from "../../content/sample/competition.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { BrandText } from "../../illustrations/BrandText.tsx";
import { PartnerScreen } from "../../illustrations/PartnerScreen/PartnerScreen.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { competitionNow } from "../shared/competitionStates.ts";
import { symbols } from "../shared/Wordmark.tsx";
import css from "./PartnerBoard.module.css";

/** Where the ruler leads to: a broker's competition under the name of the partner (PA-01). */
export function PartnerBoard({ language, t }: I18n) {
  const { name } = partners[samplePartner];
  const { changeTo, dollars } = numberFormats(language);
  const ranked = competitionNow.standings.filter(({ disqualified }) => disqualified === undefined);
  return (
    <PartnerScreen
      sample={t("common:sampleTag")}
      label={t("partners:board.label", { partner: name })}
      owner={t("home:board.host")}
      state={`${t("home:board.name")} · ${t("home:board.prizePool")} ${dollars(competition.prizePool)}`}
      banner={
        <div className={`${css.sponsor} u-brand-head`}>
          <svg width="40" height="40" className={css.symbol} aria-hidden="true">
            <use href={symbols.addressOf(samplePartner)} />
          </svg>
          <span className={css.monogram}>
            <BrandText kind="initials" name={name} />
          </span>
          <p>
            {t("partners:board.sponsor")}
            <b className="u-heading-sm u-block">
              <BrandText kind="name" name={name} />
            </b>
          </p>
        </div>
      }
      rows={ranked.slice(0, 5).map((trader) => ({ name: trader.name, figure: changeTo(1)(trader.gain) }))}
      action={
        <Message tags={{ partner: (partner) => <BrandText kind="name" name={partner} /> }}>
          {t("partners:board.join", { partner: name })}
        </Message>
      }
    />
  );
}
