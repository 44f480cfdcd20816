import { type RouteId, routes } from "../../facts/routes.ts";
import { pathIn } from "../../languages/choosing/pathIn.ts";
import type { Translator } from "../../languages/words/translator.ts";
import { Band } from "../../ui/Band/Band.tsx";
import { backgroundClass } from "../../ui/Band/background.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { finalCallId } from "../shared/FinalCall.tsx";
import css from "./Final.module.css";

const doors = ["brokers", "propFirms", "communities"] as const satisfies readonly RouteId[];

/** The final call: a hall at night with an open door for each audience (HM-06). */
export function Final({ language, t }: Translator) {
  return (
    <Band id={finalCallId} name="final" background="dark">
      <div className={`${css.place} u-stack u-frame`}>
        <h2 id="final-title" className="u-step-5">
          {t("home:final.title")}
        </h2>
        <ul className={`${css.hall} u-stack`}>
          {doors.map((door) => (
            <li key={door} className={`${css.bay} u-top-rule ${backgroundClass(door)}`}>
              <a href={pathIn(language, routes[door].path)}>
                <span className={css.door} />
                <span className={css.words}>
                  <span className={`${css.title} u-figure`}>
                    {t(`home:final.${door}`)}
                    <Icon name="ArrowRight" />
                  </span>
                  <span className={css.hint}>{t(`home:final.${door}Hint`)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
