import type { ComponentProps } from "react";
import { competitionTraits } from "../../content/pages/brokers.ts";
import { ibPortal } from "../../content/sample/ibPortal.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { IbPortal } from "../../illustrations/IbPortal/IbPortal.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { initials } from "../../visitorBrand/initials.ts";
import { competitionNow } from "../shared/competitionStates.ts";
import css from "./Features.module.css";

/** Two halves: live and demo competitions compared, and a branded IB portal (BR-04). */
export function Features(i18n: I18n) {
  const { t } = i18n;
  return (
    <FullWidthSection id="features" className={css.features}>
      <h2 id="features-title" className="u-visually-hidden">
        {t("brokers:features.title", { large: true })}
      </h2>
      <article
        className={`${css.competitions} u-size-container u-stack`}
        aria-labelledby="competitions-title"
      >
        <h3 id="competitions-title" className="u-step-3">
          {t("brokers:features.competitions.title", { large: true })}
        </h3>
        <p className="u-text-muted">{t("brokers:features.competitions.text")}</p>
        <table className="u-table">
          <caption className="u-visually-hidden">{t("brokers:features.competitions.table")}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col" className="u-heading-sm">
                {t("brokers:picture.demo")}
              </th>
              <th scope="col" className={`${css.live} u-heading-sm`}>
                {t("brokers:picture.live")}
              </th>
            </tr>
          </thead>
          <tbody>
            {competitionTraits.map((trait) => (
              <tr key={trait}>
                <th scope="row" className="u-small u-regular">
                  {t(`brokers:features.competitions.rows.${trait}.name`)}
                </th>
                <td>{t(`brokers:features.competitions.rows.${trait}.demo`)}</td>
                <td className={`${css.live} u-semibold`}>
                  {t(`brokers:features.competitions.rows.${trait}.live`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </article>
      <article className={`${css.portals} u-stack`} aria-labelledby="portals-title">
        <h3 id="portals-title" className="u-step-3">
          {t("brokers:features.portals.title", { large: true })}
        </h3>
        <p className="u-max-line-length">{t("brokers:features.portals.text")}</p>
        <IbPortal {...portalProps(i18n)} />
      </article>
    </FullWidthSection>
  );
}

/** The IB's portal, with those of its members who are in the competition. */
export function portalProps({ language, t }: I18n): ComponentProps<typeof IbPortal> {
  const format = numberFormats(language);
  const { portal } = ibPortal;
  const words = t("brokers:features.portals.picture", {
    returnObjects: true,
    host: `<host>${t("home:board.host")}</host>`,
    competition: t("home:board.name"),
    members: format.whole(portal.members),
    commission: format.dollars(portal.commission),
  });
  return {
    sample: t("common:sampleTag"),
    words,
    returns: t("brokers:picture.return"),
    monogram: initials(words.name),
    numberFormats: format,
    portal,
    traders: competitionNow.standings.flatMap((standing) =>
      portal.traders
        .filter(({ trader }) => trader === standing.id)
        .map(({ commission }) => ({ ...standing, commission })),
    ),
  };
}
