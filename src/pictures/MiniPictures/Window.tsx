import type { ReactNode } from "react";
import css from "./MiniPictures.module.css";

export interface WindowProps {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** Whose product it is. */
  name: string;
  /** What it is at. */
  state: string;
}

/** The frame of a product that hangs from the tape. */
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
