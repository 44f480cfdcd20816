import type { ReactNode } from "react";
import type { Challenge } from "../../content/sample/firm.ts";
import type { NumberFormats } from "../../i18n/messages/numberFormats.ts";
import type { Templates } from "../../i18n/messages/templates.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { BrandText } from "../BrandText.tsx";
import css from "./FirmPapers.module.css";

interface PaperProps {
  /** `common:sampleTag`. */
  sample: string;
  /** Whose papers they are. */
  firm: string;
  words: Templates<"prop-firms:features.papers">;
  numberFormats: NumberFormats;
}

interface SheetProps extends Pick<PaperProps, "sample" | "firm"> {
  title: string;
  children: ReactNode;
}

/** A sheet that the product has printed. The text beside it says what it proves, so it is hidden from screen readers. */
const Sheet = ({ sample, firm, title, children }: SheetProps) => (
  <figure className={css.shadow} aria-hidden="true" data-branded="">
    <div className={`${css.sheet} u-panel-text`}>
      <p className={`${css.head} u-brand-head`}>
        <BrandText kind="initials" name={firm} />
        <span className="u-semibold">{title}</span>
        <SampleTag>{sample}</SampleTag>
      </p>
      <table className="u-table">{children}</table>
    </div>
  </figure>
);

interface SizesProps extends PaperProps {
  terms: Challenge;
  /** Of accounts, in dollars. */
  sizes: readonly number[];
  names: Readonly<Record<"target" | "dailyDrawdown" | "maximumLoss", string>>;
}

/** What the rules are in dollars for accounts of each size. */
export const Sizes = ({ terms, sizes, names, words, numberFormats, ...sheet }: SizesProps) => (
  <Sheet {...sheet} title={words.sizes}>
    <thead>
      <tr>
        <td />
        {sizes.map((size) => (
          <th key={size} className="u-semibold u-text-end">
            {numberFormats.shortDollars(size)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {(["target", "dailyDrawdown", "maximumLoss"] as const).map((rule) => (
        <tr key={rule}>
          <th className="u-regular">
            {names[rule]} <span className="u-nowrap u-text-muted">{numberFormats.percent(terms[rule])}</span>
          </th>
          {sizes.map((size) => (
            <td key={size} className="u-text-end">
              {numberFormats.dollars(size * terms[rule])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Sheet>
);

interface PayoutProps extends PaperProps {
  /** The name of a payout, and that it has been paid. */
  title: string;
  paid: string;
  payout: { trader: string; amount: number };
  /** The trader's share of the profit. */
  split: number;
}

/** How the amount of a payout comes about. */
export const Payout = ({ title, paid, payout, split, words, numberFormats, ...sheet }: PayoutProps) => (
  <Sheet {...sheet} title={`${title} · ${payout.trader}`}>
    <tbody>
      <tr>
        <th className="u-regular">{words.identity}</th>
        <td className="u-positive u-text-end">{`✓ ${words.verified}`}</td>
      </tr>
      <tr>
        <th className="u-regular">{words.profit}</th>
        <td className="u-text-end">{numberFormats.dollars(payout.amount / split)}</td>
      </tr>
      <tr>
        <th className="u-regular">{words.share}</th>
        <td className="u-text-end">{`× ${numberFormats.percent(split)}`}</td>
      </tr>
      <tr className={css.total}>
        <th>{paid}</th>
        <td className="u-heading-sm u-text-end">{numberFormats.dollars(payout.amount)}</td>
      </tr>
    </tbody>
  </Sheet>
);

interface BalancesProps extends PaperProps {
  accounts: readonly { id: string; trader: string; balance: number }[];
}

/** Balances before a move and after it, to the cent. */
export const Balances = ({ accounts, words, numberFormats, ...sheet }: BalancesProps) => (
  <Sheet {...sheet} title={words.balances}>
    <thead>
      <tr>
        <td />
        <th className="u-regular u-text-end u-text-muted">{words.before}</th>
        <th className="u-regular u-text-end u-text-muted">{words.after}</th>
      </tr>
    </thead>
    <tbody>
      {accounts.map(({ id, trader, balance }) => (
        <tr key={id}>
          <th className="u-regular">{trader}</th>
          <td className="u-text-end">{numberFormats.dollarsAndCents(balance)}</td>
          <td className="u-text-end">{numberFormats.dollarsAndCents(balance)}</td>
        </tr>
      ))}
      <tr className={css.total}>
        <th colSpan={2}>{words.difference}</th>
        <td className="u-heading-sm u-text-end">{numberFormats.dollarsAndCents(0)}</td>
      </tr>
    </tbody>
  </Sheet>
);
