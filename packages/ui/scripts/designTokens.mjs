/** @param {string} hex `#rrggbb` or `#rrggbbaa` */
function color(hex) {
  const [red, green, blue, alpha = 255] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const part = (/** @type {number} */ value) => Number((value / 255).toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [part(red), part(green), part(blue)],
    alpha: part(alpha),
    hex: hex.slice(0, 7),
  };
}

/** @param {string} length `0`, `12px`, `1.5rem` */
function dimension(length) {
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

/**
 * The representative value of a relative length; for a shape with several radii, its first one. @param {string} value
 */
function usualLength(value) {
  for (const pattern of Object.values(remsOf)) {
    const rems = pattern.exec(value)?.[1];
    if (rems) return dimension(`${rems}rem`);
  }
  const [firstCorner = ''] = value.split(' ');
  return dimension(firstCorner);
}

/** Keeps CSS-only values readable for tools that know CSS. @param {string} value */
const inCss = (value) => ({ $extensions: { 'com.mahd.css': value } });

/**
 * @param {string} name without `--`
 * @param {string} value
 * @returns {Record<string, unknown> | undefined} undefined for properties that are not design tokens
 */
function token(name, value) {
  if (name === 'dir') return undefined;
  if (/^#[\da-f]{6,8}$/.test(value)) return { $type: 'color', $value: color(value) };
  if (name.startsWith('shadow-')) {
    const [offsetX = '', offsetY = '', blur = '', paint = ''] = value.split(' ');
    return {
      $type: 'shadow',
      $value: {
        color: color(paint),
        offsetX: dimension(offsetX),
        offsetY: dimension(offsetY),
        blur: dimension(blur),
        spread: dimension('0'),
      },
    };
  }
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

/**
 * Converts the custom properties of a brand to the format of the W3C Design Tokens group (2025.10), with types.
 * @param {string} css output of `tokensCss` for the brand
 * @throws {Error} for a value that fits no type
 */
export function designTokens(css) {
  /** @type {Record<string, Record<string, object>>} */
  const groups = {};
  // The first value of a property is the general one; later ones are for wider screens and Arabic.
  for (const [, name = '', value = ''] of css.matchAll(/--([\w-]+):\s*([^;}]+)/g)) {
    const [, of = '', which = ''] = /^var\(--([a-z]+)-([\w-]+)\)$/.exec(value.trim()) ?? [];
    const other = groups[of]?.[which];
    const made = other ? { ...other, ...inCss(value.trim()) } : token(name, value.trim());
    if (!made) continue;
    const [group = '', ...rest] = name.split('-');
    groups[group] ??= {};
    groups[group][rest.join('-') || 'base'] ??= made;
  }
  return groups;
}
