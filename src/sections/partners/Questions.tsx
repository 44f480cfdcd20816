import { questions } from "../../facts/pages/partners.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { FaqSection } from "../shared/FaqSection.tsx";

/** Five questions of partners (PA-05). */
export function Questions({ t }: Translator) {
  return (
    <FaqSection
      title={t("partners:faq.title")}
      items={questions.map((id) => ({
        question: t(`partners:faq.items.${id}.question`),
        answer: t(`partners:faq.items.${id}.answer`),
      }))}
    />
  );
}
