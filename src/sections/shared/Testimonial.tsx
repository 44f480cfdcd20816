import type { Testimonial as Content } from "../../content/testimonials.ts";
import { hasLargeQuotations } from "../../i18n/lineBreakRules.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { SampleTag } from "../../ui/SampleTag/SampleTag.tsx";
import { initials } from "../../visitorBrand/initials.ts";
import css from "./Testimonial.module.css";

interface TestimonialProps extends I18n {
  testimonial: Content;
  className?: string | undefined;
  quoteClass?: string | undefined;
  hasAvatar?: boolean;
  /** Whether it has a tag of its own, because others beside it are real. */
  isTagged?: boolean;
}

/** What a person says, with name, role and company. Sections set the size of the quote. */
export function Testimonial({
  language,
  t,
  testimonial: { company, words },
  className,
  quoteClass,
  hasAvatar = false,
  isTagged = false,
}: TestimonialProps) {
  const { name, role } = t(words, { returnObjects: true });
  return (
    <figure className={className}>
      <blockquote className={quoteClass}>
        <Quote>{t(`${words}.quote`, { large: hasLargeQuotations(language) })}</Quote>
      </blockquote>
      <figcaption className={`${css.person} u-media`}>
        {hasAvatar && (
          <span className={`${css.avatar} u-semibold`} aria-hidden="true">
            {initials(name)}
          </span>
        )}
        <div>
          <b>{name}</b>
          <p className="u-text-muted">{t("common:byline", { who: role, where: company })}</p>
          {isTagged && <SampleTag>{t("common:sampleTag")}</SampleTag>}
        </div>
      </figcaption>
    </figure>
  );
}

/** Its last full stop is an element, since some languages set it after the quotation mark. */
const Quote = ({ children }: { children: string }) =>
  children.endsWith(".") ? (
    <>
      {children.slice(0, -1)}
      <span>.</span>
    </>
  ) : (
    children
  );
