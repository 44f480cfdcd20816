import type { ReactNode } from "react";
import type { PartnerId } from "../../facts/partners.ts";
import type { Translate } from "../../languages/catalogues.ts";
import { site } from "../../site/site.ts";
import { CarouselSlide } from "../../ui/Carousel/CarouselSlide.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { carouselSpeech, slideSpeech } from "./carouselSpeech.ts";
import css from "./LogoStrip.module.css";
import { Wordmark } from "./Wordmark.tsx";

interface LogoStripProps {
  title: string;
  /** The scrolling strip: an island around `LogoSlides`. */
  children?: ReactNode;
}

/** A band with the wordmarks of partners on it. */
export function LogoStrip({ title, children }: LogoStripProps) {
  return (
    <section id="partners" className={css.strip} aria-labelledby="partners-title">
      <div className={css.inner}>
        <h2 id="partners-title" className={css.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** Settings of the scrolling strip: five at a time, on mobile one, clamped at both ends (BR-02, PA-02). */
export const logoCarousel = (t: Translate, label: string, ids: readonly PartnerId[]) =>
  ({ ...carouselSpeech(t, label, ids.length), layout: "strip" }) as const;

interface LogoSlidesProps {
  t: Translate;
  ids: readonly PartnerId[];
  /** What each partner is, under its name. */
  captions?: Partial<Record<PartnerId, string>>;
}

/** The wordmarks, as finished HTML for the carousel's slot; those with an affiliate address are links. */
export function LogoSlides({ t, ids, captions = {} }: LogoSlidesProps) {
  return ids.map((id, index) => (
    <CarouselSlide key={id} {...slideSpeech(t, index, ids.length)}>
      <Logo id={id} caption={captions[id]} />
    </CarouselSlide>
  ));
}

function Logo({ id, caption }: { id: PartnerId; caption: string | undefined }) {
  const address = site.links.affiliates[id];
  const content = (
    <>
      <Wordmark id={id} />
      {address && <Icon name="ArrowUpRight" />}
      {caption && <span className={css.caption}>{caption}</span>}
    </>
  );
  if (!address) return <div className={css.logo}>{content}</div>;
  return (
    <Link href={address} rel="sponsored noopener" className={css.logo}>
      {content}
    </Link>
  );
}
