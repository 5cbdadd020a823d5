import { toLatinDigits } from '@mahd/rules/locale';

export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

export interface Separators {
  /** Between thousands. */
  group: string;
  decimal: string;
}

/** The separators that a format writes. */
export function separatorsOf(formatNumber: (value: number) => string): Separators {
  const [group = ',', ...others] = formatNumber(1234567.5).match(/\D/g) ?? [];
  return { group, decimal: others.at(-1) ?? '.' };
}

/** The number in a typed text, in digits of any script and with thousands separators; null without one. */
export function parseNumber(text: string, { group, decimal }: Separators): number | null {
  const ungrouped = text.replaceAll(group, '').replace(/[٬'’\s]/g, '');
  const latin = toLatinDigits(ungrouped.replaceAll(decimal, '.')).replace('−', '-');
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
