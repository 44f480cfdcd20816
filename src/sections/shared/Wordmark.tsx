import { type PartnerId, partners } from "../../facts/partners.ts";
import css from "./Wordmark.module.css";

/** A partner's name and symbol, in grey until hovered (D3). */
export function Wordmark({ id }: { id: PartnerId }) {
  const [first, ...rest] = partners[id].name.split(" ");
  return (
    <span className={`${css.mark} ${css[id]}`} translate="no">
      <span>
        {`${first} `}
        {rest.length > 0 && <small>{rest.join(" ")}</small>}
      </span>
    </span>
  );
}
