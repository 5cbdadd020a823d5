// Washing and steam sterilizing: wash first, space for the steam, wait until it has cooled.
import { basin, bottle, brush, bubbles, foam, tap } from '../kit/feeding.mjs';
import { fist, hand } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { magnifier, steamer } from '../kit/room.mjs';
import { table } from '../kit/scenery.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { clock, cross, drop, star, steam, tick } from '../kit/signs.mjs';
import { loop, mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.sky;
export const kind = 1;

const body = (x, y, turn = 0, scale = 1.25) => bottle(x, y, { nipple: false, level: 0, turn, scale });
const ring = (x, y) =>
  box(x - 50, y - 22, 100, 44, color.coral, 12) +
  stroke(`M${x - 30} ${y - 12}V${y + 12}M${x} ${y - 12}V${y + 12}M${x + 30} ${y - 12}V${y + 12}`, color.coralDark, 6);
const nipple = (x, y, scale = 1) =>
  at(
    x,
    y,
    shape(
      'M-10-50C-14-72 14-72 10-50C8-24 42-14 48 16H-48C-42-14-8-24-10-50Z',
      '#f3d9b8',
      `stroke="${color.lineDark}" stroke-width="4"`,
    ) + ellipse(0, 16, 54, 10, '#efcfa8'),
    { scale },
  );
const loaded = (x = 0) =>
  [-130, 0, 130]
    .map((dx) => at(x + dx, -52, bottle(0, 0, { nipple: false, level: 0, scale: 0.9 }), { turn: 180 }))
    .join('') +
  nipple(x - 205, -124, 0.6) +
  nipple(x + 205, -124, 0.6);

export const steps = [
  [
    5.5,
    (t) => {
      const apart = ramp(t, 0.6, 2);
      return (
        table() +
        body(560, 330 - 30) +
        ring(560, mix(338, 200, apart)) +
        nipple(560, mix(306, 110, apart), 1) +
        fade(
          ramp(t, 2.2, 2.8),
          at(
            900,
            350,
            magnifier(0, 0, 1.5) +
              circle(-34, 10, 16, color.sage) +
              circle(24, -26, 20, color.sageDark) +
              circle(30, 40, 14, color.sage) +
              [0, 60, 120, 180, 240, 300]
                .map((turn) => at(24, -26, stroke('M0-22V-32', color.sageDark, 6), { turn }))
                .join(''),
          ),
        ) +
        fade(ramp(t, 2.2, 2.8), stroke('M610 470C680 460 720 430 770 400', color.line, 8, 'stroke-dasharray="2 18"'))
      );
    },
    4.6,
  ],
  [
    5,
    (t) => {
      const rinse = ramp(t, 3, 3.5);
      return (
        fade(
          1 - rinse,
          table(600) +
            at(640, 250 + swing(t, 0.9) * 22, brush(0, 0, { scale: 1.05, turn: 180 })) +
            fist(640, 46 + swing(t, 0.9) * 22, { scale: 1.15, turn: 90, sleeve: color.butterDark }) +
            body(640, 230, 0, 1.25) +
            hand(470, 420, { scale: 1.5, turn: -2, sleeve: color.butterDark, edge: true }) +
            basin(640, 470, { scale: 1.1, fill: color.sageDark }) +
            foam(300, 980, 450, t, 32) +
            bubbles(
              [
                [440, 250, 16],
                [840, 270, 22],
                [900, 200, 12],
                [360, 330, 12],
                [960, 340, 16],
              ],
              t,
            ) +
            steam(1010, 360, t),
        ) +
        fade(
          rinse,
          tap(640, 130, { water: 420, t }) +
            body(640, 220, 24, 1.25) +
            hand(440, 380, { scale: 1.5, turn: -6, sleeve: color.butterDark, edge: true }) +
            basin(640, 540, { fill: color.skyMiddle }) +
            drop(740, 430 + loop(t, 0.8) * 50, 0.6),
        )
      );
    },
    4.5,
  ],
  [
    5,
    (t) => {
      const pour = ramp(t, 0.8, 3.4);
      return (
        steamer(520, 560, t, { cover: -1, water: pour }) +
        at(
          mix(840, 800, ramp(t, 0.2, 0.8)),
          190,
          shape(
            'M-90-110H90L70 90C68 104 58 110 46 110H-46C-58 110-68 104-70 90Z',
            '#fff',
            `fill-opacity=".8" stroke="${color.skyDark}" stroke-width="6"`,
          ) +
            shape(
              `M${-82 + 16 * pour} ${-60 + pour * 120}H${82 - 16 * pour}L66 86C64 98 56 104 44 104H-44C-56 104-64 98-66 86Z`,
              color.skyMiddle,
            ) +
            stroke('M82-70C140-60 140 40 74 50', color.skyDark, 14) +
            stroke('M20-60H60M24-20H58M28 20H56', color.skyDark, 6),
          { turn: -38 * ramp(t, 0.2, 0.8) },
        ) +
        fade(pulse(t, 0.8, 1.1, 3.3, 3.6), stroke('M692 160C668 230 660 320 660 460', color.skyMiddle, 20)) +
        fade(ramp(t, 3.5, 4), tick(980, 480)) +
        stroke('M300 478H360', color.coral, 8)
      );
    },
  ],
  [
    5,
    (t) =>
      steamer(560, 560, t, { cover: ramp(t, 3.2, 4.2), inner: at(0, mix(-220, 0, ramp(t, 0.5, 2)), loaded()) }) +
      fade(
        pulse(t, 1.9, 2.3, 3.4, 3.8),
        stroke(
          'M495 470V350M495 350L480 370M495 350L510 370M625 470V350M625 350L610 370M625 350L640 370',
          color.coral,
          9,
        ),
      ) +
      fade(ramp(t, 2.2, 2.8), tick(980, 440)),
    3,
  ],
  [
    5.5,
    (t) => {
      const cool = ramp(t, 2.8, 4.2);
      return (
        steamer(480, 560, t, { cover: 1, inner: loaded() }) +
        steam(380, 190, t, 1 - cool) +
        steam(520, 170, t + 0.5, 1 - cool) +
        steam(620, 210, t + 1, 1 - cool) +
        fade(
          1 - ramp(t, 2.6, 3.2),
          hand(mix(1000, 890, pulse(t, 0.3, 1, 1.8, 2.4)), 330, {
            scale: 1.5,
            turn: 186,
            flip: true,
            sleeve: color.butterDark,
          }) + fade(ramp(t, 1, 1.4), cross(900, 230, 1)),
        ) +
        fade(ramp(t, 2.8, 3.2), clock(990, 300, { scale: 1.3, part: ramp(t, 3, 5) * 0.75 }))
      );
    },
    2,
  ],
  [
    5,
    (t) => {
      const over = ramp(t, 0.8, 2.4);
      const [x, y] = [mix(350, 900, over), mix(290, 296, over) - Math.sin(over * Math.PI) * 110];
      const up = ramp(t, 2.5, 3.2) * 330;
      return (
        steamer(350, 580, t, {
          cover: -1,
          inner: [-130, 130]
            .map((dx) => at(dx, -52, bottle(0, 0, { nipple: false, level: 0, scale: 0.9 }), { turn: 180 }))
            .join(''),
        }) +
        at(x, y, bottle(0, 40, { nipple: false, level: 0, scale: 1 })) +
        at(
          x,
          y - up,
          stroke('M0-190C-70-100-60-10-40 60M0-190C70-100 60-10 40 60', '#9fb0b8', 16) +
            fist(6, -180, { scale: 1.15, turn: 150, flip: true, sleeve: color.butterDark }),
        ) +
        at(
          900,
          560,
          box(-190, -180, 380, 190, '#fff', 24, `fill-opacity=".8" stroke="${color.skyDark}" stroke-width="7"`) +
            box(-206, mix(-330, -206, ramp(t, 3.2, 4)), 412, 40, color.skyDark, 18),
        ) +
        fade(ramp(t, 4.1, 4.5), star(1120, 320, 1.4) + tick(1110, 440, 0.9))
      );
    },
    4.5,
  ],
];
