// The drawing kit of the films: palette, shapes and people in the style of the shop's illustrations, as SVG text.
// Scenes are functions of time, so every part takes plain numbers. A picture has 1280 × 720 units; captions cover the
// lowest sixth of it, so nothing that matters is drawn below y = 600.

export const width = 1280;
export const height = 720;

export const color = {
  coral: '#e65550',
  coralDark: '#cf4843',
  coralLight: '#f28a83',
  peach: '#fbdcc9',
  peachDark: '#f3c3ad',
  blush: '#f3b7ac',
  cream: '#fff6ea',
  white: '#fffdf9',
  sage: '#a9c3a4',
  sageDark: '#86a683',
  sageLight: '#cfdfca',
  sky: '#d6e8ef',
  skyMiddle: '#bfdcea',
  skyDark: '#86b4cf',
  skyDeep: '#6fa0bd',
  butter: '#f6d999',
  butterDark: '#e8c273',
  butterLight: '#fbeccb',
  wood: '#d3a677',
  woodDark: '#b98a5c',
  line: '#eadccd',
  lineDark: '#dcc7b0',
  milk: '#fff0d6',
  ink: '#5a382c',
  slate: '#5b6a72',
};

/** Base, shade, line and cheek of a skin, and the opacity of the cheek. */
const skins = {
  rose: ['#f9d3b8', '#efbb99', '#dd9a78', '#f19a86', 0.5],
  light: ['#f6caab', '#e9b08d', '#dd9a78', '#f19a86', 0.5],
  tan: ['#e8b48c', '#d49c74', '#c48862', '#e65550', 0.28],
  brown: ['#cd9269', '#b9805b', '#a97350', '#e65550', 0.28],
};
const hairs = { dark: '#3f2a25', chestnut: '#8a5a41', black: '#2f2627' };

// ---- Time

/** From 0 to 1 between two moments, slow at both ends. */
export function ramp(t, from, to) {
  const part = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
/** Rises between two moments and falls between two others. */
export const pulse = (t, from, full, until, end) => ramp(t, from, full) - ramp(t, until, end);
/** Swings between -1 and 1, starting at 0. */
export const swing = (t, period = 2) => Math.sin((t / period) * 2 * Math.PI);
/** From 0 to 1 again and again. */
export const loop = (t, period = 2) => (t % period) / period;
export const mix = (from, to, part) => from + (to - from) * part;

// ---- Shapes

const number = (value) => Math.round(value * 10) / 10;
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d, paint, weight = 6, more = '') =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(Math.max(0, r))}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}" ${more}/>`;
export const box = (x, y, w, h, fill, rx = 0, more = '') =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(Math.max(0, h))}" rx="${rx}" fill="${fill}" ${more}/>`;
export function at(x, y, inner, { scale = 1, turn = 0, flip = false } = {}) {
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;
}
export const fade = (opacity, inner) =>
  opacity <= 0 ? '' : `<g opacity="${Math.round(Math.min(1, opacity) * 100) / 100}">${inner}</g>`;
const dots = (points, r, fill) => points.map(([x, y]) => circle(x, y, r, fill)).join('');

// ---- Signs

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
const backgrounds = [
  'M150 640C40 440 110 130 400 70C640 20 980 20 1120 200C1230 360 1190 570 1100 650C900 720 320 724 150 640Z',
  'M120 600C70 340 200 90 480 60C760 30 1060 60 1160 280C1240 470 1170 610 1080 660C820 724 240 724 120 600Z',
];
export const backdrop = (fill = color.peach, kind = 0) =>
  box(0, 0, width, height, color.cream) + shape(backgrounds[kind], fill);
export const table = (y = 560, fill = color.wood) =>
  box(90, y, 1100, 34, fill, 17) +
  box(170, y + 34, 22, 160, color.woodDark) +
  box(1088, y + 34, 22, 160, color.woodDark);
export const plant = (x, y, scale = 1) =>
  at(
    x,
    y,
    shape('M-10-30C-54-64-66-134-30-190C20-146 30-76-10-30Z', '#94b590') +
      shape('M10-30C50-64 74-120 50-174C4-140-14-76 10-30Z', color.sage) +
      shape('M0-30C30-60 80-80 116-66C100-26 50-10 0-30Z', '#bcd0b6') +
      shape('M-52-38H52L40 50H-40Z', color.coral),
    { scale },
  );
/** The number of a step in its corner. */
export const badge = (step) =>
  circle(92, 92, 52, color.coral) + figure(String(step), 92, 92, { scale: 1.15, weight: 8 });

