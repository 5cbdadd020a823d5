// Numbers, signs and arrows.
import { color } from './palette.mjs';
import { at, box, circle, fade, number, shape, stroke } from './shapes.mjs';
import { loop } from './time.mjs';

const digits = {
  0: 'M0-20C-18-20-18 20 0 20C18 20 18-20 0-20Z',
  1: 'M-9-11L4-20V20',
  2: 'M-12-10C-12-24 12-24 12-8C12 2-4 8-12 20H13',
  3: 'M-12-14C-6-23 12-22 11-10C11-3 4-1-3-1C5-1 13 2 13 10C12 23-8 23-13 13',
  4: 'M7 20V-20L-13 9H14',
  5: 'M11-20H-8L-10-3C0-9 14-4 13 8C12 22-6 23-13 14',
  6: 'M9-19C-6-15-13-3-12 8C-11 23 12 23 12 8C12-6-8-6-12 6',
  7: 'M-13-20H12L-4 20',
  8: 'M0-1C-13-4-12-20 0-20C12-20 13-4 0-1C-16 3-15 20 0 20C15 20 16 3 0-1Z',
  9: 'M-9 19C6 15 13 3 12-8C11-23-12-23-12-8C-12 6 8 6 12-6',
  '.': 'M0 19V20',
};
/** A number drawn by hand, 40 units high, so that no font is needed. */
export function figure(text, x, y, { scale = 1, paint = color.white, weight = 7 } = {}) {
  const advance = [...text].map((sign) => (sign === '.' ? 20 : 36));
  const total = advance.reduce((sum, part) => sum + part, 0);
  let left = -total / 2;
  const drawn = [...text].map((sign, i) => {
    const middle = left + advance[i] / 2;
    left += advance[i];
    return at(middle, 0, stroke(digits[sign], paint, weight));
  });
  return at(x, y, drawn.join(''), { scale });
}
export const tick = (x, y, scale = 1) =>
  at(x, y, circle(0, 0, 44, color.sageDark) + stroke('M-20 2L-6 18L22-16', color.white, 11), { scale });
export const cross = (x, y, scale = 1) =>
  at(x, y, circle(0, 0, 44, color.coral) + stroke('M-16-16L16 16M16-16L-16 16', color.white, 11), { scale });
export const star = (x, y, scale = 1, fill = '#f2c665') =>
  at(x, y, shape('M0-16C3-5 5-3 16 0C5 3 3 5 0 16C-3 5-5 3-16 0C-5-3-3-5 0-16Z', fill), { scale });
export const heart = (x, y, scale = 1, fill = color.coral) =>
  at(x, y, shape('M0-18c-16-26-54-10-40 20c8 16 26 26 40 36c14-10 32-20 40-36c14-30-24-46-40-20Z', fill), { scale });
export const drop = (x, y, scale = 1, fill = color.skyDark) =>
  at(x, y, shape('M0-24C16-4 22 6 22 16A22 22 0 0 1-22 16C-22 6-16-4 0-24Z', fill), { scale });
export const snow = (x, y, scale = 1, paint = color.skyDark) =>
  at(x, y, stroke('M0-36V36M-31-18L31 18M-31 18L31-18M-9-30L0-22L9-30M-9 30L0 22L9 30', paint, 7), { scale });
export const sun = (x, y, scale = 1, turn = 0) =>
  at(
    x,
    y,
    circle(0, 0, 44, color.butterDark) +
      [0, 45, 90, 135, 180, 225, 270, 315]
        .map((angle) => at(0, 0, stroke('M0-60V-76', color.butterDark, 10), { turn: angle }))
        .join(''),
    { scale, turn },
  );
export const moon = (x, y, scale = 1) =>
  at(x, y, shape('M8-64A64 64 0 1 0 55 32A52 52 0 1 1 8-64Z', color.butterDark), { scale });
/** A clock. The sector goes from twelve o'clock clockwise. @param part of a whole turn, 0 to 1 */
export function clock(x, y, { scale = 1, part = 0, fill = color.coralLight } = {}) {
  const angle = part * 2 * Math.PI;
  const [px, py] = [Math.sin(angle) * 66, -Math.cos(angle) * 66];
  const sector =
    part >= 0.999
      ? circle(0, 0, 66, fill)
      : shape(`M0 0V-66A66 66 0 ${part > 0.5 ? 1 : 0} 1 ${number(px)} ${number(py)}Z`, fill);
  return at(
    x,
    y,
    circle(0, 0, 84, color.white, `stroke="${color.wood}" stroke-width="12"`) +
      sector +
      [0, 90, 180, 270].map((turn) => at(0, 0, stroke('M0-60V-66', color.ink, 7), { turn })).join('') +
      at(0, 0, stroke('M0 0V-50', color.ink, 8), { turn: part * 360 }) +
      stroke('M0 0V-32', color.ink, 9) +
      circle(0, 0, 8, color.ink),
    { scale },
  );
}
/** A calendar page whose first days are marked. */
export function calendar(x, y, { scale = 1, columns = 4, rows = 3, marked = 0, mark = color.coral } = {}) {
  const [w, h] = [columns * 46 + 34, rows * 46 + 90];
  const days = Array.from({ length: columns * rows }, (_, i) =>
    box(
      -w / 2 + 22 + (i % columns) * 46,
      -h / 2 + 72 + Math.floor(i / columns) * 46,
      36,
      36,
      (Array.isArray(marked) ? marked.includes(i) : i < marked) ? mark : color.line,
      10,
    ),
  );
  return at(
    x,
    y,
    box(-w / 2, -h / 2, w, h, color.white, 20) +
      shape(
        `M${-w / 2} ${-h / 2 + 52}V${-h / 2 + 20}Q${-w / 2} ${-h / 2} ${-w / 2 + 20} ${-h / 2}H${w / 2 - 20}Q${w / 2} ${-h / 2} ${w / 2} ${-h / 2 + 20}V${-h / 2 + 52}Z`,
        color.coral,
      ) +
      box(-w / 4 - 6, -h / 2 - 14, 12, 36, color.woodDark, 6) +
      box(w / 4 - 6, -h / 2 - 14, 12, 36, color.woodDark, 6) +
      days.join(''),
    { scale },
  );
}
/** An arrow along a path, with its head at the end point turned by `turn` degrees (0 points right). */
export const arrow = (d, x, y, turn, paint = color.coral, weight = 10) =>
  stroke(d, paint, weight) + at(x, y, stroke('M-22-20L0 0L-22 20', paint, weight), { turn });
/** Sound or warmth: arcs that open to the right. */
export const waves = (x, y, turn, opacity = 1, paint = color.skyDark) =>
  fade(opacity, at(x, y, stroke('M0-20A28 28 0 0 1 0 20M18-38A54 54 0 0 1 18 38', paint, 8), { turn }));
export const steam = (x, y, t, opacity = 1) =>
  fade(
    opacity,
    [-46, 0, 46]
      .map((dx, i) => {
        const rise = loop(t + i * 0.6, 2);
        return fade(
          Math.sin(rise * Math.PI) * 0.9,
          at(x + dx, y - rise * 46, stroke('M0 0C-22-22 22-42 0-66C-18-84 10-98 6-112', color.white, 12)),
        );
      })
      .join(''),
  );
