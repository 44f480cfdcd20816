import { type RouteId, routes } from "../../facts/routes.ts";
import type { Speech } from "../../languages/speech.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { FinalCall } from "../shared/FinalCall.tsx";
import css from "./Final.module.css";

const doors = ["brokers", "propFirms", "communities"] as const satisfies readonly RouteId[];

/** The last section: a hall at night with an open door for each audience (HM-06). */
export function Final({ t }: Speech) {
  return (
    <FinalCall
      title={t("home:final.title")}
      text={t("home:final.text")}
      place={
        <ul className={css.hall}>
          {doors.map((door) => (
            <li key={door} className={css[door]}>
              <a href={routes[door].path}>
                <span className={css.name}>{t(`home:final.${door}`)}</span>
                <span>{t(`home:final.${door}Hint`)}</span>
                <Icon name="ArrowRight" />
              </a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
