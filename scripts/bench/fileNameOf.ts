/** A path as a part of a file's name: `/partners?lng=ru` is `partners-lng-ru`, `/` is `home`. */
export const fileNameOf = (path: string): string =>
  path
    .split(/\W+/)
    .filter((part) => part !== "")
    .join("-") || "home";
