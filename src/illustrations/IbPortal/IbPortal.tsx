import type { Portal } from "../../content/sample/ibPortal.ts";
import type { English } from "../../i18n/messages/english.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Standing } from "../../simulation/competition.ts";
import { Message } from "../../ui/Message/Message.tsx";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import css from "./IbPortal.module.css";

interface IbPortalProps {
  /** `common:sampleTag`. */
  sample: string;
  /** The broker is in `<host>`. */
  words: English["brokers"]["features"]["portals"]["picture"];
  /** The name of the column of returns. */
  returns: string;
  /** Of the IB's own brand. */
  monogram: string;
  numberFormats: NumberFormats;
  portal: Portal;
  /** The members in the competition, best first, each with the commission. */
  traders: readonly (Pick<Standing, "name" | "account" | "rank" | "gain"> & { commission: number })[];
}

/** An IB's own portal, with its name and colours, and below it the broker's supervision. */
export function IbPortal({
  words,
  sample,
  returns,
  monogram,
  numberFormats,
  portal,
  traders,
}: IbPortalProps) {
  const { change, dollars, whole } = numberFormats;
  const { members, active, commission } = portal;
  return (
    <figure role="img" aria-label={words.label}>
      <div className={`${css.portal} u-panel-text u-text-ink`} aria-hidden="true">
        <p className={`${css.brand} u-text-muted`}>
          <span className={`${css.monogram} u-heading-sm`}>{monogram}</span>
          <b className="u-heading-sm u-step-2">{words.name}</b>
          <span>
            <Host>{words.host}</Host>
          </span>
          <SampleTag className={css.tag}>{sample}</SampleTag>
        </p>
        <div className={`${css.body} u-stack`}>
          <dl className={`${css.rows} u-row u-space-between`}>
            {[
              [words.members, whole(members)],
              [words.active, whole(active)],
              [words.commission, dollars(commission)],
            ].map(([term, figure]) => (
              <div key={term}>
                <dt className="u-text-muted">{term}</dt>
                <dd className="u-heading-sm u-step-2">{figure}</dd>
              </div>
            ))}
          </dl>
          <table className="u-table">
            <thead>
              <tr>
                <th colSpan={2}>{words.board}</th>
                <td className="u-text-muted u-text-end">{returns}</td>
                <td className="u-text-muted u-text-end">{words.commission}</td>
              </tr>
            </thead>
            <tbody>
              {traders.map(({ name, account, rank, gain, commission }) => (
                <tr key={name}>
                  <td className="u-text-muted">{rank}</td>
                  <th>
                    {name} <small>{account}</small>
                  </th>
                  <td className="u-positive u-semibold u-text-end">{change(gain)}</td>
                  <td className="u-text-end">{dollars(commission)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={css.supervision}>
          <b>
            <Host>{words.supervised}</Host>
          </b>
          <p className="u-row">
            <span>✓ {words.branding}</span>
            <span>✓ {words.prizes}</span>
            <span className={css.pending}>{words.pending}</span>
          </p>
        </div>
      </div>
    </figure>
  );
}

/** A text with the broker's name. */
const Host = ({ children }: { children: string }) => (
  <Message tags={{ host: (name) => <BrandText kind="name" name={name} /> }}>{children}</Message>
);
