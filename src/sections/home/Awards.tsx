import { awards, record } from "../../facts/awards.ts";
import { brand } from "../../facts/brand.ts";
import { longDay } from "../../languages/words/dates.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { AwardBadge, RecordBadge } from "../../pictures/Badges/Badges.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { areSamples, SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./Awards.module.css";

/** The awards and the record, for their tags. */
const all = [...awards, record];

/** Two awards, the world record with its proof, then the others, each with who gave it (HM-05). */
export function Awards({ language, t }: Translator) {
  const { by, on, entrants, link } = record;
  return (
    <Band name="awards" background="sunken" className="u-avoid-break">
      <div className={`${css.head} u-row u-frame`}>
        <h2 id="awards-title" className="u-label">
          {t("home:proof.awards.title")}
        </h2>
        {areSamples(all) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
      <ul className={`${css.row} u-frame`}>
        {awards.slice(0, 2).map((award) => (
          <Award key={award.id} {...award} t={t} />
        ))}
        <li className={css.award}>
          <RecordBadge logo={brand.logo} />
          <div>
            <strong className="u-headline u-step-2">{t("home:proof.awards.record.title")}</strong>
            <p>{t("home:proof.awards.record.text")}</p>
            <p className="u-note">
              {t("home:proof.awards.record.proof", {
                entrants: numbers(language).whole(entrants),
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
    </Band>
  );
}

function Award({ t, ...award }: (typeof awards)[number] & Pick<Translator, "t">) {
  const { id, emblem, by } = award;
  const given = `${by} ${t(`home:proof.awards.${id}.year`)}`;
  return (
    <li className={css.award}>
      <AwardBadge emblem={emblem} />
      <div>
        {t(`home:proof.awards.${id}.title`)}
        <GivenBy name={given} />
        {standsOut(award, all) && <SampleTag>{t("common:sampleTag")}</SampleTag>}
      </div>
    </li>
  );
}

const GivenBy = ({ name, link }: { name: string; link?: string | null }) => (
  <div className="u-note" translate="no">
    {link ? <Link href={link}>{name}</Link> : name}
  </div>
);
