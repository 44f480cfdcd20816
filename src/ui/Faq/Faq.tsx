import css from "./Faq.module.css";

export interface FaqItem {
  question: string;
  answer: string;
}

/** Questions with their answers as `<details>`; closed answers are in the document too (D24). */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={css.faq}>
      {items.map(({ question, answer }) => (
        <details key={question} className={`${css.item} u-avoid-break`}>
          <summary className={css.question}>{question}</summary>
          <p className={`${css.answer} u-text-muted`}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
