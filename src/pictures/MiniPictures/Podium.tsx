import css from "./MiniPictures.module.css";

interface PodiumProps {
  label: string;
  /** Best first. */
  places: readonly { name: string; figure: string }[];
}

/** The end of a competition: three traders on the tape. */
export function Podium({ label, places }: PodiumProps) {
  return (
    <figure className={css.podium} aria-label={label}>
      <ol>
        {places.map(({ name, figure }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{figure}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
