import { routes } from "../../content/routes.ts";
import type { I18n } from "../../i18n/messages/i18n.ts";
import { pathIn } from "../../i18n/negotiation/pathIn.ts";
import { backgroundClass } from "../../ui/FullWidthSection/background.ts";
import { FullWidthSection } from "../../ui/FullWidthSection/FullWidthSection.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { BeforeYouBook } from "../shared/BeforeYouBook.tsx";
import { finalCallId } from "../shared/FinalCallSection.tsx";
import { DoorPicture, doors } from "./DoorPicture.tsx";
import css from "./FinalCall.module.css";

/** The final call: a hall at night with an open door for each audience, and what is behind it (HM-06). */
export function FinalCall(i18n: I18n) {
  const { language, t } = i18n;
  return (
    <FullWidthSection id={finalCallId} name="final-call" background="dark">
      <div className={`${css.place} u-stack u-page-width`}>
        <h2 id="final-call-title" className="u-step-4">
          {t("home:finalCall.title", { large: true })}
        </h2>
        <ul className={`${css.hall} u-stack`}>
          {doors.map((door) => (
            <li key={door} className={`${css.bay} u-accent-border-top ${backgroundClass(door)}`}>
              <a href={pathIn(language, routes[door].path)}>
                <span className={css.door} data-branded="">
                  <DoorPicture door={door} />
                </span>
                <span className={css.words}>
                  <span className={`${css.title} u-heading-sm`}>
                    {t(`home:finalCall.${door}`)}
                    <Icon name="ArrowRight" />
                  </span>
                  <span className={css.hint}>{t(`home:finalCall.${door}Hint`)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        <BeforeYouBook {...i18n} page="home" />
      </div>
    </FullWidthSection>
  );
}
