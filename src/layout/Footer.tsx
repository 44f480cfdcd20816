import type { ReactNode } from "react";
import { company } from "../facts/company.ts";
import { routes } from "../facts/routes.ts";
import { pathIn } from "../languages/choosing/pathIn.ts";
import { conjunction, countries } from "../languages/words/lists.ts";
import type { Translator } from "../languages/words/translator.ts";
import { site } from "../site/site.ts";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { BellMark } from "../ui/Logo/BellMark.tsx";
import css from "./Footer.module.css";

const disclaimers = ["company", "risk", "cftc", "testimonial"] as const;

/** The footer of every page (LY-12). */
export function Footer({ language, t }: Translator) {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.about}>
          <p className={css.brand}>
            <BellMark />
            {site.brand}
          </p>
          <p>{t("common:footer.description")}</p>
          <ul className={css.social} aria-label={t("common:footer.social")}>
            <li>
              <Link href={site.links.linkedin} aria-label={t("common:footer.linkedin")} data-tooltip="">
                <SpriteIcon name="Linkedin" />
              </Link>
            </li>
            <li>
              <Link href={site.links.instagram} aria-label={t("common:footer.instagram")} data-tooltip="">
                <SpriteIcon name="Instagram" />
              </Link>
            </li>
          </ul>
        </div>
        <Group id="footer-solutions" title={t("common:footer.solutions")}>
          <li>
            <a href={pathIn(language, routes.brokers.path)}>{t("common:navigation.brokers")}</a>
          </li>
          <li>
            <a href={pathIn(language, routes.propFirms.path)}>{t("common:navigation.propFirms")}</a>
          </li>
          <li>
            {/* The specification writes this address in lower case in the footer. */}
            <a href={pathIn(language, routes.communities.path.toLowerCase())}>
              {t("common:navigation.communities")}
            </a>
          </li>
        </Group>
        <Group id="footer-company" title={t("common:footer.company")}>
          <li>
            <a href={pathIn(language, routes.caseStudies.path)}>{t("common:navigation.caseStudies")}</a>
          </li>
          <li>
            <a href={pathIn(language, routes.partners.path)}>{t("common:navigation.partners")}</a>
          </li>
          <li>
            <Link href={site.links.blog}>{t("common:navigation.blog")}</Link>
          </li>
          <li>
            <Link href={site.links.status}>{t("common:footer.status")}</Link>
          </li>
        </Group>
        <section className={css.disclaimers}>
          <h2 className="visually-hidden">{t("common:footer.disclaimers")}</h2>
          {disclaimers.map((disclaimer) => (
            <div key={disclaimer}>
              <h3>{t(`common:footer.disclaimer.${disclaimer}.title`)}</h3>
              <p>{t(`common:footer.disclaimer.${disclaimer}.text`)}</p>
              {disclaimer === "company" && (
                <p>
                  {t("common:footer.registration", {
                    number: company.registration.number,
                    address: company.address.text,
                    directors: conjunction(company.directors.names, language),
                    regions: countries(company.hosting.regions, language),
                  })}
                </p>
              )}
            </div>
          ))}
        </section>
        <p className={css.legal}>
          <span>{t("common:footer.copyright", { year: site.legalUpdated.slice(0, 4) })}</span>
          <a href={pathIn(language, routes.privacyPolicy.path)}>{t("common:footer.privacy")}</a>
        </p>
      </div>
    </footer>
  );
}

/** A list of links, labelled by a title that is not a heading, because no text belongs to it. */
function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div>
      <p id={id} className={css.title}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}
