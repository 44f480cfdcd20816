import type { Translate } from "../../languages/words/catalogues.ts";

/** Texts of a carousel of `count` slides, as props of `CarouselIsland`. @param label names the carousel */
export const carouselWords = (t: Translate, label: string, count: number) => ({
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

/** Texts of a moving strip, as props of `Strip`. @param label names the strip */
export const stripWords = (t: Translate, label: string) => ({
  label,
  words: [
    t("common:carousel.previous"),
    t("common:carousel.next"),
    t("common:carousel.pause"),
    t("common:carousel.play"),
  ] as const,
});

/** Texts of a slide, as props of `CarouselSlide`. @param index from 0 */
export const slideWords = (t: Translate, index: number, count: number) => ({
  label: t("common:carousel.slide", { number: index + 1, count }),
  roleDescription: t("common:carousel.slideRoleDescription"),
});