// ---- People

/** A mother in a scarf, looking at us. Face centre at x, y; body to the lower edge. `turn` tilts the head. */
export function mother(
  x,
  y,
  {
    scale = 0.8,
    skin = 'tan',
    scarf = 'sky',
    dress = color.coral,
    turn = 0,
    eyes = 'closed',
    mouth = 'smile',
    bottom = 760,
    coat = false,
  } = {},
) {
  const [base, , , cheek, cheekOpacity] = skins[skin];
  const [c1, c2, c3] = scarves[scarf];
  const eye = eyes === 'closed' ? 'M-80 32Q-56 52-30 34M30 34Q56 52 80 32' : 'M-80 44Q-56 16-30 42M30 42Q56 16 80 44';
  const b = (bottom - y) / scale;
  const body =
    shape(
      `M-270 ${number(b)}C-280 420-262 280-160 226C-112 202-56 196 0 196C56 196 112 202 160 226C262 280 280 420 270 ${number(b)}Z`,
      dress,
    ) + (coat ? shape('M-70 210L0 420L70 210Z', color.sage) + stroke(`M0 420V${number(b)}`, color.lineDark, 6) : '');
  const face =
    shape(
      'M-138 30C-152-120-86-208 0-208C86-208 152-120 138 30C136 120 110 200 60 232C20 250-30 248-64 228C-112 196-136 120-138 30Z',
      c1,
    ) +
    shape('M-98-20C-96-100-52-140 0-140C54-140 98-98 98-16C60-100-62-104-98-20Z', c3) +
    shape('M-100 0C-100-86-56-124 0-124C58-124 102-84 100 4C96 92 58 144 0 144C-58 144-96 92-100 0Z', base) +
    stroke(eye, color.ink, 7) +
    stroke('M-82-8Q-58-24-34-16M34-16Q58-24 82-8', color.ink, 5) +
    stroke('M-4 40Q-14 68-4 76', skins[skin][2], 6) +
    (mouth === 'smile'
      ? stroke('M-30 104Q0 130 30 104', '#c9453f', 7)
      : mouth === 'blow'
        ? ellipse(0, 110, 11, 13, '#c9453f')
        : stroke('M-20 112Q0 104 20 112', '#c9453f', 7)) +
    fade(cheekOpacity, circle(-68, 74, 24, cheek) + circle(68, 74, 24, cheek)) +
    shape(
      'M-112 60C-96 130-50 166 0 166C60 166 100 120 116 50C132 120 130 190 92 232C40 276-60 276-120 232C-150 190-140 130-112 60Z',
      c1,
    ) +
    stroke('M-112 74C-90 140-44 172 10 170', c3, 4) +
    stroke('M110 96C80 190 0 222-84 208', c3, 5) +
    stroke('M124 150C100 220 30 250-40 246', c3, 5);
  const back = shape(
    'M-138 30C-152-120-86-208 0-208C86-208 152-120 138 30C136 110 150 180 196 262C120 330-120 330-196 262C-150 180-136 110-138 30Z',
    c2,
  );
  return at(x, y, at(0, 0, back, { turn }) + body + at(0, 0, face, { turn }), { scale });
}
const scarves = {
  sky: [color.skyMiddle, '#a3c8da', '#8fb6c9'],
  sage: [color.sage, '#94b590', '#7f9d7c'],
  blush: ['#f3b7ac', '#e39d91', '#d98e82'],
  butter: [color.butter, color.butterDark, '#d9b05e'],
  plum: ['#b293a8', '#9c7d92', '#86687c'],
};

