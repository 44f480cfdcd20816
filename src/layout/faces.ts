/** A font file, as a document names it. */
export interface Face {
  family: string;
  /** As in CSS: a number, or two for the range of a variable font. */
  weight: string;
  url: string;
}

/** The fonts for the documents of one language, or for code in all of them. */
export interface FontSet {
  faces: Face[];
  /** `@font-face` rules for the files. */
  css: string;
  /** The address of a stylesheet with them. */
  stylesheet: string;
  /** `@font-face` rules for the fonts of the platform that stand in for them. */
  fallbacks: string;
}

/** The fonts that a document names: links with a family and a weight, in its `<template id="later">` at first. */
export const faceLinks = "link[data-family]";

/** What stands in for a family that has not come, as a list of families in CSS. */
export const standIns: Readonly<Record<string, string>> = {
  Headline: '"Headline Narrow", "Headline Wide", serif',
  Text: "Arial, sans-serif",
  Code: "monospace",
};

/** A font face from a link to its file, in the document: links in templates have no address. */
export function faceOf(link: HTMLLinkElement, descriptors: FontFaceDescriptors): FontFace {
  const { family, weight } = link.dataset as unknown as Face;
  return new FontFace(family, `url(${link.href})`, { weight, ...descriptors });
}
