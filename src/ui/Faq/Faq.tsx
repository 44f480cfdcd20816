import css from "./Faq.module.css";

export interface FaqItem {
  question: string;
  answer: string;
  /** Open from the start. */
  isOpen?: boolean;
}

interface FaqProps {
  items: readonly FaqItem[];
  /**
   * On wide screens: `rows`, each answer beside its question; `list`, one column beside a heading; `columns`, two of
   * them; `pair`, the open ones first, side by side and larger.
   */
  form?: "rows" | "list" | "columns" | "pair";
}

/** Questions with their answers as `<details>`; closed answers are in the document too (D24). */
export function Faq({ items, form = "rows" }: FaqProps) {
  return (
    <div className={`${css.faq} ${css[form]}`}>
      {items.map(({ question, answer, isOpen }) => (
        <details key={question} className={`${css.item} u-avoid-break`} open={isOpen}>
          <summary className={css.question}>{question}</summary>
          <p className={`${css.answer} u-muted`}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
