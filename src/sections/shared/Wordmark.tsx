import { type PartnerId, partners } from "../../content/partners.ts";
import { symbolFile } from "../../ui/SymbolFile/symbolFile.ts";
import css from "./Wordmark.module.css";

/** The symbols of all partners in one file: grey, and in their own colour where `--own` is 1. */
export const symbols = symbolFile(
  "partners",
  Object.entries(partners).map(([id, { logo, colour }]) => (
    <symbol key={id} id={id} viewBox={logo.viewBox}>
      <g
        fill="currentColor"
        color={`color-mix(in srgb, ${colour} calc(100% * var(--own, 0)), currentcolor)`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: logo.ts has checked it.
        dangerouslySetInnerHTML={{ __html: logo.content }}
      />
    </symbol>
  )),
);

/** A partner's name and symbol, in grey until hovered (D3). */
export function Wordmark({ id }: { id: PartnerId }) {
  const { name, lettering } = partners[id];
  const [first, ...rest] = name.split(" ");
  return (
    <span className={`${css.mark} u-text-muted ${lettering ? css[lettering] : ""}`.trim()} translate="no">
      <svg width="32" height="32" aria-hidden="true">
        <use href={symbols.addressOf(id)} />
      </svg>
      <span>
        {`${first} `}
        {rest.length > 0 && <small className="u-block">{rest.join(" ")}</small>}
      </span>
    </span>
  );
}
