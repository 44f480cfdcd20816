import { questions } from "../../content/pages/communities.ts";
import type { Translate } from "../../i18n/messages/catalogues.ts";
import { FaqSection } from "../shared/FaqSection.tsx";

/** Questions of community leaders (IB-08). */
export function Faq({ t }: { t: Translate }) {
  return (
    <FaqSection
      title={t("communities:faq.title", { large: true })}
      items={questions.map((id) => ({
        question: t(`communities:faq.items.${id}.question`, { large: true }),
        answer: t(`communities:faq.items.${id}.answer`),
      }))}
    />
  );
}
