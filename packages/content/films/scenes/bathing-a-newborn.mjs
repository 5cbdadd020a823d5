// Bathing a newborn: warm room, lukewarm water, never out of the hand.
import { foam, tap } from '../kit/feeding.mjs';
import { hand } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { babyHead, babyLying, bundle, mother } from '../kit/people.mjs';
import { airConditioner, towel, tub } from '../kit/room.mjs';
import { table } from '../kit/scenery.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, calendar, clock, cross, drop, heart, snow, star, tick } from '../kit/signs.mjs';
import { loop, mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.sky;
export const kind = 0;

const skin = '#e8b48c';
/**
 * A baby leaning back on the mother's forearm, her hand around the far arm. Head at 0, 0, feet to the right.
 * @param reach how much longer the arm is that comes from the lower left
 */
const leaning = (x, y, { turn = 0, sleeve = '#e7a194', reach = 0 } = {}) =>
  at(
    x,
    y,
    stroke(`M${-330 - reach} ${250 + reach * 0.4}C-220 190-120 130-60 96`, sleeve, 84) +
      stroke('M-80 108C0 70 80 84 150 100', '#d49c74', 62) +
      stroke('M210 170C280 150 310 190 350 230', '#d49c74', 60) +
      shape('M10 70C60 30 150 70 230 130C280 180 250 236 190 232C110 226 30 160 10 70Z', skin) +
      stroke('M214 186C276 176 300 226 326 272', skin, 62) +
      ellipse(346, 292, 36, 24, skin, 'transform="rotate(24 346 292)"') +
      stroke('M64 110C90 160 120 190 150 196', '#d49c74', 48) +
      stroke('M64 110C90 160 120 190 150 196', skin, 42) +
      circle(160, 198, 25, skin) +
      babyHead(0, 0, { scale: 0.92, turn: -10, eyes: 'smile', mouth: 'smile' }) +
      // Her fingers around the upper arm.
      [0, 1, 2, 3]
        .map(
          (i) =>
            stroke(`M${118 + i * 15} ${58 + i * 12}L${92 + i * 15} ${96 + i * 12}`, '#c48862', 25) +
            stroke(`M${118 + i * 15} ${58 + i * 12}L${92 + i * 15} ${96 + i * 12}`, '#e0a77e', 20),
        )
        .join(''),
    { turn },
  );

export const steps = [
  [
    5,
    (t) =>
      clock(310, 270, { scale: 1.5, part: Math.min(1, ramp(t, 0.4, 2.4)) }) +
      bundle(680, 290, { scale: 0.78, turn: 8 }) +
      fade(
        ramp(t, 2.4, 2.9),
        calendar(640, 510, { scale: 0.85, columns: 7, rows: 1, marked: [] }) +
          [1, 4]
            .map((day, i) =>
              fade(
                ramp(t, 2.8 + i * 0.5, 3.1 + i * 0.5),
                drop(640 + (-161 + day * 46 + 18) * 0.85 - 16 + 16, 532, 0.55),
              ),
            )
            .join('') +
          fade(0.35 + 0.65 * ramp(t, 3.8, 4.1), drop(640 + (-161 + 6 * 46 + 18) * 0.85, 532, 0.55, color.skyMiddle)),
      ) +
      heart(1050, 200, 0.8),
    4.6,
  ],
  [
    5,
    (t) => {
      const off = ramp(t, 2.6, 3.2);
      return (
        table() +
        at(350, mix(300, 490, ramp(t, 0.2, 0.8)), towel(0, 0, { scale: 1.2 })) +
        fade(
          ramp(t, 0.8, 1.2),
          at(
            640,
            470,
            shape(
              'M-70-90L-30-110C-10-92 10-92 30-110L70-90L116-40L78-4L62-26V84H-62V-26L-78-4L-116-40Z',
              color.butter,
            ) +
              circle(0, -30, 6, color.butterDark) +
              circle(0, 10, 6, color.butterDark) +
              circle(0, 50, 6, color.butterDark),
          ),
        ) +
        fade(
          ramp(t, 1.4, 1.8),
          at(
            900,
            490,
            shape(
              'M-110-60H110C116-20 96 20 56 30C30 40 30 66 0 66C-30 66-30 40-56 30C-96 20-116-20-110-60Z',
              color.white,
            ) +
              box(-110, -60, 220, 24, color.skyMiddle, 8) +
              heart(0, 0, 0.5),
          ),
        ) +
        airConditioner(900, 150, { flow: 1 - off, t }) +
        fade(ramp(t, 2.4, 2.8), cross(1070, 200, 0.9))
      );
    },
    4.4,
  ],
  [
    6,
    (t) => {
      const cold = t < 2.4;
      const level = ramp(t, 0.4, 4);
      const elbow = ramp(t, 4, 4.8);
      return (
        tub(560, 430, { scale: 0.85 }) +
        ellipse(560, 418, 330 * (0.7 + level * 0.25), 10 + level * 14, color.skyMiddle) +
        (t < 4 ? at(420, 160, box(-13, 6, 26, 250, cold ? color.skyDark : color.coralLight, 12)) : '') +
        tap(420, 160, { water: 0, t }) +
        at(
          800,
          150,
          circle(-70, 0, 46, cold && t > 0.2 ? color.skyDark : color.line) +
            snow(-70, 0, 0.7, color.white) +
            circle(70, 0, 46, !cold && t < 4 ? color.coral : color.line) +
            stroke('M56 20C48 4 66-4 60-22M80 20C72 4 90-4 84-22', color.white, 7),
        ) +
        fade(
          ramp(t, 3.6, 4),
          at(
            mix(760, 700, elbow),
            mix(120, 250, elbow),
            stroke('M230-250C190-80 100 60 30 120', color.coral, 104) +
              stroke('M30 130C-40 150-90 60-140-40', skin, 74) +
              stroke('M90 60C60 100 40 120 20 136', skin, 84) +
              stroke('M150-40C120 20 100 50 80 76', color.coral, 104) +
              hand(-140, -40, { scale: 1.35, turn: -114, length: 10 }),
          ),
        ) +
        fade(
          ramp(t, 4.6, 5),
          stroke('M640 430C660 442 700 446 740 440M660 462C690 470 720 468 746 462', color.skyDark, 7) +
            tick(1080, 440, 1),
        )
      );
    },
    5.4,
  ],
  [
    5.5,
    (t) => {
      const low = ramp(t, 0.8, 3.4);
      return (
        mother(380, 180, { scale: 0.74, scarf: 'sage', dress: color.blush, turn: 10, eyes: 'smile' }) +
        leaning(mix(610, 640, low), mix(200, 320, low), { turn: mix(2, 8, low) }) +
        stroke(
          `M480 420C560 560 760 ${mix(500, 560, low)} ${mix(800, 840, low)} ${mix(420, 540, low)}`,
          '#e7a194',
          66,
        ) +
        hand(mix(796, 836, low), mix(424, 540, low), { scale: 1.1, turn: -50, length: 40, edge: true }) +
        tubFront(800, 510) +
        fade(pulse(t, 0.4, 0.8, 3.2, 3.6), arrow('M1080 280V390', 1080, 400, 90, color.coral, 12))
      );
    },
  ],
  [
    6,
    (t) => {
      const rub = swing(t, 1) * 14;
      const [x, y] =
        t < 1.9 ? [560 + rub, 290] : t < 3.6 ? [640 + rub, mix(330, 380, ramp(t, 1.9, 3.4))] : [760 + rub, 420];
      return (
        leaning(520, 240, { turn: 4, reach: 500 }) +
        tubFront(690, 470) +
        at(
          x,
          y,
          box(-56, -38, 112, 76, color.butter, 22) +
            circle(-20, -6, 7, color.butterDark) +
            circle(10, 14, 6, color.butterDark) +
            hand(86, 6, { scale: 1.15, turn: 196, flip: true, sleeve: '#e7a194', edge: true }),
        ) +
        fade(ramp(t, 4, 4.6), clock(1090, 150, { scale: 0.8, part: mix(0, 10 / 60, ramp(t, 4.2, 5.4)) }))
      );
    },
    4,
  ],
  [
    5.5,
    (t) => {
      const pat = (1 + swing(t, 0.9)) / 2;
      return (
        box(330, 330, 620, 270, color.skyMiddle, 60) +
        box(360, 356, 560, 218, color.white, 40) +
        babyLying(450, 450, {
          scale: 0.76,
          turn: -90,
          bare: true,
          arms: [74, 74],
          legs: [22, 22],
          head: { eyes: 'smile', mouth: 'open' },
        }) +
        hand(mix(850, 820, pat), 450, { scale: 1.2, turn: 180, sleeve: color.blush, edge: true }) +
        fade(
          1 - ramp(t, 2.6, 3),
          at(
            590,
            mix(520, 490, pat),
            towel(0, -20, { scale: 0.62, fill: color.butter, dark: color.butterDark }) +
              hand(0, 60, { scale: 1.25, turn: -90, sleeve: color.blush, edge: true }),
          ),
        ) +
        fade(
          ramp(t, 2.8, 3.2),
          at(
            1060,
            250,
            box(-56, -110, 112, 180, color.coralLight, 26) +
              box(-24, -150, 48, 50, color.white, 10) +
              heart(0, -20, 0.7, color.white),
          ) + hand(mix(580, 660, loop(t, 1.6)), 560, { scale: 1.25, turn: -94, sleeve: color.blush, edge: true }),
        ) +
        star(250, 260, 1.2) +
        star(1010, 230, 1)
      );
    },
    2.2,
  ],
];

/** The front wall of the tub with foam on the water. */
const tubFront = (x, y) => foam(x - 330, x + 330, y - 20, 0, 26) + tub(x, y, { scale: 0.85 });