/** A baby's head from the front, 100 units in radius. */
export function babyHead(
  x,
  y,
  {
    scale = 1,
    turn = 0,
    skin = 'tan',
    hair = 'dark',
    style = 'full',
    eyes = 'smile',
    mouth = 'smile',
    hood = color.skyMiddle,
    tooth = false,
    look = 0,
  } = {},
) {
  const [base, shade, line, cheek, cheekOpacity] = skins[skin];
  const h = hairs[hair];
  const behind =
    style === 'hood' ? circle(0, -4, 122, hood) : ellipse(-106, 14, 18, 22, shade) + ellipse(106, 14, 18, 22, shade);
  const top = {
    full: shape(
      'M-108 4C-116-66-66-116 0-116C68-116 116-66 108 4C98-22 86-40 60-50C20-38-40-42-70-54C-92-36-102-18-108 4Z',
      h,
    ),
    tuft:
      shape(
        'M-104-24C-96-84-52-112 0-112C54-112 98-84 104-26C80-60 54-70 34-66C26-82 10-88-4-84C4-76 8-70 4-60C-40-72-84-58-104-24Z',
        h,
      ) + stroke('M4-110C-2-134 14-148 30-140C42-134 38-120 28-118', h, 8),
    hood: shape('M-64-70C-40-104 40-108 66-68C44-76 30-68 18-54C8-74-36-84-64-70Z', h),
  }[style];
  const eye = {
    closed: stroke('M-62 14Q-42 30-20 16M20 16Q42 30 62 14', color.ink, 6),
    smile: stroke('M-62 24Q-42 0-20 22M20 22Q42 0 62 24', color.ink, 6),
    open:
      circle(-41 + look, 16, 10, color.ink) +
      circle(41 + look, 16, 10, color.ink) +
      circle(-38 + look, 12, 3, color.white) +
      circle(44 + look, 12, 3, color.white),
    cry: stroke('M-62 8L-26 20L-60 26M62 8L26 20L60 26', color.ink, 6),
  }[eyes];
  const lips = {
    smile: stroke('M-16 60Q0 74 16 60', '#c9453f', 6),
    flat: stroke('M-14 66H14', '#c9453f', 6),
    o: ellipse(0, 64, 10, 9, '#c9453f'),
    open: shape('M-30 50H30C30 92-30 92-30 50Z', '#c9453f') + ellipse(0, 76, 15, 7, color.coralLight),
    wide: shape('M-40 46C-20 40 20 40 40 46C42 104-42 104-40 46Z', '#c9453f') + ellipse(0, 84, 22, 9, color.coralLight),
    cry: shape('M-30 82C-30 46 30 46 30 82C10 74-10 74-30 82Z', '#c9453f'),
  }[mouth];
  return at(
    x,
    y,
    behind +
      ellipse(0, 0, 108, 100, base) +
      top +
      eye +
      stroke('M-8 36q8 7 16 0', line, 5) +
      lips +
      (tooth ? box(-9, 50, 18, 16, color.white, 5) : '') +
      fade(cheekOpacity, circle(-62, 52, 20, cheek) + circle(62, 52, 20, cheek)),
    { scale, turn },
  );
}
/** A wrapped newborn, head at the left. */
export const bundle = (
  x,
  y,
  { scale = 1, turn = 12, flip = false, cloth = color.white, hood = color.butter, eyes = 'closed', skin = 'tan' } = {},
) =>
  at(
    x,
    y,
    shape(
      'M-270-24C-278-100-216-152-138-148C-40-142 120-100 226-24C280 16 266 96 190 110C80 128-100 132-180 100C-240 74-264 36-270-24Z',
      cloth,
    ) +
      stroke('M-130-144C-40-100 40 0 50 122M-40-124C60-80 140 0 170 110', color.line, 6) +
      dots(
        [
          [100, 0],
          [10, -40],
          [150, 56],
          [0, 60],
          [90, 80],
          [-60, 40],
        ],
        7,
        color.blush,
      ) +
      babyHead(-166, -38, { scale: 0.8, style: 'hood', hood, eyes, skin }),
    { scale, turn, flip },
  );
/**
 * A baby on the back, seen from above, head up. `arms` and `legs` are angles in degrees (0 along the body, 90 to the
 * side), for the picture's left and right.
 */
