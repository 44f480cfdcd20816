import type { I18n } from "../../i18n/messages/i18n.ts";
import { onDark, onLight, visitorColours } from "../../visitorBrand/colours.ts";
import css from "./NameField.module.css";

/** A visitor's name and one of six colours, for all pictures of the site (HM-07). */
export function NameField({ t }: Pick<I18n, "t">) {
  return (
    <div className={`${css.field} u-requires-script u-no-print`} data-brand-field="">
      <label htmlFor="brand-name" className="u-semibold">
        {t("home:nameField.label")}
      </label>
      <div className={css.name}>
        <input
          id="brand-name"
          type="text"
          placeholder={t("home:nameField.example")}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          aria-describedby="brand-count"
        />
        <span id="brand-count" className="u-text-muted u-tabular" data-count="" hidden />
      </div>
      <fieldset className={css.colours}>
        <legend className="u-visually-hidden">{t("home:nameField.colour", { large: true })}</legend>
        {visitorColours.map(({ id, ...tone }) => (
          <label key={id}>
            <input
              type="radio"
              name="colour"
              value={id}
              autoComplete="off"
              aria-label={t(`home:nameField.colours.${id}`)}
              data-tooltip=""
            />
            <svg width="28" height="28" viewBox="-14 -14 28 28" aria-hidden="true">
              <circle r="10" fill={`light-dark(${onLight(tone)}, ${onDark(tone)})`} />
              <circle r="13" fill="none" strokeWidth="2" />
            </svg>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
