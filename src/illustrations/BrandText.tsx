import { useSyncExternalStore } from "react";
import { domainOf } from "../visitorBrand/domainOf.ts";
import { getBrand, subscribe } from "../visitorBrand/store.ts";
import css from "./BrandText.module.css";

interface BrandTextProps {
  /** What of the brand is shown. */
  kind: "name" | "domain";
  /** Of the sample's brand. */
  name: string;
}

/** Whose product a picture shows: the sample's name or address, or a visitor's own (src/visitorBrand). */
export function BrandText({ kind, name }: BrandTextProps) {
  const shown = useBrandName(name);
  return (
    // The document may have the visitor's name already.
    <bdi
      className={css.brand}
      data-brand={kind}
      dir={kind === "domain" ? "ltr" : undefined}
      translate="no"
      suppressHydrationWarning
    >
      {kind === "name" ? shown : domainOf(shown)}
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
