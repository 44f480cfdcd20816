import css from "./Faq.module.css";

export interface FaqItem {
  question: string;
  answer: string;
}

interface FaqProps {
  items: readonly FaqItem[];
  /** Shared by lists of which only one answer is open at a time. */
  name?: string;
}

/** Questions that open to their answers; every answer is in the document, open or not (D24). */
export function Faq({ items, name }: FaqProps) {
  return (
    <div className={css.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} className={css.item} name={name}>
          <summary className={css.question}>{question}</summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
