// How far something has got at a moment.

/** From 0 to 1 between two moments, slow at both ends. */
export function ramp(t, from, to) {
  const part = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
/** Rises between two moments and falls between two others. */
export const pulse = (t, from, full, until, end) => ramp(t, from, full) - ramp(t, until, end);
/** Swings between -1 and 1, starting at 0. */
export const swing = (t, period = 2) => Math.sin((t / period) * 2 * Math.PI);
/** From 0 to 1 again and again. */
export const loop = (t, period = 2) => (t % period) / period;
export const mix = (from, to, part) => from + (to - from) * part;
