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
  /** The `name` of the `<details>`: of those that share it, one is open at a time. */
  name?: string;
}

/** Questions with their answers as `<details>`; closed answers are in the document too (D24). */
export function Faq({ items, name, form = "rows" }: FaqProps) {
  return (
    <div className={`${css.faq} ${css[form]}`}>
      {items.map(({ question, answer, isOpen }) => (
        <details key={question} className={`${css.item} u-avoid-break`} name={name} open={isOpen}>
          <summary className={css.question}>{question}</summary>
          <p className={`${css.answer} u-muted`}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
