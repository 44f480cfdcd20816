import { questions } from "../../content/pages/partners.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { FaqSection } from "../shared/FaqSection.tsx";

/** Five questions of partners (PA-05). */
export function Faq({ t }: I18n) {
  return (
    <FaqSection
      title={t("partners:faq.title", { large: true })}
      items={questions.map((id) => ({
        question: t(`partners:faq.items.${id}.question`, { large: true }),
        answer: t(`partners:faq.items.${id}.answer`),
      }))}
    />
  );
}
