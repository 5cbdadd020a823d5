import { toLatinDigits } from '@mahd/rules/locale';

export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

/** The number in a typed text, in digits of any script and with thousands separators; null without one. */
export function parseNumber(text: string): number | null {
  const latin = toLatinDigits(text).replace(/[,\s]/g, '').replace('−', '-');
  const [found] = /-?(\d+\.?\d*|\.\d+)/.exec(latin) ?? [];
  return found === undefined ? null : Number(found);
}

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length;

/** The nearest number within the limits, with no more decimals than the step. */
export function withinLimits(value: number, { min, max, step }: NumberLimits): number {
  return Math.min(max, Math.max(min, Number(value.toFixed(decimalsOf(step)))));
}

/** A number some steps away. Without a number, steps start at the minimum, or else at zero. */
export function steppedNumber(value: number | null, steps: number, limits: NumberLimits): number {
  const start = Number.isFinite(limits.min) ? limits.min : 0;
  return withinLimits(value === null ? start : value + steps * limits.step, limits);
}
