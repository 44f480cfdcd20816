import { useSyncExternalStore } from "react";
import { domainOf } from "../visitorBrand/domainOf.ts";
import { initials } from "../visitorBrand/initials.ts";
import { getBrand, subscribe } from "../visitorBrand/store.ts";
import css from "./BrandText.module.css";

interface BrandTextProps {
  /** What of the brand is shown. */
  kind: keyof typeof texts;
  /** Of the sample's brand. */
  name: string;
}

const texts = { name: (name: string) => name, domain: domainOf, initials };

/** Whose product a picture shows: the sample's name, address or monogram, or a visitor's own (src/visitorBrand). */
export function BrandText({ kind, name }: BrandTextProps) {
  const shown = useBrandName(name);
  return (
    // The document may have the visitor's name already.
    <bdi
      className={kind === "initials" ? css.monogram : css.brand}
      data-brand={kind}
      dir={kind === "domain" ? "ltr" : undefined}
      translate="no"
      suppressHydrationWarning
    >
      {texts[kind](shown)}
    </bdi>
  );
}

/** The visitor's name, or the sample's, which a component starts with. */
export const useBrandName = (sample: string): string =>
  useSyncExternalStore(
    subscribe,
    () => getBrand()?.name,
    () => undefined,
  ) || sample;
