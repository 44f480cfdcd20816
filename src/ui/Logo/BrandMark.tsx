import type { SVGProps } from "react";
import type { Logo } from "../../content/logo.ts";

interface BrandMarkProps extends SVGProps<SVGSVGElement> {
  logo: Logo;
  /** Where it is, a word that no other logo in the document has: its ids begin with it. */
  place: string;
}

/** The brand's logo. What has no colour in it takes that of the text around it. */
export const BrandMark = ({ logo, place, ...attributes }: BrandMarkProps) => (
  <svg
    viewBox={logo.viewBox}
    width="32"
    height="32"
    fill="currentColor"
    aria-hidden="true"
    {...attributes}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: logo.ts has checked it.
    dangerouslySetInnerHTML={{ __html: logo.content.replaceAll(logo.ids, `${place}-`) }}
  />
);
