import { questions } from "../../content/pages/prop-firms.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { FaqSection } from "../shared/FaqSection.tsx";

/** What founders ask before they open (PF-09). */
export function Faq({ t }: { t: Translate }) {
  return (
    <FaqSection
      title={t("prop-firms:faq.title", { large: true })}
      items={questions.map((id) => ({
        question: t(`prop-firms:faq.items.${id}.question`, { large: true }),
        answer: t(`prop-firms:faq.items.${id}.answer`),
      }))}
    />
  );
}
