import type { ComponentProps } from "react";
import { Link } from "../Link/Link.tsx";
import css from "./Button.module.css";

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  /** `primary` is the one brass action in view. */
  emphasis?: "primary" | "secondary";
}

/** A link styled as a button. */
export function ButtonLink({ emphasis = "primary", className = "", ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${css.button} ${css[emphasis]} ${className}`.trim()} />;
}