export function babyLying(
  x,
  y,
  {
    scale = 1,
    turn = 0,
    skin = 'tan',
    suit = color.butter,
    suitDark = color.butterDark,
    bare = false,
    arms = [130, 130],
    legs = [24, 24],
    head = {},
    diaper = bare,
    back = false,
  } = {},
) {
  const [base, shade, line] = skins[skin];
  const limb = bare ? base : suitDark;
  const arm = (side, angle) => {
    const a = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(a) * 118 * side, Math.cos(a) * 118];
    const [sx, sy] = [62 * side, 118];
    return (
      stroke(`M${sx} ${sy}L${number(sx + dx)} ${number(sy + dy)}`, limb, 46) +
      circle(sx + dx * 1.16, sy + dy * 1.16, 25, base)
    );
  };
  const leg = (side, angle) => {
    const a = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.sin(a) * 140 * side, Math.cos(a) * 140];
    return (
      ellipse(46 * side + dx * 1.22, 330 + dy * 1.2, 25, 32, base) +
      stroke(`M${44 * side} 320L${number(46 * side + dx)} ${number(330 + dy)}`, bare ? base : suit, 64)
    );
  };
  const body = shape(
    'M-74 96C-100 180-104 280-84 330C-50 372 50 372 84 330C104 280 100 180 74 96C40 74-40 74-74 96Z',
    bare ? base : suit,
  );
  const nappy = diaper
    ? shape(
        'M-92 268C-40 284 40 284 92 268C96 300 92 330 78 346C56 350 40 362 30 372H-30C-40 362-56 350-78 346C-92 330-96 300-92 268Z',
        color.white,
      ) + stroke('M-92 280C-40 296 40 296 92 280', color.skyMiddle, 6)
    : '';
  const front = bare
    ? back
      ? stroke('M0 130V240', shade, 5)
      : circle(0, 236, 5, line)
    : stroke('M0 120V320', suitDark, 5, 'stroke-dasharray="2 26"');
  return at(
    x,
    y,
    leg(-1, legs[0]) +
      leg(1, legs[1]) +
      arm(-1, arms[0]) +
      arm(1, arms[1]) +
      body +
      nappy +
      front +
      (back
        ? circle(0, 0, 100, base) + circle(0, -6, 104, hairs.dark) + stroke('M-20-30C0-44 24-30 14-12', '#5a4038', 6)
        : babyHead(0, 0, { skin, ...head })),
    { scale, turn },
  );
}
/** A baby's head in profile, looking right; eyes at 350, 275, mouth at 430, 360. `mouth` opens from 0 to 1. */
export function babyProfile(
  x,
  y,
  {
    scale = 1,
    turn = 0,
    skin = 'tan',
    hair = 'dark',
    mouth = 0,
    latched = false,
    eye = 'open',
    cheek = 0,
    suit = color.skyMiddle,
  } = {},
) {
  const [base, shade, line, blush, opacity] = skins[skin];
  const m = mouth;
  const d = `M44 292C40 150 136 62 258 64C366 66 424 144 424 236C424 262 420 276 426 288C438 298 446 308 438 318C434 322 428 322 422 322C430 330 ${436 + 4 * m} ${338 - 6 * m} ${434 + 4 * m} ${350 - 8 * m}C${428} ${358 - 6 * m} ${400 - 30 * m} ${360} ${384 - 30 * m} ${364 + 8 * m}C${400 - 20 * m} ${372 + 34 * m} ${420 - 26 * m} ${370 + 64 * m} ${430 - 26 * m} ${380 + 62 * m}C${440 - 24 * m} ${394 + 62 * m} ${432 - 26 * m} ${412 + 58 * m} ${420 - 26 * m} ${424 + 56 * m}C${418 - 30 * m} ${456 + 48 * m} ${398 - 30 * m} ${484 + 34 * m} ${360 - 20 * m} ${490 + 26 * m}C330 ${494 + 20 * m} 306 488 296 482C288 500 288 530 300 600H120C138 524 134 496 116 470C70 428 46 366 44 292Z`;
  const eyes =
    eye === 'open'
      ? ellipse(352, 272, 9, 12, color.ink) + circle(355, 268, 3.5, color.white)
      : stroke('M326 268Q348 288 376 272', color.ink, 8);
  return at(
    x,
    y,
    (m > 0.05 && !latched
      ? shape(
          `M430 348L370 362L${380 - 26 * m} ${390 + 40 * m}L${420 - 26 * m} ${380 + 54 * m}C${428 - 14 * m} ${370 + 20 * m} 436 360 430 348Z`,
          '#c9453f',
        )
      : '') +
      shape(d, base) +
      shape('M100 560C50 620-20 720-40 860H460C430 730 350 610 316 556C260 592 160 596 100 560Z', suit) +
      (m > 0.05 ? '' : stroke('M400 362Q414 366 430 364', '#c9453f', 6)) +
      shape(
        'M46 262C52 140 142 62 258 64C300 65 336 78 362 98C320 92 290 100 276 118C270 98 250 92 234 98C244 106 246 116 240 124C160 130 90 180 46 262Z',
        hairs[hair],
      ) +
      ellipse(178, 318, 30, 38, shade) +
      stroke('M178 302C192 308 190 330 176 336', line, 6) +
      eyes +
      stroke('M330 216Q352 204 378 216', color.ink, 6) +
      fade(opacity, circle(318, 340, 30 + cheek * 10, blush)),
    { scale, turn },
  );
}
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

// ---- Things

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
