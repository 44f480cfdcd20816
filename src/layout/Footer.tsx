import { brand } from "../content/brand.ts";
import { haveSamples } from "../content/cases.ts";
import { type ClaimPage, claims, claimsOnPage } from "../content/claims.ts";
import { company } from "../content/company.ts";
import { navigation } from "../content/navigation.ts";
import { testimonials } from "../content/testimonials.ts";
import type { I18n } from "../i18n/messages/i18n.ts";
import { conjunction, countries } from "../i18n/messages/lists.ts";
import { site } from "../site/site.ts";
import { backgroundClass } from "../ui/FullWidthSection/background.ts";
import { SpriteIcon } from "../ui/Icon/SpriteIcon.tsx";
import { Link } from "../ui/Link/Link.tsx";
import { BrandMark } from "../ui/Logo/BrandMark.tsx";
import { linkAddress, outsideAddress } from "./addresses.ts";
import { FigureNotes } from "./FigureNotes.tsx";
import css from "./Footer.module.css";

const disclaimers = ["company", "risk", "cftc", "testimonial"] as const;

/** Whether any testimonial or case is invented. */
const hasSamples =
  haveSamples ||
  Object.values(testimonials)
    .flat()
    .some(({ sample }) => sample);

const hasClaims = (page: string): page is ClaimPage => page in claimsOnPage;

/**
 * The footer of every page. The notes of the page's figures and the disclaimers are folded, the warning of risk and
 * what is invented are not (LY-12).
 */
export function Footer({ language, t, page }: I18n & { page: string }) {
  return (
    <footer
      className={`${css.footer} ${backgroundClass("dark")} ${hasClaims(page) ? "" : "u-no-print"}`.trim()}
    >
      <div className={`${css.inner} u-text-muted`}>
        <div className={css.about}>
          <p className={`${css.brand} u-text-ink`}>
            <BrandMark logo={brand.logo} place="footer" />
            {site.brand}
          </p>
          <p>{t("common:footer.description")}</p>
          {navigation.footer.social.length > 0 && (
            <ul className={css.social} aria-label={t("common:footer.social")}>
              {navigation.footer.social.map(({ id, icon, ...target }) => (
                <li key={id}>
                  <Link
                    className="u-icon-button"
                    href={outsideAddress(target)}
                    aria-label={t(`common:navigation.${id}`)}
                    data-tooltip=""
                  >
                    <SpriteIcon name={icon} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        {(["solutions", "company"] as const).map((group) => (
          // A title that is not a heading, because no text belongs to it.
          <div key={group}>
            <p id={`footer-${group}`} className={`${css.title} u-text-ink u-semibold`}>
              {t(`common:footer.${group}`)}
            </p>
            <ul className={css.links} aria-labelledby={`footer-${group}`}>
              {navigation.footer[group].map((link) => (
                <li key={link.id}>
                  <FooterLink link={link} language={language} t={t} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <section className={`${css.disclaimers} u-span-all-columns u-border-top u-step--1`}>
          <h2 className="u-visually-hidden">{t("common:footer.disclaimers", { large: true })}</h2>
          <div className={css.warnings}>
            <p className="u-text-ink">{t("common:footer.disclaimer.risk.warning")}</p>
            {hasClaims(page) && claimsOnPage[page].some((id) => claims[id].sample) && (
              <p>{t("common:claims.lead")}</p>
            )}
            {hasSamples && <p>{t("common:footer.samples")}</p>}
          </div>
          {hasClaims(page) && (
            <details className={css.notes}>
              <summary>
                <h3 id="claims-title" className="u-text-ink">
                  {t("common:claims.title", { large: true })}
                </h3>
              </summary>
              <FigureNotes language={language} t={t} page={page} />
            </details>
          )}
          {disclaimers.map((disclaimer) => (
            <details key={disclaimer}>
              <summary>
                <h3 className="u-text-ink">
                  {t(`common:footer.disclaimer.${disclaimer}.title`, { large: true })}
                </h3>
              </summary>
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
            </details>
          ))}
        </section>
        <p className={`${css.legal} u-span-all-columns u-space-between u-step--1`}>
          <span>{t("common:footer.copyright", { year: site.legalUpdated.slice(0, 4) })}</span>
          {navigation.footer.legal.map((link) => (
            <FooterLink key={link.id} link={link} language={language} t={t} />
          ))}
        </p>
      </div>
    </footer>
  );
}

type FooterLinkProps = I18n & { link: (typeof navigation.footer)["company"][number] };

const FooterLink = ({ link, language, t }: FooterLinkProps) => (
  <Link href={linkAddress(link, language)}>{t(`common:navigation.${link.id}`)}</Link>
);
