import { Faq, type FaqItem } from "../../ui/Faq/Faq.tsx";
import { Section } from "../../ui/Section/Section.tsx";

interface FaqSectionProps {
  title: string;
  items: readonly FaqItem[];
}

/** Questions of buyers; all answers are in the document (D24). */
export function FaqSection({ title, items }: FaqSectionProps) {
  return (
    <Section id="faq" title={title} weight="supporting">
      <Faq items={items} />
    </Section>
  );
}
