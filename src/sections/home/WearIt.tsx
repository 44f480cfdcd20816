import { useState } from "react";
import { type Brand, dress, hueOf, longestName } from "./brand.ts";
import css from "./WearIt.module.css";

interface WearItProps {
  brands: readonly Brand[];
  words: {
    label: string;
    /** Label of the field for a name. */
    own: string;
    /** Announcement, with `{name}` for the name. */
    worn: string;
    off: string;
  };
}

/** Dresses the pictures of the page in another brand: a sample, or the name that a visitor types. It is not stored or sent. */
export function WearIt({ brands, words }: WearItProps) {
  const [worn, setWorn] = useState("");
  const [own, setOwn] = useState("");

  const wear = (brand: Brand | undefined) => {
    dress(document, brand);
    setWorn(brand?.name ?? "");
    // The page's status; its own script is not imported, so that it stays in one file.
    const status = document.querySelector("[data-announcer]");
    if (status) status.textContent = brand ? words.worn.replace("{name}", brand.name) : words.off;
  };

  const type = (text: string) => {
    setOwn(text);
    const name = text.trim().slice(0, longestName);
    wear(name ? { name, hue: hueOf(name) } : undefined);
  };

  return (
    <fieldset className={`${css.wear} row step--1 scripted no-print`}>
      <legend className="figure">{words.label}</legend>
      {brands.map((brand) => (
        <button
          key={brand.name}
          type="button"
          aria-pressed={worn === brand.name}
          translate="no"
          onClick={() => {
            setOwn("");
            wear(worn === brand.name ? undefined : brand);
          }}
        >
          {brand.name}
        </button>
      ))}
      <input
        type="text"
        aria-label={words.own}
        placeholder={words.own}
        maxLength={longestName}
        autoComplete="off"
        spellCheck={false}
        value={own}
        onChange={({ target }) => type(target.value)}
      />
    </fieldset>
  );
}
