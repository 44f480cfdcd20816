import { questions } from "../../content/pages/partners.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { Faq as Questions } from "../../ui/Faq/Faq.tsx";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";

/** Five questions of partners, which need no heading for the eye (PA-05). */
export const Faq = ({ t }: I18n) => (
  <FullWidthSection id="faq">
    <div className="u-page-width u-section-padding">
      <h2 id="faq-title" className="u-visually-hidden">
        {t("partners:faq.title", { large: true })}
      </h2>
      <Questions
        items={questions.map((id) => ({
          question: t(`partners:faq.items.${id}.question`, { large: true }),
          answer: t(`partners:faq.items.${id}.answer`),
        }))}
      />
    </div>
  </FullWidthSection>
);
