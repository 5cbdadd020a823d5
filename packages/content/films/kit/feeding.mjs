// Things for milk and feeding, and to clean them.
import { color } from './palette.mjs';
import { at, box, circle, ellipse, number, shape, stroke } from './shapes.mjs';
import { loop, swing } from './time.mjs';

/** A bottle with a nipple, 212 units high. @param level of the milk: 0 empty, 1 full */
export function bottle(x, y, { scale = 1, turn = 0, cap = color.coral, level = 0.6, nipple = true } = {}) {
  const top = 206 - level * 130;
  return at(
    x,
    y,
    (nipple ? shape('M-9-8C-9-30 9-30 9-8L17 20H-17Z', '#f3d9b8') + box(-34, 18, 68, 28, cap, 9) : '') +
      shape(
        'M-30 46H30C46 54 50 66 50 82V186C50 204 38 212 22 212H-22C-38 212-50 204-50 186V82C-50 66-46 54-30 46Z',
        '#fff',
        `fill-opacity=".9" stroke="${color.lineDark}" stroke-width="4"`,
      ) +
      (level > 0
        ? shape(`M-42 ${number(top)}H42V184C42 198 34 204 20 204H-20C-34 204-42 198-42 184Z`, color.milk)
        : '') +
      stroke('M14 112H32M14 136H32M14 160H32M14 184H32', cap, 5),
    { scale, turn },
  );
}
/** A storage container with lid, 160 × 200 units, base at 0, 0. */
export function jar(x, y, { scale = 1, level = 0.6, lid = 1, cap = color.sageDark, label = 0, turn = 0 } = {}) {
  const top = -12 - level * 150;
  const line = (row, length, part) =>
    part > 0 ? stroke(`M-44 ${row}H${number(-44 + length * Math.min(1, part))}`, color.ink, 6) : '';
  return at(
    x,
    y,
    shape(
      'M-72-180H72L64-16C62-4 54 0 44 0H-44C-54 0-62-4-64-16Z',
      '#fff',
      `fill-opacity=".92" stroke="${color.lineDark}" stroke-width="5"`,
    ) +
      (level > 0
        ? shape(
            `M${number(-64 - (top + 10) * -0.02)} ${number(top)}H${number(64 + (top + 10) * -0.02)}L58-18C56-10 50-7 42-7H-42C-50-7-56-10-58-18Z`,
            color.milk,
          )
        : '') +
      stroke('M40-44H56M34-72H58M42-100H58M36-128H60', cap, 5) +
      (label
        ? box(-58, -124, 100, 92, color.white, 8, `stroke="${color.line}" stroke-width="4"`) +
          line(-102, 68, label * 3) +
          line(-78, 52, label * 3 - 1) +
          line(-54, 62, label * 3 - 2)
        : '') +
      (lid > 0 ? at(0, -190 - (1 - lid) * 90, box(-82, -16, 164, 36, cap, 12)) : ''),
    { scale, turn },
  );
}
export const bag = (x, y, { scale = 1, cap = color.coral, turn = 0 } = {}) =>
  at(
    x,
    y,
    shape(
      'M-56-70H56L62 80C62 96 52 104 36 104H-36C-52 104-62 96-62 80Z',
      '#fff',
      `stroke="${color.lineDark}" stroke-width="4"`,
    ) +
      shape('M-58 0C-20-8 20 8 58 0L61 80C61 94 50 102 36 102H-36C-50 102-61 94-61 80Z', color.milk) +
      box(-62, -86, 124, 26, cap, 8) +
      box(-34, -44, 68, 30, '#fdf3e6', 5) +
      stroke('M-24-34H24M-24-24H8', '#d9b8a2', 4),
    { scale, turn },
  );
/** A tap with running water; the mouth is at 0, 0. @param length of the water */
export const tap = (x, y, { scale = 1, water = 0, t = 0 } = {}) =>
  at(
    x,
    y,
    (water > 0
      ? box(-13, 6, 26, water, color.skyMiddle, 12) +
        stroke(
          `M-3 ${number(20 + loop(t, 0.5) * 30)}V${number(Math.max(24, water - 30 + loop(t, 0.5) * 20))}`,
          color.white,
          5,
        )
      : '') +
      stroke('M0 0V-36C0-84 30-100 70-100H150', '#b8c6cc', 38) +
      box(-25, -10, 50, 22, '#9fb0b8', 8) +
      box(90, -160, 30, 50, '#9fb0b8', 8) +
      stroke('M76-164H134', color.coral, 16),
    { scale },
  );
