import { company } from "../facts/company.ts";
import { linksIn, type NavigationLink, nameOf } from "../facts/navigation.ts";
import { conjunction, countries } from "../languages/words/lists.ts";
import type { Translator } from "../languages/words/translator.ts";
import { site } from "../site/site.ts";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { BellMark } from "../ui/Logo/BellMark.tsx";
import { linkAddress } from "./addresses.ts";
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
            {linksIn("footer", "social").map((link) => (
              <li key={link.address}>
                <Link
                  href={linkAddress(link, language, "footer")}
                  aria-label={t(`common:navigation.${link.address}`)}
                  data-tooltip=""
                >
                  <SpriteIcon name={link.icon} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        {(["solutions", "company"] as const).map((group) => (
          // A title that is not a heading, because no text belongs to it.
          <div key={group}>
            <p id={`footer-${group}`} className={css.title}>
              {t(`common:footer.${group}`)}
            </p>
            <ul aria-labelledby={`footer-${group}`}>
              {linksIn("footer", group).map((link) => (
                <li key={nameOf(link)}>
                  <FooterLink link={link} language={language} t={t} />
                </li>
              ))}
            </ul>
          </div>
        ))}
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
          {linksIn("footer", "legal").map((link) => (
            <FooterLink key={nameOf(link)} link={link} language={language} t={t} />
          ))}
        </p>
      </div>
    </footer>
  );
}

const FooterLink = ({ link, language, t }: Translator & { link: NavigationLink }) => (
  <Link href={linkAddress(link, language, "footer")}>{t(`common:navigation.${nameOf(link)}`)}</Link>
);
