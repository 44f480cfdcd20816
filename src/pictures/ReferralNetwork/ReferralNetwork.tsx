import css from "./ReferralNetwork.module.css";

export interface Member {
  /** A name, or how many members are drawn as one. */
  name: string;
  /** Commission from them, in the visitor's form. */
  figure: string;
  /** The member whose journal stands below the tree. */
  current?: boolean;
  below?: readonly Member[] | undefined;
}

interface ReferralNetworkProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** Who earns. */
  name: string;
  total: { term: string; figure: string };
  /** Nearest first. */
  tiers: readonly { name: string; rate: string; members: string; figure: string }[];
  members: readonly Member[];
}

/** Who brought whom, and what each tier pays to the one at the root. */
export function ReferralNetwork({ label, name, total, tiers, members }: ReferralNetworkProps) {
  return (
    <figure className={css.network} aria-label={label}>
      <div className={css.head}>
        <p className={css.name}>{name}</p>
        <p className={css.total}>
          <span>{total.term}</span> <b>{total.figure}</b>
        </p>
      </div>
      <ol className={css.tiers}>
        {tiers.map((tier) => (
          <li key={tier.name}>
            <p>
              <b>{tier.name}</b> <b>{tier.figure}</b>
            </p>
            <p>
              <span>{tier.rate}</span> <span>{tier.members}</span>
            </p>
          </li>
        ))}
      </ol>
      <div className={css.tree}>
        <Branches members={members} />
      </div>
    </figure>
  );
}

function Branches({ members }: { members: readonly Member[] }) {
  return (
    <ul>
      {members.map(({ name, figure, current, below }) => (
        <li key={name}>
          <p className={css.member} data-current={current ? "" : undefined}>
            <span>{name}</span> <b>{figure}</b>
          </p>
          {below && <Branches members={below} />}
        </li>
      ))}
    </ul>
  );
}
