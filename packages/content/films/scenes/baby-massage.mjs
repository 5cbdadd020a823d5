// Baby massage: ask first, slow strokes from thigh to foot, the tummy clockwise, arms, back.
import { hand } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { babyHead, babyLying } from '../kit/people.mjs';
import { thermometer } from '../kit/room.mjs';
import { plant } from '../kit/scenery.mjs';
import { at, box, circle, ellipse, fade, stroke } from '../kit/shapes.mjs';
import { arrow, clock, cross, drop, heart, sun, waves } from '../kit/signs.mjs';
import { loop, mix, ramp, swing } from '../kit/time.mjs';

export const ground = color.butterLight;
export const kind = 1;

const mat = () => box(250, 60, 780, 580, color.sageLight, 120) + box(290, 96, 700, 508, '#e2eedd', 90);
const baby = (more) =>
  babyLying(640, 190, {
    scale: 0.95,
    bare: true,
    arms: [50, 50],
    legs: [26, 26],
    head: { eyes: 'open', mouth: 'smile' },
    ...more,
  });
const handDown = (x, y, turn, more = {}) =>
  hand(x, y, { scale: 1.45, turn, sleeve: color.coralLight, edge: true, ...more });
const oil = (x, y) =>
  at(
    x,
    y,
    box(-50, -60, 100, 160, color.butter, 24) +
      box(-22, -104, 44, 52, color.wood, 10) +
      drop(0, 24, 0.9, color.butterDark),
  );

