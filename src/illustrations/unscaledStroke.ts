/** For the lines of a drawing that is stretched: they keep their width. */
export const unscaledStroke = { vectorEffect: "non-scaling-stroke" } as const;
