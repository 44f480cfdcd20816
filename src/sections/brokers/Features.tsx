import { competitionTraits } from "../../facts/pages/brokers.ts";
import { floor } from "../../facts/sample/competition.ts";
import { ibSpace } from "../../facts/sample/ibSpace.ts";
import { traders } from "../../facts/sample/traders.ts";
import { initials } from "../../languages/words/initials.ts";
import { numbers } from "../../languages/words/numbers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { IbSpace } from "../../pictures/IbSpace/IbSpace.tsx";
import { Band } from "../../ui/Band/Band.tsx";
import css from "./Features.module.css";

/** Two halves: live and demo competitions compared, and a branded IB space (BR-04). */
export function Features({ language, t }: Translator) {
  const { change, dollars, whole } = numbers(language);
  const { members, active, commission, activity, commissions } = ibSpace.space;
  const host = t("home:board.host");
  const name = t("brokers:features.spaces.picture.name");
  return (
    <Band id="features" className={css.features}>
      <h2 id="features-title">{t("brokers:features.title")}</h2>
      <article className={css.competitions} aria-labelledby="competitions-title">
        <h3 id="competitions-title">{t("brokers:features.competitions.title")}</h3>
        <p>{t("brokers:features.competitions.text")}</p>
        <table className={css.table}>
          <caption className="visually-hidden">{t("brokers:features.competitions.table")}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{t("brokers:features.competitions.demo")}</th>
              <th scope="col">{t("brokers:features.competitions.live")}</th>
            </tr>
          </thead>
          <tbody>
            {competitionTraits.map((trait) => (
              <tr key={trait}>
                <th scope="row">{t(`brokers:features.competitions.rows.${trait}.name`)}</th>
                <td>{t(`brokers:features.competitions.rows.${trait}.demo`)}</td>
                <td>{t(`brokers:features.competitions.rows.${trait}.live`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </article>
      <article className={css.spaces} aria-labelledby="spaces-title">
        <h3 id="spaces-title">{t("brokers:features.spaces.title")}</h3>
        <p>{t("brokers:features.spaces.text")}</p>
        <IbSpace
          label={t("brokers:features.spaces.picture.label", {
            members: whole(members),
            commission: dollars(commission),
          })}
          name={name}
          monogram={initials(name)}
          host={t("brokers:features.spaces.picture.host", { host })}
          facts={[
            { term: t("brokers:features.spaces.picture.members"), figure: whole(members) },
            { term: t("brokers:features.spaces.picture.active"), figure: whole(active) },
            { term: t("brokers:features.spaces.picture.commission"), figure: dollars(commission) },
          ]}
          activity={activity}
          board={{
            title: t("brokers:features.spaces.picture.board", { competition: t("home:board.name") }),
            columns: [t("brokers:picture.return"), t("brokers:features.spaces.picture.commission")],
            rows: floor.followers.map(({ name, account, gain }, place) => ({
              rank: traders.length + place + 1,
              name,
              account,
              figure: change(gain),
              commission: dollars(commissions[place] ?? 0),
            })),
          }}
          supervision={{
            by: t("brokers:features.spaces.picture.supervised", { host }),
            approvals: [
              t("brokers:features.spaces.picture.branding"),
              t("brokers:features.spaces.picture.prizes"),
            ],
            pending: t("brokers:features.spaces.picture.pending"),
          }}
        />
      </article>
    </Band>
  );
}
