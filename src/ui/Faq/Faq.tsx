import css from "./Faq.module.css";

export interface FaqItem {
  question: string;
  answer: string;
}

/**
 * Questions with their answers as `<details>`; closed answers are in the document too (D24). On a wide window they are in
 * two columns, and an answer that opens moves only its own.
 */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  const half = Math.ceil(items.length / 2);
  return (
    <div className={css.faq}>
      {[items.slice(0, half), items.slice(half)].map((column) => (
        <div key={column[0]?.question}>
          {column.map(({ question, answer }) => (
            <details key={question} className={`${css.item} u-avoid-break`}>
              <summary className={css.question}>{question}</summary>
              <p className={`${css.answer} u-text-muted`}>{answer}</p>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
