/**
 * The cascade layers, the weakest first. Each document declares them before its first stylesheet, because layers count
 * in the order in which they are named first, and that of stylesheets follows from imports.
 */
export const layerOrder = "@layer tokens,base,components,illustrations,sections,visibility;";
