import type { ReactNode } from "react";
import { BrandText } from "../BrandText.tsx";
import css from "./MiniPictures.module.css";

interface WindowProps {
  /** Text alternative of the picture. */
  label: string;
  /** Name of the product's owner. */
  owner: string;
  /** What of the product is shown. */
  title?: string;
  /** Its current state. */
  state: string;
  children: ReactNode;
}

/** The window of a product, which hangs from the timeline. */
export const Window = ({ label, owner, title, state, children }: WindowProps) => (
  <figure role="img" aria-label={label} data-drawing="">
    <div className={`${css.window} u-screen-text`} aria-hidden="true">
      <p className={`${css.chrome} u-row u-apart`}>
        <b>
          <BrandText kind="name" name={owner} />
          {title && ` · ${title}`}
        </b>{" "}
        <span>{state}</span>
      </p>
      <p className={`${css.address} u-muted u-tiny`}>
        <BrandText kind="domain" name={owner} />
      </p>
      {children}
    </div>
  </figure>
);
