// Brushing the first teeth: a smear of paste, small circles, no rinsing.
import { hand, pointing } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { babyHead, mother } from '../kit/people.mjs';
import { sofa } from '../kit/room.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, cross, drop, figure, heart, moon, star, sun, tick } from '../kit/signs.mjs';
import { mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.butterLight;
export const kind = 0;

const toothbrush = (x, y, { turn = 0, scale = 1, paste = false } = {}) =>
  at(
    x,
    y,
    stroke('M90 0H420', color.coralLight, 30) +
      stroke('M0 0H90', color.coralLight, 22) +
      box(-56, -18, 100, 30, color.coralLight, 14) +
      box(-48, -44, 84, 30, color.white, 6, `stroke="${color.skyMiddle}" stroke-width="4"`) +
      stroke('M-30-40V-20M-10-40V-20M10-40V-20', color.skyMiddle, 4) +
      (paste ? ellipse(-6, -50, 22, 9, color.skyDark) : ''),
    { turn, scale },
  );
const lap = (t, more = {}) =>
  mother(600, 170, { scale: 0.8, scarf: 'plum', dress: color.skyDark, turn: 6, eyes: 'smile' }) +
  at(
    600,
    400,
    shape('M-110 80C-140 160-140 260-120 330H120C140 260 140 160 110 80C60 50-60 50-110 80Z', color.coralLight),
    {},
  ) +
  babyHead(600, 400, { scale: 1, style: 'full', mouth: 'open', tooth: true, eyes: 'smile', ...more });

export const steps = [
  [
    5,
    (t) => {
      const night = ramp(t, 2.2, 3);
      return (
        babyHead(640, 340, { scale: 1.9, style: 'tuft', mouth: 'wide', skin: 'tan', eyes: 'smile' }) +
        at(
          640,
          340,
          box(-14, 44, 28, 24, color.white, 8) + fade(pulse(t, 0.4, 0.8, 5, 6), star(26, 42, 0.5 + swing(t, 1) * 0.15)),
          { scale: 1.9 },
        ) +
        fade(1 - night * 0.55, sun(230, 300, 1.1, t * 12)) +
        fade(0.3 + night * 0.7, moon(1060, 290, 1.2) + star(980, 200, night)) +
        fade(ramp(t, 0.6, 1), toothbrush(190, 450, { scale: 0.5 })) +
        fade(ramp(t, 2.8, 3.2), toothbrush(950, 450, { scale: 0.5 }))
      );
    },
    4,
  ],
  [
    6,
    (t) =>
      toothbrush(470, 420, { scale: 1.7, paste: t > 2.4 }) +
      fade(
        1,
        at(
          mix(760, 560, ramp(t, 0.4, 1.2)) - 10,
          mix(160, 190, ramp(t, 0.4, 1.2)),
          shape(
            'M-20-20L150-80C176-88 196-30 176-18L16 30Z',
            color.white,
            `stroke="${color.skyDark}" stroke-width="5"`,
          ) +
            shape('M60-48L110-66L130-6L78 12Z', color.skyMiddle) +
            stroke('M-22-2L-40 6', color.skyDark, 22),
          { turn: -18 },
        ),
      ) +
      fade(pulse(t, 1.4, 1.7, 2.6, 2.9), drop(484, mix(230, 320, ramp(t, 1.4, 2.4)), 0.5, color.skyDark)) +
      fade(
        ramp(t, 3, 3.5),
        at(
          950,
          250,
          circle(0, 0, 130, color.white, `stroke="${color.wood}" stroke-width="12"`) +
            ellipse(
              -40,
              0,
              20,
              50,
              '#f7efdc',
              `stroke="${color.butterDark}" stroke-width="5" transform="rotate(20 -40 0)"`,
            ) +
            stroke('M-4-14H22M-4 12H22', color.ink, 9) +
            ellipse(64, 0, 20, 48, color.skyDark, 'transform="rotate(12 64 0)"'),
        ) + stroke('M860 350L560 380', color.wood, 7, 'stroke-dasharray="2 18"'),
      ),
    5,
  ],
  [
    5,
    (t) => {
      const lift = ramp(t, 1.6, 2.4);
      return (
        sofa(600, 470, { scale: 1.1, fill: color.blush, dark: color.coralLight }) +
        lap(t, { mouth: lift > 0.5 ? 'wide' : 'smile', tooth: false, eyes: 'open' }) +
        (lift > 0.5 ? box(588, 444, 24, 20, color.white, 7) : '') +
        stroke('M380 440C330 560 400 640 500 600', color.skyDeep, 80) +
        hand(500, 596, { scale: 1.2, turn: -20, length: 50, edge: true }) +
        pointing(mix(820, 642, lift), mix(560, 446, lift), {
          scale: 0.8,
          turn: 215,
          flip: true,
          sleeve: color.skyDeep,
          edge: true,
        }) +
        heart(930, 170, 0.8 + swing(t, 1.6) * 0.08) +
        stroke('M1000 250V180L1050 168V236', color.coral, 9) +
        circle(986, 252, 16, color.coral) +
        circle(1036, 238, 16, color.coral)
      );
    },
    4,
  ],
  [
    5.5,
    (t) => {
      const [dx, dy] = [swing(t, 1) * 26, -swing(t + 0.25, 1) * 22];
      return (
        at(
          600,
          320,
          shape('M-430-60C-240-230 240-230 430-60C470 40 340 230 0 250C-340 230-470 40-430-60Z', '#ee8f87') +
            shape('M-380-50C-200-190 200-190 380-50C410 30 300 186 0 204C-300 186-410 30-380-50Z', '#b8403a') +
            shape(
              'M-380-50C-200-190 200-190 380-50C330-20 200 0 160-16C100-44-100-44-160-16C-200 0-330-20-380-50Z',
              '#fab5ac',
            ) +
            shape('M-74-44C-74-62-10-66-6-44L-10 40C-14 60-64 60-68 40Z', color.white) +
            shape('M6-44C10-66 74-62 74-44L68 40C64 60 14 60 10 40Z', color.white) +
            ellipse(0, 160, 200, 50, '#f59a92'),
        ) +
        at(640 + dx, 300 + dy, toothbrush(0, 0, { scale: 1.25, turn: 18 })) +
        fade(0.9, arrow(`M500 150C520 90 600 80 640 120C660 150 640 180 610 186`, 604, 188, 166, color.white, 10)) +
        hand(1000 + dx, 420 + dy, { scale: 1.6, turn: 200, flip: true, sleeve: color.skyDeep, edge: true })
      );
    },
  ],
  [
    6,
    (t) => {
      const wipe = ramp(t, 0.8, 2.4);
      return (
        babyHead(420, 320, { scale: 1.7, style: 'tuft', mouth: 'smile', eyes: wipe > 0.9 ? 'smile' : 'open' }) +
        fade(
          1 - wipe,
          circle(400, 440, 24, color.white) + circle(440, 446, 18, color.white) + circle(462, 428, 14, color.white),
        ) +
        (t < 3.2
          ? at(
              mix(560, 400, wipe) + swing(t, 0.8) * 10,
              450,
              box(-90, -60, 170, 120, color.skyMiddle, 34) +
                stroke('M-60-30C-20-44 20-44 50-30', color.white, 6) +
                hand(110, 30, { scale: 1.5, turn: 200, flip: true, sleeve: color.skyDeep, edge: true }),
            )
          : '') +
        fade(
          ramp(t, 2.8, 3.3),
          at(
            880,
            230,
            shape('M-70-80H70L54 90H-54Z', '#fff', `fill-opacity=".9" stroke="${color.skyDark}" stroke-width="6"`) +
              shape('M-62-20H62L52 82H-52Z', color.skyMiddle) +
              arrow('M100-60C150-80 170-20 160 40', 160, 46, 96, color.skyDark, 10) +
              cross(20, 20, 1),
          ),
        ) +
        fade(
          ramp(t, 4, 4.5),
          at(
            880,
            500,
            shape('M-58-80H58L44 80H-44Z', '#fff', `fill-opacity=".9" stroke="${color.skyDark}" stroke-width="6"`) +
              shape('M-54-40H54L42 72H-42Z', color.skyMiddle) +
              tick(120, 20, 0.9),
          ) + at(1080, 490, drop(0, 0, 1.2)),
        )
      );
    },
    5.2,
  ],
  [
    5,
    (t) =>
      mother(380, 200, {
        scale: 0.76,
        skin: 'light',
        scarf: 'sky',
        dress: color.white,
        coat: true,
        eyes: 'smile',
        turn: 8,
      }) +
      box(600, 540, 420, 200, color.skyDark, 40) +
      at(
        800,
        330,
        shape('M-100 100C-130 180-130 250-110 300H110C130 250 130 180 100 100C60 70-60 70-100 100Z', color.coralLight) +
          stroke('M-84 120C-130 160-136 200-116 240M84 120C130 160 136 200 116 240', color.coral, 46),
      ) +
      babyHead(800, 330, { scale: 1, style: 'full', mouth: 'open', tooth: true }) +
      stroke('M540 500C600 540 650 520 676 480', '#efe6da', 70) +
      at(
        720 + swing(t, 1.8) * 6,
        440,
        stroke('M0 0L46-30', '#9fb0b8', 9) + circle(62, -40, 24, color.sky, 'stroke="#9fb0b8" stroke-width="8"'),
      ) +
      hand(676 + swing(t, 1.8) * 6, 474, { scale: 1.05, turn: -40, length: 30, skin: 'light', edge: true }) +
      fade(
        ramp(t, 1.4, 2),
        at(
          1090,
          280,
          box(-90, 0, 180, 100, color.peachDark, 20) +
            shape('M-90 26C-60 60-30 60 0 26C30 60 60 60 90 26V0H-90Z', color.white) +
            box(-10, -70, 20, 72, color.coral, 8) +
            shape('M0-120C-20-96-12-78 0-76C12-78 20-96 0-120Z', color.butterDark) +
            figure('1', 0, 70, { scale: 0.9, paint: color.coral }),
        ),
      ),
    4,
  ],
];
