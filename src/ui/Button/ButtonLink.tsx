import type { ComponentProps } from "react";
import { Link } from "../Link/Link.tsx";
import css from "./Button.module.css";

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  /** `primary` is the one brass action of a view. */
  emphasis?: "primary" | "secondary";
}

/** A link that looks like what it is: something to press. */
export function ButtonLink({ emphasis = "primary", className = "", ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${css.button} ${css[emphasis]} ${className}`.trim()} />;
}
