// Hands and what they do alone; breasts in diagrams.
import { basin, bubbles, tap } from './feeding.mjs';
import { color, skins } from './palette.mjs';
import { at, box, circle, ellipse, number, shape, stroke } from './shapes.mjs';
import { swing } from './time.mjs';

/** An open hand: wrist at 0, 0, fingers to the right, with a sleeve behind the wrist. */
export function hand(
  x,
  y,
  { scale = 1, turn = 0, flip = false, skin = 'tan', sleeve = '', thumb = true, length = 620, edge = false } = {},
) {
  const [base, shade, line] = skins[skin];
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scale} ${flip ? -scale : scale})">${
    (edge
      ? stroke('M-60 0H-20', shade, 58) +
        shape(
          'M-22-27C10-36 36-36 60-34C92-32 108-29 108-18C116-8 114 0 112 5C116 14 108 19 104 25C99 31 92 38 82 40C64 44 10 40-22 28Z',
          shade,
          `stroke="${shade}" stroke-width="10"`,
        )
      : '') +
    (sleeve
      ? stroke('M-60 0H-20', base, 50) + stroke(`M${-length} 0H-62`, sleeve, 66)
      : stroke(`M${-length} 0H-20`, base, 50)) +
    (thumb ? shape('M10-16C20-50 44-68 58-56C68-46 56-32 48-16Z', base) : '') +
    shape(
      'M-22-27C10-36 36-36 60-34C92-32 108-29 108-18C108-10 98-9 92-9C108-8 114-2 112 5C110 12 98 12 92 11C104 13 108 19 104 25C99 31 90 29 84 27C88 31 88 38 82 40C64 44 10 40-22 28Z',
      base,
    ) +
    stroke('M92-9C80-9 70-10 60-10M92 11C80 10 70 9 60 8M84 27C74 26 66 25 58 24', line, 4) +
    (thumb ? stroke('M48-16C42-12 34-10 26-12', line, 4) : '')
  }</g>`;
}
/**
 * A hand that holds something between thumb and first finger; their tips meet at 0, 0, the arm comes from the left.
 * @param open half the distance between the tips
 */
export function pinch(
  x,
  y,
  { scale = 1, turn = 0, flip = false, skin = 'tan', sleeve = '', open = 0, curled = true, edge = false } = {},
) {
  const [base, shade, line] = skins[skin];
  const o = open;
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scale} ${flip ? -scale : scale})">${
    (edge
      ? stroke('M-1110 360L-190 40', shade, 86) +
        stroke(
          `M-110 26C-86 54-50 ${48 + o} -6 ${18 + o}M-140-22C-100 ${-52 - o * 0.9}-50 ${-58 - o} -4 ${-18 - o}`,
          shade,
          54,
        ) +
        ellipse(-160, 10, 80, 82, shade)
      : '') +
    stroke('M-1110 360L-190 40', base, 76) +
    (sleeve ? stroke('M-1110 360L-262 65', sleeve, 100) : '') +
    (curled
      ? stroke('M-120 10C-70 16-56 44-84 66', shade, 36) + stroke('M-134 30C-92 44-86 72-114 86', shade, 34)
      : '') +
    shape('M-236 10C-220-40-160-66-112-50C-80-40-76 0-90 30C-104 70-150 92-196 84C-226 78-244 50-236 10Z', base) +
    stroke(`M-110 26C-86 54-50 ${48 + o} -6 ${18 + o}`, base, 42) +
    stroke(`M-140-22C-100 ${-52 - o * 0.9}-50 ${-58 - o} -4 ${-18 - o}`, base, 42) +
    stroke(`M-64 ${-62 - o * 0.95}Q-56 ${-54 - o * 0.95} -60 ${-42 - o * 0.95}`, line, 4) +
    stroke(`M-120 24C-112 36-104 44-94 46`, line, 4)
  }</g>`;
}
/** A hand with its first finger stretched out: the tip at 0, 0, the arm from the left. */
export function pointing(x, y, { scale = 1, turn = 0, flip = false, skin = 'tan', sleeve = '', edge = false } = {}) {
  const [base, shade, line] = skins[skin];
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scale} ${flip ? -scale : scale})">${
    (edge ? stroke('M-1130 220L-210 20', shade, 86) + stroke('M-146-22L-21 0', shade, 54) : '') +
    stroke('M-1130 220L-210 20', base, 76) +
    (sleeve ? stroke('M-1130 220L-280 36', sleeve, 100) : '') +
    stroke('M-130 16C-84 16-78 42-104 48', shade, 38) +
    stroke('M-136 46C-100 50-96 72-126 78', shade, 36) +
    shape('M-256 0C-240-48-180-62-136-46C-104-34-100 40-116 62C-140 88-204 90-230 74C-256 58-264 30-256 0Z', base) +
    stroke('M-146-22L-21 0', base, 42) +
    stroke('M-214 34C-176 60-140 40-114 22', base, 36) +
    stroke('M-176 46C-150 44-130 32-116 20M-66-24L-62-8', line, 4)
  }</g>`;
}
/** A closed hand around something upright. */
export function fist(x, y, { scale = 1, turn = 0, flip = false, skin = 'tan', sleeve = '' } = {}) {
  const [base, , line] = skins[skin];
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${scale} ${flip ? -scale : scale})">${
    stroke('M-900 20H-60', base, 56) +
    (sleeve ? stroke('M-900 20H-100', sleeve, 74) : '') +
    shape(
      'M-70-34C-50-52 10-56 34-48C52-44 54-26 42-20C56-16 58 2 44 8C54 14 54 30 40 34C46 42 42 56 28 56C-10 62-54 60-70 46Z',
      base,
    ) +
    stroke('M42-20C30-20 16-20 6-18M44 8C32 8 16 8 6 8M40 34C30 34 16 34 6 32', line, 4) +
    stroke('M-30-40C-6-62 16-60 26-54', base, 30)
  }</g>`;
}

