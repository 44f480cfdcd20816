import { awards, record } from "../../content/awards.ts";
import { brand } from "../../content/brand.ts";
import { longDay } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { AwardBadge, RecordBadge } from "../../illustrations/Badges/Badges.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { areSamples, SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./Awards.module.css";

/** The awards and the record, for their tags. */
const all = [...awards, record];

/** Two awards, the world record with its proof, then the others, each with who gave it; they need no title that is seen (HM-05). */
export function Awards({ language, t }: I18n) {
  const { by, on, entrants, link } = record;
  return (
    <FullWidthSection name="awards" background="sunken" className="u-avoid-break">
      <div className={`${css.head} u-page-width`}>
        <h2 id="awards-title" className="u-visually-hidden">
          {t("home:awards.title", { large: true })}
        </h2>
        {areSamples(all) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
      <ul className={`${css.row} u-page-width`}>
        {awards.slice(0, 2).map((award) => (
          <Award key={award.id} {...award} t={t} />
        ))}
        <li className={css.award}>
          <RecordBadge logo={brand.logo} />
          <div>
            <strong className="u-headline u-step-2">{t("home:awards.record.title")}</strong>
            <p>{t("home:awards.record.text")}</p>
            <p className="u-small">
              {t("home:awards.record.proof", {
                entrants: numberFormats(language).whole(entrants),
                day: longDay(on, language),
              })}
            </p>
            <GivenBy name={by} link={link} />
            {standsOut(record, all) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
          </div>
        </li>
        {awards.slice(2).map((award) => (
          <Award key={award.id} {...award} t={t} />
        ))}
      </ul>
    </FullWidthSection>
  );
}

function Award({ t, ...award }: (typeof awards)[number] & Pick<I18n, "t">) {
  const { id, emblem, by } = award;
  const given = `${by} ${t(`home:awards.${id}.year`)}`;
  return (
    <li className={css.award}>
      <AwardBadge emblem={emblem} />
      <div>
        {t(`home:awards.${id}.title`)}
        <GivenBy name={given} />
        {standsOut(award, all) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
    </li>
  );
}

const GivenBy = ({ name, link }: { name: string; link?: string | null }) => (
  <div className="u-small" translate="no">
    {link ? <Link href={link}>{name}</Link> : name}
  </div>
);
