import type { Translate } from "../../i18n/messages/catalogues.ts";

const buttons = (t: Translate) => ({
  previous: t("common:carousel.previous"),
  next: t("common:carousel.next"),
  pause: t("common:carousel.pause"),
  play: t("common:carousel.play"),
});

const slideLabel = (t: Translate, index: number, count: number) =>
  t("common:carousel.slide", { number: index + 1, count });

/** Texts of a carousel of `count` slides, as props of `Carousel`. @param label names the carousel */
export const carouselWords = (t: Translate, label: string, count: number) => ({
  label,
  roleDescription: t("common:carousel.roleDescription"),
  words: { ...buttons(t), dots: t("common:carousel.dots") },
  slideLabels: Array.from({ length: count }, (_, index) => slideLabel(t, index, count)),
});

/** Texts of a marquee, as props of `LogoMarquee`. @param label names it */
export const marqueeWords = (t: Translate, label: string) => ({ label, words: buttons(t) });

/** Texts of a slide, as props of `CarouselSlide`. @param index from 0 */
export const slideWords = (t: Translate, index: number, count: number) => ({
  label: slideLabel(t, index, count),
  roleDescription: t("common:carousel.slideRoleDescription"),
});
