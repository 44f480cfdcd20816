import type { Competition } from "../../content/sample/competition.ts";
import type { Trader } from "../../content/sample/traders.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import css from "./MiniIllustrations.module.css";
import { Answer, Window } from "./Window.tsx";

interface PodiumProps {
  /** `common:sampleTag`. */
  sample: string;
  words: Pick<English["home"]["board"], "host" | "name" | "day" | "return" | "prize"> & {
    label: string;
    rank: string;
  };
  numberFormats: NumberFormats;
  competition: Pick<Competition, "accountSize">;
  /** In dollars, best first: as many as there are steps. */
  prizes: readonly number[];
  /** Best first, as many as there are prizes. */
  winners: readonly Trader[];
  /** The one who trades. */
  trader: Trader;
}

/** A competition's best, on steps as high as their prizes; and the return, the rank and the prize of one of them. */
export function Podium({ sample, words, numberFormats, competition, prizes, winners, trader }: PodiumProps) {
  const { change, dollars, exactDollars } = numberFormats;
  const { accountSize } = competition;
  const rank = winners.indexOf(trader);
  const rivals = winners.filter((each) => each !== trader);
  return (
    <Window
      sample={sample}
      label={words.label}
      owner={words.host}
      state={`${words.name} · ${words.day}`}
      sum={`${exactDollars(trader.gain * accountSize)} / ${exactDollars(accountSize)} = ${change(trader.gain)}`}
      answers={
        <>
          <Answer term={words.return} figure={change(trader.gain)} live="return" />
          <Answer term={words.rank} figure={`${rank + 1}`} live="rank" />
          <Answer term={words.prize} figure={dollars(prizes[rank] ?? 0)} live="prize" />
        </>
      }
    >
      <div className={`${css.podium} u-equal-columns`}>
        {prizes.map((prize, place) => (
          <p key={prize} className={`${css.plinth} u-heading-sm`} data-place={place} data-part="rise">
            {dollars(prize)}
          </p>
        ))}
        {winners.map((each, place) => (
          <div key={each.name} data-winner={each === trader ? "trader" : ""} data-place={place}>
            <p>
              <b>{each.name}</b>{" "}
              <span
                className="u-positive"
                data-live={each === trader ? "trader" : `rival${rivals.indexOf(each)}`}
              >
                {change(each.gain)}
              </span>
            </p>
          </div>
        ))}
      </div>
    </Window>
  );
}