/** Two hands that rub each other under a tap. */
export const washing = (x, y, t, { sleeve = color.coral, skin = 'tan' } = {}) =>
  tap(x, y - 190, { water: 170, t }) +
  basin(x, y + 120, { scale: 0.9 }) +
  hand(x - 66 + swing(t, 1.2) * 22, y + 22, { scale: 1.5, turn: -8, sleeve, skin }) +
  hand(x + 66 - swing(t, 1.2) * 22, y - 4, { scale: 1.5, turn: 188, flip: true, sleeve, skin }) +
  bubbles(
    [
      [x - 70, y + 40, 26],
      [x - 20, y + 54, 32],
      [x + 44, y + 44, 28],
      [x + 90, y + 30, 18],
      [x + 10, y - 40, 16],
      [x - 110, y - 60, 14],
      [x + 140, y - 90, 18],
      [x - 150, y - 120, 10],
    ],
    t,
  );
/** A breast from the side, diagrammatic: its tip at 0, 0 points left; `press` from 0 to 1 flattens it toward the ribs. */
export const breastSide = (x, y, { dress = color.coral, press = 0 } = {}) => {
  const base = '#f0c4a0';
  const p = press * 30;
  return at(
    x,
    y,
    shape(
      `M${p - 8}-20C${6 + p}-100 70-214 240-262L640-350V380L270 306C110 286 ${8 + p} 150 ${p - 8} 22C${p - 22} 12 ${p - 22}-10 ${p - 8}-20Z`,
      base,
    ) +
      shape(
        `M${p - 8}-20C${p - 2}-64 ${16 + p}-100 ${32 + p}-126C${70 + p}-70 ${66 + p} 70 ${28 + p} 122C${10 + p} 88 ${p - 2} 54 ${p - 8} 22Z`,
        '#cf927c',
      ) +
      ellipse(p - 10, 0, 20, 22, '#b9776a') +
      shape('M330-276C430-306 540-336 700-370V420C560 380 450 350 356 318C430 150 430-130 330-276Z', dress) +
      box(690, -380, 400, 820, dress) +
      stroke('M330-276C430-130 430 150 356 318', color.coralDark, 8),
  );
};
/** A breast from the front, diagrammatic, in an opening of the dress. */
export const breastFront = (x, y, { scale = 1, dress = color.coral } = {}) =>
  at(
    x,
    y,
    circle(0, 0, 262, dress) +
      circle(0, 0, 232, '#e6b48e') +
      circle(0, 6, 216, '#f0c4a0') +
      circle(0, 0, 70, '#cf927c') +
      circle(0, 0, 25, '#b9776a'),
    { scale },
  );
