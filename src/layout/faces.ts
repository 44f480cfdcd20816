/** The fonts that a document names: links with a family and a weight, in its `<template id="later">` at first. */
export const faceLinks = "link[data-family]";

/**
 * A font face from a link to its file.
 * @param display when the browser may use it, as `font-display` in CSS
 */
export function faceOf(link: HTMLLinkElement, display: FontDisplay): FontFace {
  const { family = "", weight = "" } = link.dataset;
  // In a template, `href` has no address to be resolved against.
  return new FontFace(family, `url(${link.getAttribute("href")})`, { weight, display });
}
