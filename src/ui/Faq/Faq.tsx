import css from "./Faq.module.css";

export interface FaqItem {
  question: string;
  answer: string;
  /** Open from the start. */
  isOpen?: boolean;
}

interface FaqProps {
  items: readonly FaqItem[];
  /** On wide screens: one column, or two of them. */
  form?: "list" | "columns";
}

/** Questions with their answers as `<details>`; closed answers are in the document too (D24). */
export function Faq({ items, form = "list" }: FaqProps) {
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