export const steps = [
  [
    5.5,
    (t) =>
      mat() +
      baby({
        arms: [60 + swing(t, 2) * 14, 60 - swing(t, 2) * 14],
        legs: [26 + swing(t, 1.4) * 8, 26 - swing(t, 1.4) * 8],
        head: { eyes: 'open', mouth: 'smile', look: swing(t, 3) * 4 },
      }) +
      sun(1100, 170, 1, t * 12) +
      fade(ramp(t, 1.2, 1.8), clock(180, 330, { scale: 1, part: 0.25 + ramp(t, 2, 4) * 0.25 })) +
      plant(1120, 560, 1),
    3,
  ],
  [
    5,
    (t) => {
      const show = ramp(t, 0.4, 1.6);
      const calm = t > 2.6;
      return (
        mat() +
        baby({
          arms: calm ? [110, 110] : [50, 50],
          head: { eyes: calm ? 'smile' : 'open', mouth: calm ? 'open' : 'smile' },
        }) +
        handDown(mix(380, 450, show), mix(820, 500, show), -78, { flip: true }) +
        handDown(mix(900, 830, show), mix(820, 500, show), -102) +
        fade(ramp(t, 2.6, 3.1), heart(860, 130, 0.9 + swing(t, 1.4) * 0.08) + heart(920, 90, 0.5))
      );
    },
  ],
  [
    6,
    (t) => {
      const legs = ramp(t, 2.2, 2.7);
      const part = Math.max(0, ((t - 2.7) / 1.5) % 1);
      const along = ramp(part, 0, 0.8);
      return (
        fade(
          1 - legs,
          oil(330, 260) +
            drop(560, 170 + loop(t, 1) * 80, 0.6, color.butterDark) +
            hand(540 + swing(t, 1) * 20, 380, { scale: 2, turn: -6, sleeve: color.coralLight, edge: true }) +
            hand(740 - swing(t, 1) * 20, 350, {
              scale: 2,
              turn: 186,
              flip: true,
              sleeve: color.coralLight,
              edge: true,
            }) +
            waves(640, 210, -90, 0.9, color.coralLight),
        ) +
        fade(
          legs,
          mat() +
            babyLying(640, 160, {
              scale: 0.86,
              bare: true,
              arms: [60, 60],
              legs: [30, 30],
              head: { eyes: 'smile', mouth: 'open' },
            }) +
            handDown(mix(770, 830, along), mix(490, 580, along), 206, { flip: true, scale: 1.25 }) +
            fade(ramp(t, 2.8, 3.2), arrow('M576 450L520 560', 516, 566, 116, color.coral, 11)),
        )
      );
    },
    3.9,
  ],
  [
    5.5,
    (t) => {
      const angle = (loop(t, 2.6) * 360 - 90) * (Math.PI / 180);
      const [x, y] = [640 + Math.cos(angle) * 56, 400 + Math.sin(angle) * 50];
      return (
        mat() +
        baby({ arms: [80, 80], head: { eyes: 'smile', mouth: 'smile' } }) +
        handDown(x + 74, y + 60, 222, { scale: 1.15 }) +
        arrow('M548 400A94 94 0 1 1 596 480', 590, 478, 200, color.coral, 12)
      );
    },
    2.2,
  ],
  [
    6,
    (t) => {
      const back = ramp(t, 3, 3.4);
      const along = ramp(loop(t, 1.5), 0, 0.8);
      return (
        mat() +
        fade(
          1 - back,
          baby({ arms: [86, 86], head: { eyes: 'smile', mouth: 'open' } }) +
            handDown(mix(740, 850, along) + 50, 330, 186, { flip: true, scale: 1.2 }) +
            handDown(mix(540, 430, along) - 50, 330, -6, { scale: 1.2 }) +
            arrow('M780 230H860', 868, 230, 0, color.coral, 10) +
            arrow('M500 230H420', 412, 230, 180, color.coral, 10),
        ) +
        fade(
          back,
          babyLying(640, 190, { scale: 0.95, bare: true, back: true, arms: [130, 130], legs: [18, 18] }) +
            handDown(740, mix(330, 430, along), 160, { scale: 1.3, flip: true }) +
            arrow('M590 310V420', 590, 428, 90, color.coral, 10),
        )
      );
    },
    2.4,
  ],
  [
    7,
    (t) => {
      const rest = ramp(t, 2.8, 3.3);
      return (
        fade(
          1 - rest,
          mat() +
            babyLying(640, 190, { scale: 0.95, bare: true, arms: [40, 40], legs: [20, 20] }) +
            circle(640, 190, 97, '#e8b48c') +
            at(620 + swing(t, 1) * 4, 190, babyHead(0, 0, { scale: 0.95, turn: -16, eyes: 'cry', mouth: 'cry' })) +
            handDown(mix(470, 400, ramp(t, 0.6, 1.4)), mix(520, 690, ramp(t, 0.6, 1.4)), -74, { flip: true }) +
            handDown(mix(810, 880, ramp(t, 0.6, 1.4)), mix(520, 690, ramp(t, 0.6, 1.4)), -106) +
            cross(930, 170, 1.2),
        ) +
        fade(
          rest,
          at(
            300,
            310,
            circle(0, 0, 150, color.white) +
              ellipse(0, 0, 96, 96, '#e8b48c') +
              [
                [-40, -20],
                [20, -44],
                [40, 24],
                [-20, 40],
              ]
                .map(([x, y]) => circle(x, y, 16, color.coral))
                .join('') +
              cross(110, 110, 0.9),
          ) +
            fade(
              ramp(t, 3.8, 4.3),
              at(
                640,
                310,
                circle(0, 0, 150, color.white) +
                  thermometer(-110, 20, { scale: 0.56, turn: -8, reading: '38.5', glow: '#f8d4cb' }) +
                  cross(110, 110, 0.9),
              ),
            ) +
            fade(
              ramp(t, 4.6, 5.1),
              at(
                980,
                310,
                circle(0, 0, 150, color.white) +
                  stroke('M-40-100L20 110', '#e8b48c', 90) +
                  at(-10, 0, box(-44, -26, 88, 52, color.peachDark, 24) + circle(0, 0, 8, color.coral), { turn: -16 }) +
                  stroke('M70-90L30-30', '#9fb0b8', 8) +
                  box(50, -130, 34, 60, color.sky, 6, 'transform="rotate(34 67 -100)"') +
                  cross(110, 110, 0.9),
              ),
            ),
        )
      );
    },
    1.9,
  ],
];
