import type { ReactNode } from "react";
import { brand } from "../content/brand.ts";
import { navigation, type Target } from "../content/navigation.ts";
import { type RouteId, routes } from "../content/routes.ts";
import { english } from "../i18n/messages/english.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { pathIn } from "../i18n/negotiation/pathIn.ts";
import { site } from "../site/site.ts";
import { Icon } from "../ui/Icon/Icon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { BrandMark } from "../ui/Logo/BrandMark.tsx";
import { linkAddress } from "./addresses.ts";
import { BookDemo } from "./BookDemo.tsx";
import { brandLines, isLong } from "./brandLines.ts";
import { LanguageName, LanguageSwitcher } from "./LanguageSwitcher.tsx";
import css from "./Navigation.module.css";

const { solutions, items } = navigation.bar;

const isCurrent = ({ page }: Target, route: RouteId | undefined): boolean =>
  route !== undefined && page === route;

type Labels = typeof english.common.navigation;

/** The labels that have a second one. */
type Hinted = { [Id in keyof Labels]: `${Id}Hint` extends keyof Labels ? Id : never }[keyof Labels];

const hasHint = (id: keyof Labels): id is Hinted => `${id}Hint` in english.common.navigation;

interface NavigationProps extends I18n {
  route: RouteId | undefined;
}

/**
 * The sticky bar. Where its items do not fit in a row, and below 48rem, their list is the burger's popover, and Book demo
 * stays in reach beside it (LY-02 to LY-06).
 */
export function Navigation({ route, language, t }: NavigationProps) {
  const [first, second] = brandLines(site.brand);
  const solutionIsCurrent = solutions.some((link) => isCurrent(link, route));
  return (
    <header className={`${css.bar} u-size-container`}>
      <div id="menu-words" className={css.measure}>
        <span>{t("common:navigation.solutions")}</span>
        {items.map(({ id }) => (
          <span key={id}>{t(`common:navigation.${id}`)}</span>
        ))}
        <LanguageName language={language} />
        <span className="u-semibold">{t("common:navigation.bookDemo")}</span>
      </div>
      <div className={css.fold}>
        <nav className={css.navigation} aria-label={t("common:navigation.label")}>
          <a
            href={pathIn(language, routes.home.path)}
            className={css.logo}
            aria-label={t("common:navigation.logo")}
            aria-current={route === "home" ? "page" : undefined}
          >
            <BrandMark logo={brand.logo} place="bar" />
            <span aria-hidden="true" data-long={isLong(site.brand) || undefined}>
              {first}
              {second && <br />}
              {second}
            </span>
          </a>
          <button
            type="button"
            className={css.burger}
            popoverTarget="menu"
            aria-label={t("common:navigation.menu")}
          >
            <Icon name="Menu" className={css.open ?? ""} />
            <Icon name="X" className={css.close ?? ""} />
          </button>
          <div id="menu" popover="auto" className={css.menu}>
            <ul className={css.items}>
              <li>
                <details data-disclosure="hover">
                  <summary className={css.item} data-current={solutionIsCurrent || undefined}>
                    {t("common:navigation.solutions", { large: true })}
                    <Icon name="ChevronDown" size="1em" />
                  </summary>
                  <ul className={css.sheet}>
                    {solutions.map((link) => (
                      <li key={link.id}>
                        <BarLink language={language} route={route} link={link}>
                          <span className="u-semibold">{t(`common:navigation.${link.id}`)}</span>
                          {hasHint(link.id) && (
                            <span className="u-text-muted u-panel-text">
                              {t(`common:navigation.${link.id}Hint`)}
                            </span>
                          )}
                        </BarLink>
                      </li>
                    ))}
                  </ul>
                </details>
              </li>
              {items.map((link) => (
                <li key={link.id}>
                  <BarLink language={language} route={route} link={link}>
                    {t(`common:navigation.${link.id}`)}
                  </BarLink>
                </li>
              ))}
            </ul>
            <div className={css.switcher}>
              <LanguageSwitcher language={language} t={t} />
            </div>
          </div>
          <div className={css.demo}>
            <BookDemo route={route} language={language} t={t} />
          </div>
        </nav>
      </div>
    </header>
  );
}

interface BarLinkProps extends Pick<I18n, "language"> {
  link: Target;
  route: RouteId | undefined;
  children: ReactNode;
}

const BarLink = ({ language, link, route, children }: BarLinkProps) => (
  <Link
    href={linkAddress(link, language)}
    className={css.item}
    aria-current={isCurrent(link, route) ? "page" : undefined}
  >
    {children}
  </Link>
);
