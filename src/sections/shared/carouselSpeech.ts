import type { Translate } from "../../languages/catalogues.ts";

const slideLabel = (t: Translate, index: number, count: number): string =>
  t("common:carousel.slide", { number: index + 1, count });

/** All that a carousel of `count` slides says: spread it over a `CarouselIsland`. @param label names the carousel */
export const carouselSpeech = (t: Translate, label: string, count: number) => ({
  label,
  roleDescription: t("common:carousel.roleDescription"),
  slideLabels: Array.from({ length: count }, (_, index) => slideLabel(t, index, count)),
  words: {
    previous: t("common:carousel.previous"),
    next: t("common:carousel.next"),
    dots: t("common:carousel.dots"),
    pause: t("common:carousel.pause"),
    play: t("common:carousel.play"),
  },
});

/** What a slide says: spread it over a `CarouselSlide`. @param index from 0 */
export const slideSpeech = (t: Translate, index: number, count: number) => ({
  label: slideLabel(t, index, count),
  roleDescription: t("common:carousel.slideRoleDescription"),
});
