import { Faq, type FaqItem } from "./Faq.tsx";

export const questions: readonly FaqItem[] = [
  { question: "How long does a launch take?", answer: "Seven days for a new prop firm." },
  { question: "Which platforms do you connect to?", answer: "MetaTrader 4, MetaTrader 5 and cTrader." },
  { question: "Who owns the data?", answer: "You do. Export it whenever you like." },
];

export const examples = {
  independent: <Faq items={questions} />,
};

export const states = ["open"] as const;
