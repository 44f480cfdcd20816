import { featureGroups } from "../../content/pages/brokers.ts";
import { competition, recording } from "../../content/sample/competition.ts";
import { ibSpace } from "../../content/sample/ibSpace.ts";
import { dayRangeOfAnyYear } from "../../i18n/messages/dates.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { initials } from "../../i18n/messages/initials.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { eventsUntil } from "../../simulation/rankEvents.ts";
import type { KeyFeatureIconName } from "../../ui/Icon/Icon.tsx";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Message } from "../../ui/Message/Message.tsx";
import { Section } from "../../ui/Section/Section.tsx";
import css from "./KeyFeatures.module.css";

/** A visitor's name can take the place of the host's; in running text it may wrap. */
const hostTag = {
  host: (name: string) => (
    <bdi data-brand="name" translate="no">
      {name}
    </bdi>
  ),
};

/** The twelve features, each with what it did in one competition (BR-05). */
export function KeyFeatures(i18n: I18n) {
  const { language, t } = i18n;
  const used = usedIn(i18n);
  return (
    <Section
      id="key-features"
      title={t("brokers:keyFeatures.title", { large: true })}
      lead={
        <Message tags={hostTag}>
          {t("brokers:keyFeatures.lead", {
            ...used,
            competition: t("home:board.name"),
            dates: dayRangeOfAnyYear(competition.opens, competition.closes, language),
          })}
        </Message>
      }
    >
      <div className={css.sheet}>
        {featureGroups.map(({ id, features }) => (
          <div key={id}>
            <h3 className="u-label">{t(`brokers:keyFeatures.groups.${id}`, { large: true })}</h3>
            <ul className={css.features}>
              {features.map(({ id, icon }) => (
                <li key={id}>
                  <SpriteIcon name={icon satisfies KeyFeatureIconName} />
                  <h4 className="u-step-1">{t(`brokers:keyFeatures.items.${id}.name`, { large: true })}</h4>
                  <p className="u-small">
                    <Message tags={hostTag}>{t(`brokers:keyFeatures.items.${id}.description`, used)}</Message>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** The figures of the competition that descriptions name. */
function usedIn({ language, t }: I18n) {
  const { whole, percent, dollars, shortDollars } = numberFormats(language);
  const overtaking = eventsUntil(recording, recording.recorded).find(({ to }) => to === 1);
  const trader = overtaking?.name ?? "";
  const average = (period: string) =>
    shortDollars(ibSpace.volume.find((each) => each.period === period)?.average ?? 0);
  return {
    trader,
    initials: initials(trader),
    host: `<host>${t("home:board.host")}</host>`,
    from: whole(overtaking?.from ?? 0),
    to: whole(overtaking?.to ?? 0),
    limit: percent(competition.drawdownLimit),
    prize: dollars(competition.prizePool * competition.prizes[0]),
    before: average("before"),
    during: average("during"),
    members: whole(ibSpace.space.members),
    entrants: whole(competition.entrants),
  };
}
