import type { ReactNode } from "react";
import css from "./MiniPictures.module.css";

export interface WindowProps {
  /** Text alternative of the picture. */
  label: string;
  /** Name of the product's owner. */
  name: string;
  /** Its current state. */
  state: string;
}

/** The window of a product, which hangs from the tape. */
export function Window({ label, name, state, children }: WindowProps & { children: ReactNode }) {
  return (
    <figure role="img" aria-label={label}>
      <div className={css.window} aria-hidden="true">
        <p className={css.chrome}>
          <b>{name}</b> <span>{state}</span>
        </p>
        {children}
      </div>
    </figure>
  );
}
