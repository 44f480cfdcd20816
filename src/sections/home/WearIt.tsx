import { useEffect, useRef, useState } from "react";
import { fill } from "../../pictures/fill.ts";
import { useEarlyInput } from "../../ui/hooks/useEarlyInput.ts";
import { type Brand, coloursOf, hueOf, isBlank, longestName, putColours, putName } from "./brand.ts";
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

/** Milliseconds without a letter after which a typed name brings its colours, and is announced. */
const typingPause = 500;

/** Dresses the pictures of the page in another brand: a sample, or the name that a visitor types. It is not stored or sent. */
export function WearIt({ brands, words }: WearItProps) {
  const field = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState("");
  const [brand, setBrand] = useState<Brand>();
  const timer = useRef<number>(undefined);

  /** @param delay milliseconds until the rest follows the name */
  const wear = (next: Brand | undefined, delay = 0) => {
    putName(document, next?.name);
    setBrand(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      putColours(document, next);
      // The page's status; its own script is not imported, so that it stays in one file.
      const status = document.querySelector("[data-announcer]");
      if (status) status.textContent = next ? fill(words.worn, { name: next.name }) : words.off;
    }, delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (text: string) => {
    setOwn(text);
    const name = text.trim();
    wear(isBlank(name) ? undefined : { name, hue: hueOf(name) }, typingPause);
  };

  useEarlyInput(field, type);

  return (
    <fieldset
      className={`${css.wear} u-row u-step--1 u-scripted u-no-print`}
      style={brand && coloursOf(brand)}
    >
      <legend className="u-figure">{words.label}</legend>
      {brands.map((sample) => (
        <button
          key={sample.name}
          type="button"
          aria-pressed={brand?.name === sample.name}
          translate="no"
          onClick={() => {
            setOwn("");
            wear(brand?.name === sample.name ? undefined : sample);
          }}
        >
          {sample.name}
        </button>
      ))}
      <input
        ref={field}
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
