/** A star of five, in a box of 24 × 24. Written relative to its tip, so that it can be drawn again further on. */
const fromTip = ' 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z';
export const starPath = `m12 2.5${fromTip}`;
/** Five of them in a row, in a box of 120 × 24. */
export const fiveStarsPath = starPath + `m24 0${fromTip}`.repeat(4);
