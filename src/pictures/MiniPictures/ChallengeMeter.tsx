import css from "./MiniPictures.module.css";

interface MeterProps {
  name: string;
  value: string;
  limit: string;
  /** Filled share, in percent. */
  share: number;
}

interface ChallengeMeterProps {
  label: string;
  account: string;
  meters: readonly MeterProps[];
  rules: { name: string; met: string };
}

/** A challenge account: how far to the target, how close to the daily limit, which rules hold. */
export function ChallengeMeter({ label, account, meters, rules }: ChallengeMeterProps) {
  return (
    <figure className={css.challenge} aria-label={label}>
      <figcaption>{account}</figcaption>
      {meters.map((meter) => (
        <Meter key={meter.name} {...meter} />
      ))}
      <p className={css.rules}>
        <span>{rules.name}</span>
        <b>{rules.met}</b>
      </p>
    </figure>
  );
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
