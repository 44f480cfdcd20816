import { questions } from "../../facts/pages/brokers.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { FaqSection } from "../shared/FaqSection.tsx";

/** Eight questions of growth teams (BR-10). */
export function Questions({ t }: Translator) {
  return (
    <FaqSection
      title={t("brokers:faq.title")}
      items={questions.map((id) => ({
        question: t(`brokers:faq.items.${id}.question`),
        answer: t(`brokers:faq.items.${id}.answer`),
      }))}
    />
  );
}
