import type { ReactNode } from "react";
import { BrandText } from "../BrandText.tsx";
import css from "./MiniPictures.module.css";

export interface WindowProps {
  /** Text alternative of the picture. */
  label: string;
  /** Name and address of the product's owner. */
  owner: { name: string; domain: string };
  /** What of the product is shown. */
  title?: string;
  /** Its current state. */
  state: string;
}

/** The window of a product, which hangs from the tape. */
export function Window({ label, owner, title, state, children }: WindowProps & { children: ReactNode }) {
  return (
    <figure role="img" aria-label={label} data-drawing="">
      <div className={css.window} aria-hidden="true">
        <p className={css.chrome}>
          <b>
            <BrandText kind="name">{owner.name}</BrandText>
            {title && ` · ${title}`}
          </b>{" "}
          <span>{state}</span>
        </p>
        <p className={css.address}>
          <BrandText kind="domain">{owner.domain}</BrandText>
        </p>
        {children}
      </div>
    </figure>
  );
}
