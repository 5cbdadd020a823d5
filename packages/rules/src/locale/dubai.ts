/** How far the clock of Dubai, by which the shop lives, is ahead of UTC, ms. The United Arab Emirates keep no summer time. */
export const DUBAI_OFFSET = 4 * 60 * 60 * 1000;
