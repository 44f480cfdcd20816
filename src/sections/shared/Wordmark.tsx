import { type PartnerId, partners } from "../../facts/partners.ts";
import css from "./Wordmark.module.css";

/** A partner's mark and its name as we set it, in grey until somebody points at it (D3). */
export function Wordmark({ id }: { id: PartnerId }) {
  const [first, ...rest] = partners[id].name.split(" ");
  return (
    <span className={`${css.mark} ${css[id]}`} translate="no">
      <span>
        {first} {rest.length > 0 && <small>{rest.join(" ")}</small>}
      </span>
    </span>
  );
}
