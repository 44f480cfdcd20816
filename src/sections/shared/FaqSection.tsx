import { Faq, type FaqItem } from "../../ui/Faq/Faq.tsx";
import { Section } from "../../ui/Section/Section.tsx";

interface FaqSectionProps {
  title: string;
  lead?: string;
  items: readonly FaqItem[];
  form: "list" | "columns";
}

/** Questions of buyers; all answers are in the document (D24). */
export function FaqSection({ title, lead, items, form }: FaqSectionProps) {
  return (
    <Section id="faq" title={title} {...(lead && { lead })} heading={form === "list" ? "side" : "over"}>
      <Faq items={items} form={form} />
    </Section>
  );
}
