/** Half of the colour of filled stars. */
export const STAR_AMBER = '#e68400';

/**
 * The colour of filled stars on surface and paper, at least 3 : 1: amber, deep in the light scheme and golden in the dark
 * one, as the colour of warnings is. A brand whose grounds differ sets `--star-color`.
 */
export const starColor = `var(--star-color, color-mix(in srgb, ${STAR_AMBER}, var(--color-warning)))`;
