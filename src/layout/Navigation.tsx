import type { ReactNode } from "react";
import { type RouteId, routes, solutions } from "../facts/routes.ts";
import { pathIn } from "../languages/choosing/pathIn.ts";
import type { Translator } from "../languages/words/translator.ts";
import { site } from "../site/site.ts";
import { Icon } from "../ui/Icon/Icon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { BellMark } from "../ui/Logo/BellMark.tsx";
import { BookDemo } from "./BookDemo.tsx";
import { LanguageSwitcher } from "./LanguageSwitcher.tsx";
import css from "./Navigation.module.css";

const pages = ["caseStudies", "partners"] as const satisfies readonly RouteId[];

interface NavigationProps extends Translator {
  route: RouteId | undefined;
}

/**
 * The sticky bar. Below 768 px the list of items is the burger's popover, and Book demo stays in
 * reach beside it (LY-02 to LY-06).
 */
export function Navigation({ route, language, t }: NavigationProps) {
  const solutionIsCurrent = solutions.some((solution) => solution === route);
  return (
    <header className={css.bar}>
      <nav className={css.navigation} aria-label={t("common:navigation.label")}>
        <a
          href={pathIn(language, routes.home.path)}
          className={css.logo}
          aria-label={t("common:navigation.logo")}
          aria-current={route === "home" ? "page" : undefined}
        >
          <BellMark />
          <span aria-hidden="true">{site.brand}</span>
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
              <details className={css.solutions} data-disclosure="hover">
                <summary className={css.item} data-current={solutionIsCurrent || undefined}>
                  {t("common:navigation.solutions")}
                  <Icon name="ChevronDown" />
                </summary>
                <ul className={css.sheet}>
                  {solutions.map((solution) => (
                    <li key={solution}>
                      <PageLink language={language} route={route} to={solution}>
                        <span className={css.name}>{t(`common:navigation.${solution}`)}</span>
                        <span className={css.hint}>{t(`common:navigation.${solution}Hint`)}</span>
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
            {pages.map((page) => (
              <li key={page}>
                <PageLink language={language} route={route} to={page}>
                  {t(`common:navigation.${page}`)}
                </PageLink>
              </li>
            ))}
            <li>
              <Link href={site.links.blog} className={css.item}>
                {t("common:navigation.blog")}
              </Link>
            </li>
            <li>
              <Link href={site.links.app} className={css.item}>
                {t("common:navigation.app")}
              </Link>
            </li>
          </ul>
          <div className={css.switcher}>
            <LanguageSwitcher language={language} t={t} />
          </div>
        </div>
        <div className={css.demo}>
          <BookDemo route={route} language={language} t={t} />
        </div>
      </nav>
    </header>
  );
}

interface PageLinkProps extends Pick<Translator, "language"> {
  to: RouteId;
  route: RouteId | undefined;
  children: ReactNode;
}

function PageLink({ language, to, route, children }: PageLinkProps) {
  return (
    <a
      href={pathIn(language, routes[to].path)}
      className={css.item}
      aria-current={to === route ? "page" : undefined}
    >
      {children}
    </a>
  );
}
