import Color from 'colorjs.io';
import type { Brand, ColorScheme } from './brand.js';
import { brandCss, schemeProperties } from './style/brandCss.js';

type Token = Record<string, unknown>;

/** Groups of tokens: `color`, `space`, `shadow` and others. */
export type DesignTokens = Record<string, Record<string, Token>>;

const round = (value: number) => Number(value.toFixed(4));

/** Any CSS colour as a token value, in sRGB. */
function colorValue(css: string) {
  const color = new Color(css).to('srgb').toGamut();
  return {
    colorSpace: 'srgb',
    components: color.coords.map((value) => round(value ?? 0)),
    alpha: round(color.alpha ?? 1),
    hex: color.toString({ format: 'hex', collapse: false, alpha: false }),
  };
}

function dimension(length: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(length) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit };
}

/** Relative lengths and how to resolve them to rem. */
const remsOf = {
  /** Spacing, at the reader's own text size. */
  space: /^calc\(([\d.]+) \* var\(--space-rem\)\)$/,
  /** Fluid sizes, at their maximum. */
  fluid: /^clamp\(.*,\s*([\d.]+)rem\)$/,
  /** Limited sizes, at their limit. */
  limited: /^min\(([\d.]+)rem,/,
};

/** The representative value of a relative length; for a shape with several radii, its first one. */
function usualLength(value: string) {
  for (const pattern of Object.values(remsOf)) {
    const rems = pattern.exec(value)?.[1];
    if (rems) return dimension(`${rems}rem`);
  }
  const [firstCorner = ''] = value.split(' ');
  return dimension(firstCorner);
}

/** Keeps CSS-only values readable for tools that know CSS. */
const inCss = (value: string) => ({ $extensions: { 'com.mahd.css': value } });

/** Undefined for properties that are not design tokens. Throws an error for a value that fits no type. */
function token(name: string, value: string): Token | undefined {
  if (name === 'dir' || name.startsWith('picture-')) return undefined;
  if (name.startsWith('color-')) return { $type: 'color', $value: colorValue(value) };
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) };
  if (name === 'font-family')
    return { $type: 'fontFamily', $value: value.split(',').map((family) => family.trim().replace(/'/g, '')) };
  if (/^-?[\d.]+ms$/.test(value)) return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } };
  if (dimension(value) && /(px|rem)$/.test(value)) return { $type: 'dimension', $value: dimension(value) };
  const curve = /^cubic-bezier\(([^)]+)\)$/.exec(value);
  if (curve) return { $type: 'cubicBezier', $value: curve[1]?.split(',').map(Number) };
  if (/^-?[\d.]+$/.test(value)) return { $type: 'number', $value: Number(value) };
  const usual = usualLength(value);
  if (usual) return { $type: 'dimension', $value: usual, ...inCss(value) };
  throw new Error(`No token type fits --${name}: ${value}`);
}

/** Shadows consist of properties that their CSS refers to. */
function shadowTokens({ colors, shadow }: Brand, scheme: ColorScheme): Record<string, Token> {
  const color = colorValue(colors[scheme].shadow);
  return Object.fromEntries(
    Object.entries(shadow).map(([name, { offset, blur }]) => {
      const lengths = { offsetX: 0, offsetY: offset, blur, spread: 0 };
      const values = Object.entries(lengths).map(([part, value]) => [part, { value, unit: 'px' }]);
      return [name, { $type: 'shadow', $value: { color, ...(Object.fromEntries(values) as object) } }];
    }),
  );
}

/**
 * The tokens of a brand in one scheme, in the format of the W3C Design Tokens group (2025.10), with types. For design
 * tools and other platforms.
 */
export function designTokens(brand: Brand, scheme: ColorScheme): DesignTokens {
  const groups: DesignTokens = { shadow: shadowTokens(brand, scheme) };
  // The first value of a property counts: later ones are for the other scheme, wider screens and Arabic.
  const css = schemeProperties(brand, scheme) + brandCss(brand);
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;}]+)/g)) {
    const [group = '', ...rest] = name.split('-');
    const key = rest.join('-') || 'base';
    if (groups[group]?.[key]) continue;
    const [, of = '', which = ''] = /^var\(--([a-z]+)-([\w-]+)\)$/.exec(value.trim()) ?? [];
    const other = groups[of]?.[which];
    const made = other ? { ...other, ...inCss(value.trim()) } : token(name, value.trim());
    if (made) (groups[group] ??= {})[key] = made;
  }
  return groups;
}
