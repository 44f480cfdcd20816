import { questions } from "../../content/pages/brokers.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { FaqSection } from "../shared/FaqSection.tsx";

/** Eight questions of brokers (BR-10). */
export function Faq({ t }: I18n) {
  return (
    <FaqSection
      title={t("brokers:faq.title", { large: true })}
      items={questions.map((id) => ({
        question: t(`brokers:faq.items.${id}.question`, { large: true }),
        answer: t(`brokers:faq.items.${id}.answer`),
      }))}
    />
  );
}
