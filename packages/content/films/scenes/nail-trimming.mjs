// Trimming small nails.
import { hand, pointing } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { crib, sleeper, towel } from '../kit/room.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, clock, cross, drop, moon, star } from '../kit/signs.mjs';
import { mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.skyMiddle;
export const kind = 1;

const [base, shade, line, nail] = ['#f9d3b8', '#efbb99', '#dd9a78', '#fdeee2'];
/**
 * The baby's hand from above with one finger stretched to the right, its tip at 0, 0.
 * @param long how far the nail stands over the tip @param sharp opacity of a corner that is left
 */
const babyFinger = (x, y, { long = 1, sharp = 0 } = {}) =>
  at(
    x,
    y,
    stroke('M-900 60H-560', color.butter, 240) +
      stroke('M-560 60H-470', base, 180) +
      [70, 130, 184]
        .map(
          (dy, i) =>
            stroke(`M-420 ${dy}H${-250 - i * 26}`, shade, 76) + stroke(`M-420 ${dy - 4}H${-250 - i * 26}`, base, 68),
        )
        .join('') +
      shape('M-500-40C-440-100-340-100-290-66V170C-330 210-440 220-500 160Z', base) +
      stroke('M-430 128C-380 190-320 210-280 200', shade, 8) +
      stroke('M-330 0H-62', shade, 134) +
      stroke('M-330 0H-62', base, 124) +
      stroke('M-190-30C-184-14-184 14-190 30M-176-26C-171-12-171 12-176 26', shade, 6) +
      (long > 0
        ? shape(
            `M-40-42C${-6 + long * 20}-40 ${4 + long * 26}-20 ${4 + long * 26} 0C${4 + long * 26} 20 ${-6 + long * 20} 40-40 42Z`,
            color.white,
            `stroke="${line}" stroke-width="4"`,
          )
        : '') +
      shape(
        'M-100-32C-100-44-40-48-24-40C-6-30-6 30-24 40C-40 48-100 44-100 32Z',
        nail,
        `stroke="${line}" stroke-width="4"`,
      ) +
      fade(sharp, shape('M-14-44L14-52L4-22Z', color.white, `stroke="${color.coral}" stroke-width="5"`)),
  );
/** The mother's hand from below: thumb above the baby's finger, the others under it. */
const holdUnder = (x, y) =>
  hand(x - 96, y + 128, { scale: 1.9, turn: -52, thumb: false, sleeve: color.sageDark, edge: true });
const holdOver = (x, y) =>
  stroke(`M${x - 190} ${y + 170}C${x - 170} ${y + 80} ${x - 150} ${y + 40} ${x - 128} ${y + 4}`, '#d49c74', 66) +
  stroke(`M${x - 190} ${y + 170}C${x - 170} ${y + 80} ${x - 150} ${y + 40} ${x - 128} ${y + 4}`, '#e8b48c', 56) +
  ellipse(x - 130, y + 2, 15, 19, '#f3cdb0');
const held = (x, y, more) => holdUnder(x, y) + babyFinger(x, y, more) + holdOver(x, y);
const scissors = (x, y, { turn = 0, open = 0.5, scale = 1 } = {}) =>
  at(
    x,
    y,
    [-1, 1]
      .map((sideOf) =>
        at(
          0,
          0,
          stroke('M0 0H-120', '#9fb0b8', 20) +
            stroke('M0 0L150 0', '#9fb0b8', 14) +
            circle(196, 0, 46, 'none', `stroke="${color.coral}" stroke-width="18"`),
          { turn: sideOf * (6 + open * 12) },
        ).replace('scale(1 1)', `scale(1 ${sideOf})`),
      )
      .join('') + circle(0, 0, 9, color.slate),
    { turn, scale },
  );

export const steps = [
  [
    5,
    (t) =>
      crib(640, 330, sleeper(0, -130, { scale: 0.72, skin: 'rose', breath: swing(t, 3) }), { scale: 1, turn: 90 }) +
      moon(1050, 150, 1) +
      star(980, 250, 1 + swing(t, 2) * 0.3) +
      star(1120, 290, 0.8) +
      drop(230, 200, 0.9) +
      drop(270, 250, 0.6) +
      towel(220, 520, { scale: 0.8, fill: color.coralLight, dark: color.coral }),
  ],
  [
    5,
    (t) => {
      const press = pulse(t, 1.8, 2.6, 6, 7);
      return (
        held(700, 310, { long: 1 }) +
        // From the side: the fingertip is pushed away from the nail.
        fade(
          ramp(t, 1, 1.5),
          at(
            990,
            330,
            circle(0, 0, 170, color.white, `stroke="${color.wood}" stroke-width="12"`) +
              shape(`M-150-52H-20C40-50 84 ${-30 + press * 30} 90 ${6 + press * 30}C88 40 40 60-20 62H-150Z`, base) +
              shape(
                `M-10-60C30-62 70 ${-44 + press * 8} 104 ${-30 + press * 6}L70 ${-24 + press * 8}C40-40 10-44-10-46Z`,
                color.white,
                `stroke="${line}" stroke-width="4"`,
              ) +
              arrow('M20 76V106', 20, 114, 90, color.coral, 11),
          ),
        )
      );
    },
  ],
  [
    6,
    (t) => {
      const cut = ramp(t, 0.8, 2.6);
      const toe = ramp(t, 3.2, 3.7);
      return (
        fade(
          1 - toe,
          held(620, 310, { long: 1 - cut * 0.75 }) +
            at(
              mix(800, 790, cut),
              mix(190, 330, cut),
              scissors(0, 0, { turn: mix(-34, 24, cut), open: Math.abs(swing(t, 1)), scale: 1.15 }) +
                hand(270, mix(-150, 130, cut), {
                  scale: 1.5,
                  turn: mix(146, 204, cut),
                  flip: true,
                  sleeve: color.sageDark,
                  edge: true,
                }),
            ),
        ) +
        fade(
          toe,
          at(
            600,
            340,
            shape('M-700-150C-260-170-40-170 60-150C190-120 190 120 60 150C-40 170-260 170-700 150Z', base) +
              shape(
                'M20-92C80-100 134-80 140-70V70C134 80 80 100 20 92C0 50 0-50 20-92Z',
                nail,
                `stroke="${line}" stroke-width="5"`,
              ) +
              stroke('M146-110V110', color.coral, 10, 'stroke-dasharray="4 20"'),
          ) +
            scissors(mix(900, 800, ramp(t, 3.8, 4.6)), mix(180, 250, ramp(t, 3.8, 4.6)), {
              turn: -70,
              open: Math.abs(swing(t, 1)),
              scale: 1,
            }),
        )
      );
    },
    2.2,
  ],
  [
    4.5,
    (t) =>
      held(620, 310, { long: 0.25, sharp: 1 - ramp(t, 2.4, 3.2) }) +
      at(
        650 + swing(t, 0.8) * 16,
        270 - swing(t, 0.8) * 26,
        box(-40, -22, 330, 44, color.butterDark, 22) +
          box(-40, -22, 170, 44, color.coralLight, 22) +
          stroke('M-20-8H110M-20 8H110', color.white, 4, 'stroke-dasharray="2 12"') +
          hand(330, 20, { scale: 1.4, turn: 190, flip: true, sleeve: color.sageDark, edge: true }),
        { turn: -24 },
      ) +
      fade(ramp(t, 3, 3.5), star(700, 440, 1.4) + star(760, 400, 0.9)),
    3.7,
  ],
  [
    6,
    (t) => {
      const press = ramp(t, 1.2, 2);
      const gone = pulse(t, 1.2, 2, 9, 10);
      return (
        held(560, 310, { long: 0.25 }) +
        drop(556, mix(296, 326, ramp(t, 0.2, 1)), 0.55, color.coral) +
        at(
          mix(820, 566, press),
          mix(180, 310, press),
          shape(
            'M-60-70C-10-96 60-90 96-50C120-10 110 50 70 76C20 96-40 84-64 40C-80 0-84-50-60-70Z',
            color.white,
            `stroke="${color.line}" stroke-width="5"`,
          ) +
            stroke('M-20-40C10-20 40-20 66-34M-30 20C0 34 40 34 70 20', color.line, 6) +
            pointing(20, 0, { scale: 1, turn: 176, flip: true, sleeve: color.sageDark, edge: true }),
        ) +
        fade(gone * ramp(t, 2, 2.4), clock(1000, 150, { scale: 0.9, part: ramp(t, 2.2, 4.4) })) +
        fade(
          ramp(t, 4, 4.5),
          at(
            1000,
            520,
            at(
              0,
              0,
              box(-120, -36, 240, 72, color.peachDark, 36) +
                box(-40, -36, 80, 72, '#f0d9c4') +
                circle(-14, -10, 5, color.wood) +
                circle(14, -10, 5, color.wood) +
                circle(-14, 12, 5, color.wood) +
                circle(14, 12, 5, color.wood),
              { turn: -24 },
            ) + cross(0, 0, 1.2),
          ),
        )
      );
    },
    5,
  ],
];
