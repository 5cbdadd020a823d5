// People in the style of the shop's illustrations.
import { color, hairs, skins } from './palette.mjs';
import { at, box, circle, dots, ellipse, fade, number, shape, stroke } from './shapes.mjs';

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
