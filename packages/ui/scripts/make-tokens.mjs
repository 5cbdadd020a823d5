/**
 * Writes `dist/tokens/<brand>.json` in the format of the W3C Design Tokens group (2025.10), for design tools and other platforms: every
 * custom property of a brand's page, with its type. Runs after the build, from what was built.
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const { mahd } = await import('../dist/foundation/brands/mahd.js');
const { nada } = await import('../dist/foundation/brands/nada.js');
const { tokensCss } = await import('../dist/foundation/style/globalCss.js');

/** @param {string} hex `#rrggbb` or `#rrggbbaa` */
function color(hex) {
  const [red, green, blue, alpha = 255] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const part = (/** @type {number} */ value) => Number((value / 255).toFixed(4));
  return { colorSpace: 'srgb', components: [part(red), part(green), part(blue)], alpha: part(alpha), hex: hex.slice(0, 7) };
}

/** @param {string} length `0`, `12px`, `1.5rem` */
function dimension(length) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(length) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
}

/**
 * @param {string} name without `--`
 * @param {string} value
 * @returns {Record<string, unknown> | undefined} undefined for what is no design decision
 */
function token(name, value) {
  // What CSS can say and the format cannot stays readable for tools that know CSS.
  const inCss = { $extensions: { 'com.mahd.css': value } };
  if (name === 'dir') return undefined;
  if (/^#[\da-f]{6,8}$/.test(value)) return { $type: 'color', $value: color(value) };
  if (name.startsWith('shadow-')) {
    const [offsetX = '', offsetY = '', blur = '', paint = ''] = value.split(' ');
    return { $type: 'shadow', $value: { color: color(paint), offsetX: dimension(offsetX), offsetY: dimension(offsetY), blur: dimension(blur), spread: dimension('0') } };
  }
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) };
  if (name === 'font-family') return { $type: 'fontFamily', $value: value.split(',').map((family) => family.trim().replace(/'/g, '')) };
  if (/^-?[\d.]+ms$/.test(value)) return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } };
  if (dimension(value) && /(px|rem)$/.test(value)) return { $type: 'dimension', $value: dimension(value) };
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value);
  if (curve) return { $type: 'cubicBezier', $value: curve[1]?.split(',').map(Number) };
  if (/^-?[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  // A fluid size stands with its largest value, a shape of several corners with its first.
  const fluid = /^clamp\(.*,\s*([\d.]+rem)\)$/.exec(value)?.[1] ?? value.split(' ')[0] ?? '';
  if (dimension(fluid)) return { $type: 'dimension', $value: dimension(fluid), ...inCss };
  throw new Error(`No token type fits --${name}: ${value}`);
}

mkdirSync(new URL('../dist/tokens/', import.meta.url), { recursive: true });
for (const brand of [mahd, nada]) {
  /** @type {Record<string, Record<string, unknown>>} */
  const groups = {};
  // The first value of a name is the one for every page; later ones belong to wider screens and to Arabic.
  for (const [, name = '', value = ''] of tokensCss(brand).matchAll(/--([\w-]+):\s*([^;}]+)/g)) {
    const made = token(name, value.trim());
    if (!made) continue;
    const [group = '', ...rest] = name.split('-');
    groups[group] ??= {};
    groups[group][rest.join('-') || 'base'] ??= made;
  }
  writeFileSync(new URL(`../dist/tokens/${brand.name}.json`, import.meta.url), `${JSON.stringify({ $description: `Tokens of the brand ${brand.name}`, ...groups }, null, 2)}\n`);
}
