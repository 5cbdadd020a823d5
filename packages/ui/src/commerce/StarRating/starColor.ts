/** The colour of filled stars on surface and paper, at least 3 : 1 in both schemes: a brand whose grounds differ sets `--star-color`. */
export const STAR_COLOR = '#b86f00';

/** `STAR_COLOR` as a CSS value. */
export const starColor = `var(--star-color, ${STAR_COLOR})`;
