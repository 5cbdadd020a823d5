/** The value of a promo code by percentage is stored in hundredths of a percent. */
const SCALE = 100;

export const percentToStored = (percent: number): number => Math.round(percent * SCALE);

export const percentFromStored = (stored: number): number => stored / SCALE;
