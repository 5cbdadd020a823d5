/** A star in a box of 24 × 24, relative to its tip so that it can be repeated. */
const fromTip = ' 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5-4.8-4.6 6.6-.9z';
export const starPath = `m12 2.5${fromTip}`;
/** Five stars in a row, in a box of 120 × 24. */
export const fiveStarsPath = starPath + `m24 0${fromTip}`.repeat(4);
