import { type PartnerId, partners } from "../../content/partners.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { SpriteIcon } from "../../ui/Icon/SpriteIcon.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { SampleTag, standsOut } from "../../ui/SampleTag/SampleTag.tsx";
import css from "./LogoSection.module.css";
import { Wordmark } from "./Wordmark.tsx";

interface LogosProps {
  t: Translate;
  ids: readonly PartnerId[];
  /** The kind of each partner, shown under its name. */
  captions?: Partial<Record<PartnerId, string>> | undefined;
  /** For the eyes only, so that a marquee has no end. */
  isCopy?: boolean;
}

/** The wordmarks; those with an affiliate address are links (BR-02, PA-02). */
export function Logos({ t, ids, captions = {}, isCopy = false }: LogosProps) {
  const group = ids.map((id) => partners[id]);
  return (
    <ul aria-hidden={isCopy || undefined} className={isCopy ? "u-requires-script u-no-print" : undefined}>
      {ids.map((id) => (
        <li key={id} data-logo={isCopy ? undefined : ""}>
          <Logo
            id={id}
            caption={captions[id]}
            tag={standsOut(partners[id], group) ? t("common:sampleTag") : undefined}
            isCopy={isCopy}
          />
        </li>
      ))}
    </ul>
  );
}

interface LogoProps {
  id: PartnerId;
  caption: string | undefined;
  tag: string | undefined;
  isCopy: boolean;
}

function Logo({ id, caption, tag, isCopy }: LogoProps) {
  const address = partners[id].affiliate;
  const content = (
    <>
      <Wordmark id={id} />
      {address && <SpriteIcon name="ArrowUpRight" size="0.875rem" />}
      {caption && <span className={`${css.caption} u-span-all-columns`}>{caption}</span>}
      {tag && (
        <span className={`${css.caption} u-span-all-columns`}>
          <SampleTag>{tag}</SampleTag>
        </span>
      )}
    </>
  );
  if (!address) return <div className={`${css.logo} u-text-muted u-panel-text`}>{content}</div>;
  return (
    <Link
      href={address}
      rel="sponsored noopener"
      className={`${css.logo} u-text-muted u-panel-text`}
      tabIndex={isCopy ? -1 : undefined}
    >
      {content}
    </Link>
  );
}
