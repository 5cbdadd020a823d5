/** Offset of Dubai, the shop's time zone, from UTC, ms. The UAE has no daylight saving time. */
export const DUBAI_OFFSET = 4 * 60 * 60 * 1000;
