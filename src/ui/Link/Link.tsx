import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Whether an address leaves the site. Paths, queries, fragments and `mailto:` stay. */
export const isOutside = (href: string): boolean => /^https?:\/\//i.test(href);

/** The element of a page that says what a link to a new tab does, for those who cannot see where it leads. */
export const newTabId = "new-tab";

/** The one link: an address outside the site opens in a new tab that cannot reach back (LY-15), and says so. */
export function Link({ href, children, ...rest }: LinkProps) {
  const outside = isOutside(href)
    ? { target: "_blank", rel: "noopener", "aria-describedby": newTabId }
    : undefined;
  return (
    <a href={href} {...outside} {...rest}>
      {children}
    </a>
  );
}