export const bubbles = (points, t, scale = 1) =>
  points
    .map(([x, y, r], i) =>
      circle(
        x,
        y + swing(t + i * 0.37, 1.8) * 5 * scale,
        r * scale,
        color.white,
        `stroke="${color.skyMiddle}" stroke-width="3"`,
      ),
    )
    .join('');
/** Foam: a row of white bubbles between two x. */
export function foam(from, to, y, t, size = 30) {
  const count = Math.max(3, Math.round((to - from) / (size * 1.3)));
  return Array.from({ length: count }, (_, i) =>
    circle(
      from + ((to - from) * (i + 0.5)) / count,
      y + swing(t + i * 0.6, 2.2) * 3,
      size * (0.75 + 0.3 * ((i * 7) % 3) * 0.5),
      color.white,
    ),
  ).join('');
}
/** A wash basin, rim centre at x, y. */
export const basin = (x, y, { scale = 1, fill = color.skyDark } = {}) =>
  at(
    x,
    y,
    shape('M-330 0H330L290 170C286 190 270 200 248 200H-248C-270 200-286 190-290 170Z', fill) +
      shape('M-330 0H330L322 36H-322Z', color.ink, 'opacity=".16"') +
      box(-350, -22, 700, 44, fill, 22),
    { scale },
  );
export const brush = (x, y, { scale = 1, turn = 0 } = {}) =>
  at(
    x,
    y,
    stroke('M0 60V250', color.coral, 24) +
      box(-9, 30, 18, 50, color.lineDark) +
      shape('M-38-70C-40-100 40-100 38-70L42 20C40 42-40 42-42 20Z', color.sky) +
      stroke('M-36-60L36-46M-38-34L38-20M-40-8L40 6', color.skyDark, 6),
    { scale, turn },
  );
/** Parts of a breast pump. Each has its joint at 0, 0. */
export const pump = {
  shield: (x, y, more) =>
    at(
      x,
      y,
      box(-40, -14, 80, 44, color.coral, 12) +
        shape('M-34-8C-34-56-18-70 0-74C18-70 34-56 34-8Z', color.white) +
        stroke('M10-50L70-92', color.white, 46) +
        at(
          64,
          -88,
          shape('M-6-24H20C54-32 84-54 100-84V84C84 54 54 32 20 24H-6Z', color.white) +
            ellipse(100, 0, 22, 84, '#f3dcc4'),
          { turn: -36 },
        ),
      more,
    ),
  valve: (x, y, more) =>
    at(
      x,
      y,
      shape('M-24-10H24L14 40H-14Z', '#f3d9b8', `stroke="${color.lineDark}" stroke-width="4"`) +
        stroke('M0 24V40', color.woodDark, 4),
      more,
    ),
  membrane: (x, y, more) =>
    at(
      x,
      y,
      ellipse(0, 0, 46, 15, color.skyMiddle, `stroke="${color.skyDark}" stroke-width="5"`) +
        ellipse(0, -3, 20, 6, color.white),
      more,
    ),
  jar: (x, y, level = 0, more = {}) =>
    at(
      x,
      y,
      shape(
        'M-44 0H44C62 12 66 30 66 50V168C66 194 50 208 26 208H-26C-50 208-66 194-66 168V50C-66 30-62 12-44 0Z',
        '#fff',
        `fill-opacity=".92" stroke="${color.lineDark}" stroke-width="4"`,
      ) +
        (level > 0
          ? shape(
              `M-58 ${number(196 - level * 120)}H58V168C58 188 44 200 24 200H-24C-44 200-58 188-58 168Z`,
              color.milk,
            )
          : '') +
        stroke('M24 70H46M24 100H46M24 130H46M24 160H46', color.coral, 6),
      more,
    ),
};
