import css from "./MiniPictures.module.css";

interface ChallengeMeterProps {
  label: string;
  account: string;
  profitTarget: string;
  dailyDrawdown: string;
  rulesMet: string;
}

/** A challenge account: how far to the target, how close to the daily limit, which rules hold. */
export function ChallengeMeter({
  label,
  account,
  profitTarget,
  dailyDrawdown,
  rulesMet,
}: ChallengeMeterProps) {
  return (
    <figure className={css.challenge} aria-label={label}>
      <figcaption>{account}</figcaption>
      <Meter name={profitTarget} value="$6,420" limit="$8,000" share={80} />
      <Meter name={dailyDrawdown} value="$1,150" limit="$5,000" share={23} />
      <p className={css.rules}>
        <span>{rulesMet}</span>
        <b>7 / 7</b>
      </p>
    </figure>
  );
}

interface MeterProps {
  name: string;
  value: string;
  limit: string;
  /** Filled share, in percent. */
  share: number;
}

function Meter({ name, value, limit, share }: MeterProps) {
  return (
    <div className={css.meter}>
      <p>
        <span>{name}</span>
        <b>
          {value} <span>/ {limit}</span>
        </b>
      </p>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.track} d="M0 3h100" />
        <path className={css.value} d={`M0 3h${share}`} />
        <path className={css.limit} d="M99.3 0v6" />
      </svg>
    </div>
  );
}
