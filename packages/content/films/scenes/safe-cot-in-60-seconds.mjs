// A safe crib: on the back, firm, flat and empty, in the parents' room.
import { hand } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { babyProfile, bundle, mother } from '../kit/people.mjs';
import { airConditioner, crib, sleeper, sofa } from '../kit/room.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, cross, heart, moon, star, sun, tick } from '../kit/signs.mjs';
import { mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = '#d5e4ee';
export const kind = 0;

const cribSide = (x, y, inner = '', more = '') =>
  at(
    x,
    y,
    box(-330, 150, 660, 26, color.wood, 12) +
      inner +
      more +
      box(-340, -200, 30, 440, color.woodDark, 14) +
      box(310, -200, 30, 440, color.woodDark, 14),
  );
const bars = () =>
  [-250, -170, -90, -10, 70, 150, 230].map((dx) => box(dx, -150, 14, 310, color.wood, 7, 'opacity=".75"')).join('') +
  box(-330, -164, 660, 24, color.wood, 12);

export const steps = [
  [
    5,
    (t) => {
      const day = ramp(t, 2.2, 3);
      return (
        crib(640, 350, sleeper(0, -130, { scale: 0.85, breath: swing(t, 3) })) +
        fade(1 - day * 0.8, moon(270, 220, 1.3) + star(370, 160, 1) + star(240, 360, 0.8)) +
        fade(0.2 + day * 0.8, sun(1010, 220, 1.2, t * 10)) +
        fade(ramp(t, 0.6, 1.1), tick(1010, 480, 1.2))
      );
    },
  ],
  [
    5,
    (t) => {
      const press = pulse(t, 0.8, 1.3, 1.8, 2.3);
      return (
        cribSide(
          640,
          340,
          box(-300, 70, 600, 86, color.white, 20) +
            stroke('M-296 150H296', color.line, 6) +
            stroke(`M-290 ${72 + press * 5}H290`, color.skyMiddle, 10),
        ) +
        fade(
          1 - ramp(t, 2.3, 2.6),
          hand(590, mix(180, 322, press), { scale: 1.5, turn: 64, sleeve: color.coral, edge: true }),
        ) +
        fade(
          ramp(t, 2.6, 3.1),
          at(
            640,
            330,
            box(-180, -34, 360, 60, color.butter, 12) +
              box(-50, -20, 100, 32, color.white, 16) +
              circle(mix(-30, 0, ramp(t, 3, 3.8)), -4, 12, color.sageDark) +
              stroke('M-24-20V12M24-20V12', color.ink, 4),
          ),
        ) +
        fade(ramp(t, 3.6, 4), tick(1080, 300, 1.1))
      );
    },
    4.2,
  ],
  [
    6,
    (t) => {
      const out = (from, [x, y], [tx, ty], inner) => {
        const part = ramp(t, from, from + 0.8);
        return (
          at(mix(x, tx, part), mix(y, ty, part), inner) +
          fade(ramp(t, from + 0.7, from + 1), cross(tx + 70, ty + 60, 0.9))
        );
      };
      return (
        crib(640, 350, fade(ramp(t, 4.4, 5), sleeper(0, -130, { scale: 0.85, breath: swing(t, 3) }))) +
        out(
          0.5,
          [640, 200],
          [260, 210],
          box(-110, -60, 220, 110, color.white, 46, `stroke="${color.skyMiddle}" stroke-width="6"`),
        ) +
        out(
          1.4,
          [640, 500],
          [1030, 500],
          shape('M-130-60C-60-84 60-84 130-60V80C60 60-60 100-130 80Z', color.coralLight) +
            stroke('M-130-20C-60-44 60-44 130-20M-130 30C-60 6 60 6 130 30', color.white, 8),
        ) +
        out(2.3, [590, 380], [250, 470], bear()) +
        out(
          3.2,
          [780, 360],
          [1010, 230],
          at(
            0,
            0,
            box(-24, -130, 48, 260, color.butter, 24) +
              circle(0, -80, 8, color.white) +
              circle(0, 0, 8, color.white) +
              circle(0, 80, 8, color.white),
            { turn: mix(0, 70, ramp(t, 3.2, 4)) },
          ),
        )
      );
    },
    5.6,
  ],
  [
    5.5,
    (t) => {
      const off = ramp(t, 2.6, 3.2);
      return (
        box(140, 350, 430, 60, color.white, 26) +
        box(120, 390, 470, 120, color.coralLight, 26) +
        box(120, 250, 40, 300, color.woodDark, 16) +
        box(560, 400, 34, 150, color.woodDark, 14) +
        box(170, 318, 150, 60, color.white, 28, `stroke="${color.line}" stroke-width="5"`) +
        at(
          790,
          370,
          cribSide(
            0,
            0,
            box(-300, 70, 600, 86, color.white, 20) +
              babyProfile(-300, 122, { scale: 0.34, turn: -90, eye: 'closed', suit: color.sage }) +
              shape('M-104 8C-40-14 130 0 150 60C154 70 150 74 140 74H-104Z', color.sage) +
              star(20, 40, 0.8, color.milk) +
              star(90, 50, 0.7, color.milk) +
              bars(),
          ),
          { scale: 0.72 },
        ) +
        stroke('M560 560H640', color.skyDeep, 7) +
        stroke('M575 546L560 560L575 574M625 546L640 560L625 574', color.skyDeep, 7) +
        airConditioner(1040, 120, { flow: 1 - off, t, scale: 0.8 }) +
        fade(off, arrow('M1080 180C1120 190 1150 200 1190 236', 1194, 240, 50, color.skyDark, 9)) +
        fade(
          1 - off,
          at(800, 0, stroke('M0 0C10 130-20 180 0 250', color.slate, 7) + circle(0, 260, 12, color.slate)) +
            fade(ramp(t, 0.8, 1.2), cross(800, 180, 0.9)) +
            fade(ramp(t, 1.4, 1.8), cross(1040, 250, 0.9)),
        ) +
        fade(ramp(t, 3.4, 3.9), tick(1120, 440, 1))
      );
    },
    4.2,
  ],
  [
    5,
    (t) =>
      crib(640, 360, sleeper(0, -140, { scale: 0.92, breath: swing(t, 3), eyes: 'closed' }), { scale: 1.15 }) +
      hand(mix(960, 760, ramp(t, 0.6, 1.6)), 420 + swing(t, 3) * 3, {
        scale: 1.4,
        turn: 190,
        flip: true,
        sleeve: color.coral,
        edge: true,
      }) +
      fade(ramp(t, 1.8, 2.3), heart(330, 330, 1 + swing(t, 1.6) * 0.06)) +
      fade(ramp(t, 3, 3.4), tick(1080, 540, 1.1)),
    4,
  ],
  [
    5,
    (t) =>
      sofa(620, 440, { scale: 1.3 }) +
      mother(560, 230, { scale: 0.74, scarf: 'sky', turn: 14 + swing(t, 4) * 3 }) +
      bundle(590, 560, { scale: 0.62, turn: 14 + swing(t, 4) * 2 }) +
      stroke('M400 440C370 560 420 630 520 620', color.coralDark, 72) +
      hand(514, 616, { scale: 1, turn: -8, length: 30 }) +
      fade(0.9, stroke('M760 200H800L760 250H804M830 130H862L830 168H864', color.skyDeep, 9)) +
      fade(ramp(t, 1.4, 1.9), cross(900, 440, 2)),
    3,
  ],
];

const bear = () =>
  circle(-34, -52, 18, '#d9ad83') +
  circle(34, -52, 18, '#d9ad83') +
  ellipse(0, 46, 48, 52, '#d9ad83') +
  ellipse(0, 52, 28, 32, '#f1d9bd') +
  circle(0, -22, 48, '#d9ad83') +
  ellipse(0, -6, 24, 18, '#f1d9bd') +
  circle(-18, -28, 5, color.ink) +
  circle(18, -28, 5, color.ink) +
  ellipse(0, -12, 8, 6, color.ink) +
  ellipse(-44, 30, 16, 26, '#d9ad83') +
  ellipse(44, 30, 16, 26, '#d9ad83');
