// Things of a room.
import { color, skins } from './palette.mjs';
import { babyHead } from './people.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from './shapes.mjs';
import { figure, star } from './signs.mjs';
import { mix, swing } from './time.mjs';

export const magnifier = (x, y, scale = 1) =>
  at(
    x,
    y,
    stroke('M62 62L120 120', color.woodDark, 24) +
      circle(0, 0, 80, '#fff', `fill-opacity=".35" stroke="${color.wood}" stroke-width="16"`) +
      stroke('M-40-30C-30-46-14-52 2-52', color.white, 9),
    { scale },
  );
export const towel = (x, y, { scale = 1, fill = color.skyMiddle, dark = color.skyDark } = {}) =>
  at(
    x,
    y,
    box(-110, -64, 220, 44, fill, 20) +
      box(-110, -24, 220, 44, color.white, 20) +
      box(-110, 16, 220, 44, fill, 20) +
      stroke('M-80-42H60M-80 38H60', dark, 5),
    { scale },
  );
/** A digital thermometer, tip at 0, 0, pointing left. */
export const thermometer = (
  x,
  y,
  { scale = 1, turn = 0, flip = false, reading = '', on = true, glow = '#e3efe0' } = {},
) =>
  at(
    x,
    y,
    shape(
      'M6-9H90C110-9 120-30 150-34H360C390-34 400-16 400 0C400 16 390 34 360 34H150C120 30 110 9 90 9H6C-6 9-6-9 6-9Z',
      color.white,
      `stroke="${color.lineDark}" stroke-width="4"`,
    ) +
      shape('M4-9H46V9H4C-8 9-8-9 4-9Z', '#b8c6cc') +
      box(176, -24, 130, 48, on ? glow : '#cfd6d3', 10) +
      circle(352, 0, 15, color.coral) +
      (reading
        ? at(
            241,
            0,
            (flip ? '<g transform="scale(-1 1)">' : '<g>') +
              figure(reading, 0, 0, { scale: 0.82, paint: color.ink, weight: 6 }) +
              '</g>',
          )
        : ''),
    { scale, turn, flip },
  );
export const sofa = (x, y, { scale = 1, fill = color.sage, dark = '#94b590' } = {}) =>
  at(
    x,
    y,
    box(-300, -190, 600, 260, fill, 70) +
      box(-360, -60, 140, 220, dark, 54) +
      box(220, -60, 140, 220, dark, 54) +
      box(-250, 20, 500, 130, color.sageDark, 36),
    { scale },
  );
export const phone = (x, y, number = '', scale = 1) =>
  at(
    x,
    y,
    box(-90, -160, 180, 320, color.slate, 30) +
      box(-74, -132, 148, 250, color.white, 12) +
      figure(number, 0, -76, { scale: 1.1, paint: color.coral, weight: 8 }) +
      circle(0, 50, 40, color.sageDark) +
      stroke('M-16 38C-16 62-2 66 18 62', color.white, 12),
    { scale },
  );

/** An air conditioner on the wall. */
export const airConditioner = (x, y, { scale = 1, flow = 0, t = 0 } = {}) =>
  at(
    x,
    y,
    box(-130, -46, 260, 92, color.white, 22, `stroke="${color.lineDark}" stroke-width="5"`) +
      box(-100, 18, 200, 12, color.lineDark, 6) +
      circle(100, -14, 8, flow > 0 ? color.sageDark : color.coral) +
      fade(
        flow,
        [-70, 0, 70]
          .map((dx) => stroke(`M${dx} 60C${dx - 24} ${90 + swing(t) * 4} ${dx + 24} 110 ${dx} 140`, color.skyDark, 8))
          .join(''),
      ),
    { scale },
  );
/** A tub, rim centre at x, y. */
export const tub = (x, y, { scale = 1 } = {}) =>
  at(
    x,
    y,
    shape('M-400 0H400C400 110 350 190 270 190H-270C-350 190-400 110-400 0Z', color.white) +
      shape('M-400 0H400C399 30 396 60 388 84C130 112-130 112-388 84C-396 60-399 30-400 0Z', '#f3e7d8') +
      box(-430, -24, 860, 48, color.white, 24) +
      box(-430, 4, 860, 20, '#efe0cf', 10) +
      box(-280, 182, 70, 26, color.wood, 10) +
      box(210, 182, 70, 26, color.wood, 10),
    { scale },
  );
/** A crib from above, head end up, 300 × 500 units around its middle. */
export const crib = (x, y, inner = '', { scale = 1, turn = 0 } = {}) =>
  at(
    x,
    y,
    box(-190, -290, 380, 580, color.wood, 40) +
      box(-162, -262, 324, 524, color.white, 26, `stroke="${color.line}" stroke-width="6"`) +
      stroke('M-136-236H136M-136 236H136', color.line, 5) +
      [-130, -78, -26, 26, 78, 130]
        .map((bx) => box(bx - 8, -292, 16, 46, color.woodDark, 7) + box(bx - 8, 246, 16, 46, color.woodDark, 7))
        .join('') +
      inner,
    { scale, turn },
  );
/** A baby asleep in a sleeping bag, from above, head up. */
export const sleeper = (x, y, { scale = 1, skin = 'tan', breath = 0, eyes = 'closed' } = {}) =>
  at(
    x,
    y,
    stroke('M-60 106C-108 90-126 56-118 14', color.milk, 46) +
      stroke('M60 106C108 90 126 56 118 14', color.milk, 46) +
      circle(-118, -8, 25, skins[skin][0]) +
      circle(118, -8, 25, skins[skin][0]) +
      shape(
        `M-68 86C-40 76 40 76 68 86C${108 + breath * 4} 160 130 250 122 330C114 380 60 392 0 392C-60 392-114 380-122 330C-130 250 ${-108 - breath * 4} 160-68 86Z`,
        color.sage,
      ) +
      shape('M-122 300C-60 330 60 330 122 300C122 380 60 392 0 392C-60 392-122 380-122 300Z', color.sageDark) +
      stroke('M0 96V384', color.sageDark, 5, 'stroke-dasharray="2 14"') +
      star(-54, 190, 1, color.milk) +
      star(52, 230, 1.2, color.milk) +
      star(-40, 280, 0.8, color.milk) +
      babyHead(0, 0, { skin, eyes, mouth: 'smile' }),
    { scale },
  );
/**
 * A steam sterilizer, its base on y. @param cover 0 above, 1 closed, -1 none @param water 0 to 1 in the base
 */
export const steamer = (x, y, t, { cover = 1, water = 0, inner = '' } = {}) =>
  at(
    x,
    y,
    ellipse(0, 6, 280, 20, color.peachDark, 'opacity=".5"') +
      box(-250, -110, 500, 110, color.white, 40, `stroke="${color.line}" stroke-width="5"`) +
      (water > 0 ? box(-226, -62 - water * 24, 452, 20 + water * 26, color.skyMiddle, 18) : '') +
      box(-236, -116, 472, 26, color.lineDark, 13) +
      inner +
      box(-250, -60, 500, 60, color.white, 30) +
      circle(0, -28, 17, color.coral) +
      (cover < 0
        ? ''
        : at(
            0,
            mix(-170, 0, cover),
            shape(
              'M-236-104C-240-300-190-390 0-390C190-390 240-300 236-104Z',
              '#e4f1f7',
              `fill-opacity=".5" stroke="${color.skyDark}" stroke-width="6"`,
            ) +
              box(-36, -424, 72, 40, color.skyDark, 18) +
              stroke('M-180-150C-186-260-160-310-120-336', color.white, 12),
          )),
  );
