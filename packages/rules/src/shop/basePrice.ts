import type { Fils } from './money.js';

/** The price of a fixed quantity, to compare sizes. */
export interface BasePrice {
  readonly amount: Fils;
  readonly per: '100ml' | '100g' | '10g' | 'piece';
}

const VOLUMES: Readonly<Record<string, number>> = { ml: 1, l: 1000 };
const WEIGHTS: Readonly<Record<string, number>> = { g: 1, kg: 1000 };
/** Grams below which the price of 100 g would be a multiple of what anyone pays. */
const SMALL = 50;
const COUNTED = /^(pads|wipes|pieces|tablets|bags|sheets)$/;

/**
 * The price of 100 ml, 100 g (10 g of less than 50 g) or one piece, for English sizes such as `200 ml`, `1 L with pump`,
 * `60 g`, `36 pads` and `6 × 80 wipes`. Null for other sizes, and for less than two pieces.
 * @param price of the size, fils
 */
export function basePriceOf(size: string, price: Fils): BasePrice | null {
  const [quantity, name] = measureOf(size);
  const volume = quantity * (VOLUMES[name] ?? 0);
  if (volume > 0) return { amount: Math.round((price * 100) / volume), per: '100ml' };
  const weight = quantity * (WEIGHTS[name] ?? 0);
  if (weight > 0) {
    const grams = weight < SMALL ? 10 : 100;
    return { amount: Math.round((price * grams) / weight), per: `${grams}g` };
  }
  return COUNTED.test(name) && quantity > 1 ? { amount: Math.round(price / quantity), per: 'piece' } : null;
}

/** Whether an English size is a volume, such as `200 ml` and `1 L`. */
export const isVolume = (size: string): boolean => Object.hasOwn(VOLUMES, measureOf(size)[1]);

/** Quantity and lower-case unit of an English size: 480 and `wipes` of `6 × 80 wipes`. */
function measureOf(size: string): [quantity: number, unit: string] {
  const [, packs = '1', number = '', unit = ''] = /^(?:(\d+) × )?(\d+(?:\.\d+)?)\s*([a-z]+)\b/i.exec(size) ?? [];
  return [Number(packs) * Number(number), unit.toLowerCase()];
}
