'use client';
import { formatNumber } from '@mahd/rules/locale';
import { useUi } from './UiProvider.js';

/** The number format of the provider, without that of prices: see `useFormats`. */
export function useFormatNumber() {
  const { formats } = useUi();
  /** Formats a number with at most two decimals, or a fixed number of them. */
  return (value: number, decimals?: number): string => {
    if (formats) return formats.number(value, decimals);
    return decimals === undefined ? formatNumber(value) : value.toFixed(decimals);
  };
}
