/**
 * Writes `dist/tokens/<brand>.json` in the format of the W3C Design Tokens group, for design tools and other platforms: every custom
 * property of a brand's page, with its type. Runs after the build, from what was built.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const { mahd } = await import('../dist/foundation/brands/mahd.js');
const { nada } = await import('../dist/foundation/brands/nada.js');
const { globalCss } = await import('../dist/foundation/style/globalCss.js');

/** @param {string} value */
function token(value) {
  const measure = /^(-?[\d.]+)(px|rem|ms)$/.exec(value);
  if (measure) return { $type: measure[2] === 'ms' ? 'duration' : 'dimension', $value: { value: Number(measure[1]), unit: measure[2] } };
  if (/^#[\da-f]{6}$/.test(value)) return { $type: 'color', $value: value };
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value);
  if (curve) return { $type: 'cubicBezier', $value: curve[1].split(',').map(Number) };
  if (/^-?[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  // Fluid sizes, shadows and font stacks have no type that tools agree on: they stand as CSS.
  return { $type: 'string', $value: value };
}

mkdirSync(new URL('../dist/tokens/', import.meta.url), { recursive: true });
for (const brand of [mahd, nada]) {
  /** @type {Record<string, Record<string, unknown>>} */
  const groups = {};
  const sheet = globalCss(brand);
  // The first value of a name is the one for every page; later ones belong to wider screens and to Arabic.
  for (const [, name = '', value = ''] of sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const [group = '', ...rest] = name.split('-');
    groups[group] ??= {};
    groups[group][rest.join('-') || 'base'] ??= token(value.trim().replace(/\s+/g, ' '));
  }
  writeFileSync(new URL(`../dist/tokens/${brand.name}.json`, import.meta.url), `${JSON.stringify(groups, null, 2)}\n`);
}
