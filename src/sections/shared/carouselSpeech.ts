import type { Translate } from "../../languages/catalogues.ts";

/** All that a carousel of `count` slides says: spread it over a `CarouselIsland`. @param label names the carousel */
export const carouselSpeech = (t: Translate, label: string, count: number) => ({
  label,
  roleDescription: t("common:carousel.roleDescription"),
  count,
  words: [
    t("common:carousel.previous"),
    t("common:carousel.next"),
    t("common:carousel.dots"),
    t("common:carousel.pause"),
    t("common:carousel.play"),
  ] as const,
});

/** All that a moving strip says: spread it over a `Strip`. @param label names the strip */
export const stripSpeech = (t: Translate, label: string) => ({
  label,
  words: [
    t("common:carousel.previous"),
    t("common:carousel.next"),
    t("common:carousel.pause"),
    t("common:carousel.play"),
  ] as const,
});

/** What a slide says: spread it over a `CarouselSlide`. @param index from 0 */
export const slideSpeech = (t: Translate, index: number, count: number) => ({
  label: t("common:carousel.slide", { number: index + 1, count }),
  roleDescription: t("common:carousel.slideRoleDescription"),
});
