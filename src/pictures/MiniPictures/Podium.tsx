import { type Fact, FactRows } from "../FactRows.tsx";
import css from "./MiniPictures.module.css";
import { Window, type WindowProps } from "./Window.tsx";

interface PodiumProps extends WindowProps {
  /** Best first. */
  places: readonly {
    name: string;
    account: string;
    figure: string;
    prize: string;
    facts: readonly Fact[];
  }[];
}

/** The result of a competition: three traders, their prizes and their results. */
export function Podium({ places, ...window }: PodiumProps) {
  return (
    <Window {...window}>
      <ol className={css.podium}>
        {places.map(({ name, account, figure, prize, facts }) => (
          <li key={name}>
            <p>
              <b>{name}</b>
              <span>
                {account} <b>{figure}</b>
              </span>
            </p>
            <p className={css.plinth} data-part="rise">
              {prize}
            </p>
            <dl>
              <FactRows facts={facts} />
            </dl>
          </li>
        ))}
      </ol>
    </Window>
  );
}
