import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Whether an address leaves the site. Paths, queries, fragments and `mailto:` stay. */
export const isOutside = (href: string): boolean => /^https?:\/\//i.test(href);

/** The id of the element that describes links which open in a new tab (`aria-describedby`). */
export const newTabId = "new-tab";

/** All links of the site. One to another site opens in a new tab without access to this one (LY-15). */
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
