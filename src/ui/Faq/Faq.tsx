import css from "./Faq.module.css";

export interface FaqItem {
  question: string;
  answer: string;
}

interface FaqProps {
  items: readonly FaqItem[];
  /** The `name` of the `<details>`: of those that share it, one is open at a time. */
  name?: string;
}

/** Questions with their answers as `<details>`; closed answers are in the document too (D24). */
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
