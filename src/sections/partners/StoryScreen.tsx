import { type partnerStories, partners } from "../../content/partners.ts";
import { recording } from "../../content/sample/competition.ts";
import { firm } from "../../content/sample/firm.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { numberFormats } from "../../i18n/messages/numberFormats.ts";
import { PartnerScreen } from "../../illustrations/PartnerScreen/PartnerScreen.tsx";
import { secondsPerDay, stateAt } from "../../simulation/competition.ts";
import { symbols } from "../shared/Wordmark.tsx";
import css from "./Stories.module.css";

type Story = (typeof partnerStories)[number];

/** At the end of which day of the sample competition a story shows it. */
const days: Readonly<Partial<Record<Story["id"], number>>> = { exchange: 1, university: 8 };

/** What the traders of a story's partner see once it is live: a leaderboard, or the payouts of a firm. */
export function StoryScreen({ language, t, story }: I18n & { story: Story }) {
  const { id, partner } = story;
  const { changeTo, dollars } = numberFormats(language);
  const day = days[id];
  const rows =
    day === undefined
      ? firm.payouts
          .filter(({ state }) => state !== "held")
          .map(({ trader, amount }) => ({ name: trader, figure: dollars(amount) }))
      : stateAt(recording, day * secondsPerDay).standings.map(({ name, gain }) => ({
          name,
          figure: changeTo(1)(gain),
        }));
  const { name } = partners[partner];
  const state = t(`partners:stories.${id}.screen`);
  return (
    <PartnerScreen
      sample={story.sample && t("common:sampleTag")}
      label={`${name}, ${state}`}
      owner={
        <span className={css.owner} translate="no">
          <svg width="24" height="24" aria-hidden="true">
            <use href={symbols.addressOf(partner)} />
          </svg>
          {name}
        </span>
      }
      state={state}
      isRanked={day !== undefined}
      rows={rows.slice(0, 4)}
    />
  );
}
