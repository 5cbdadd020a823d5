import type { Brand } from './brand.js';
import { brandProblems } from './brandProblems.js';

/**
 * Checks a brand and returns it. Throws an error that lists every unreadable colour and every pair of colours with too
 * little contrast (WCAG 2.2, AA). Production builds skip the check, and with it the colour library.
 */
export function defineBrand(brand: Brand): Brand {
  if (process.env.NODE_ENV !== 'production') {
    const problems = brandProblems(brand);
    if (problems.length > 0) throw new Error(`The brand "${brand.name}" has problems:\n- ${problems.join('\n- ')}`);
  }
  return brand;
}

export type * from './brand.js';
export { brandCss } from './style/brandCss.js';
export { designTokens, type DesignTokens } from './designTokens.js';
