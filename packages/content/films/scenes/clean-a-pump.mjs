// Assembling and cleaning a breast pump.
import { basin, brush, bubbles, foam, pump, tap } from '../kit/feeding.mjs';
import { fist, hand, washing } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { bundle } from '../kit/people.mjs';
import { magnifier, steamer } from '../kit/room.mjs';
import { plant, table } from '../kit/scenery.mjs';
import { at, box, fade, stroke } from '../kit/shapes.mjs';
import { arrow, calendar, drop, star, steam, sun, tick } from '../kit/signs.mjs';
import { loop, mix, ramp, swing } from '../kit/time.mjs';

export const ground = color.sageLight;
export const kind = 1;

/** The four parts, `apart` from 0 (joined) to 1. */
const parts = (x, y, apart, { scale = 1, level = 0 } = {}) =>
  at(
    x,
    y,
    pump.jar(0, 60 + apart * 60, level) +
      pump.valve(0, 38 + apart * 2) +
      pump.membrane(0, 24 - apart * 62) +
      pump.shield(0, 30 - apart * 150),
    { scale },
  );
const rack = (x, y) =>
  at(
    x,
    y,
    box(-330, 60, 660, 30, color.sageDark, 15) +
      [-260, -130, 0, 130, 260].map((dx) => stroke(`M${dx} 62V-60`, color.sageDark, 16)).join(''),
  );

export const steps = [
  [
    5.5,
    (t) => {
      const check = ramp(t, 2, 2.6);
      const seen = ramp(t, 2.6, 4.8);
      return (
        fade(1 - check, washing(640, 330, t, { sleeve: color.skyDark })) +
        fade(
          check,
          table() +
            pump.jar(330, 350, 0) +
            pump.shield(560, 526) +
            pump.valve(780, 520) +
            pump.membrane(960, 545) +
            magnifier(mix(360, 940, seen), mix(390, 470, seen), 1.1),
        )
      );
    },
    4.4,
  ],
  [
    5,
    (t) =>
      table() +
      parts(600, mix(296, 230, 1 - ramp(t, 0.8, 3)), 1 - ramp(t, 0.8, 3)) +
      fade(1 - ramp(t, 2.6, 3), arrow('M420 330V430', 420, 438, 90, color.coral, 11)) +
      fade(ramp(t, 3.2, 3.7), tick(860, 440) + star(480, 170, 1.3) + star(800, 130, 1)) +
      plant(1060, 570, 1),
  ],
  [
    5.5,
    (t) => {
      const apart = ramp(t, 0.4, 1.8);
      const rinse = ramp(t, 2.2, 2.8);
      return (
        fade(1 - rinse, table() + parts(640, mix(296, 230, apart), apart, { level: 0.16 })) +
        fade(
          rinse,
          tap(600, 150, { water: 380, t }) +
            basin(600, 520, { scale: 1, fill: color.skyMiddle }) +
            at(600, 330 + swing(t, 1.8) * 6, pump.shield(0, 40), { turn: swing(t, 1.8) * 8, scale: 1.2 }) +
            hand(420, 380 + swing(t, 1.8) * 6, { scale: 1.5, turn: -6, sleeve: color.skyDark, edge: true }) +
            drop(700, 440 + loop(t, 0.9) * 50, 0.6) +
            drop(520, 460 + loop(t + 0.4, 0.9) * 40, 0.5) +
            pump.valve(1010, 470) +
            pump.membrane(1010, 560),
        )
      );
    },
    4.6,
  ],
  [
    5,
    (t) =>
      table(600) +
      at(590 + swing(t, 1) * 22, 300 + swing(t, 1) * 14, brush(0, 0, { scale: 1.15, turn: 218 })) +
      pump.jar(500, 330, 0, { turn: -24, scale: 1.1 }) +
      fist(740 + swing(t, 1) * 22, 118 + swing(t, 1) * 14, {
        scale: 1.25,
        turn: 150,
        flip: true,
        sleeve: color.skyDark,
      }) +
      hand(330, 470, { scale: 1.5, turn: -24, sleeve: color.skyDark, edge: true }) +
      basin(600, 440, { scale: 1.15, fill: color.coralLight }) +
      foam(250, 950, 420, t, 34) +
      bubbles(
        [
          [380, 250, 16],
          [820, 300, 22],
          [880, 220, 12],
          [300, 330, 10],
          [930, 360, 14],
        ],
        t,
      ) +
      steam(960, 330, t),
  ],
  [
    5,
    (t) => {
      const dry = ramp(t, 1.6, 2.2);
      return (
        fade(
          1 - dry,
          tap(640, 140, { water: 400, t }) +
            pump.jar(640, 250, 0, { turn: 8, scale: 1.15 }) +
            hand(430, 420, { scale: 1.5, turn: -4, sleeve: color.skyDark, edge: true }) +
            basin(640, 540, { fill: color.skyMiddle }),
        ) +
        fade(
          dry,
          table() +
            rack(600, 480) +
            pump.jar(340, 500, 0, { turn: 180, scale: 1.05 }) +
            pump.shield(600, 430) +
            pump.valve(474, 420) +
            pump.membrane(730, 420) +
            sun(1080, 190, 0.9, t * 12) +
            stroke(
              `M160 210C220 190 260 230 320 210M180 270C220 256 250 284 290 270`,
              color.white,
              10,
              `opacity="${0.5 + swing(t, 2) * 0.4}"`,
            ) +
            drop(360, 500 + loop(t, 1.8) * 40, 0.4) +
            drop(640, 500 + loop(t + 0.9, 1.8) * 40, 0.4),
        )
      );
    },
    4,
  ],
  [
    5.5,
    (t) =>
      steamer(450, 560, t, {
        cover: ramp(t, 0.6, 1.4),
        inner:
          pump.jar(-90, -250, 0, { scale: 0.8 }) +
          pump.shield(50, -110, { scale: 0.8 }) +
          pump.valve(130, -120, { scale: 0.9 }),
      }) +
      fade(ramp(t, 1.4, 1.9), steam(450, 150, t)) +
      bundle(990, 260, { scale: 0.6, turn: 10, eyes: 'closed', hood: color.coralLight }) +
      fade(
        ramp(t, 2.2, 2.7),
        calendar(990, 480, { scale: 0.9, columns: 7, rows: 2, marked: Math.floor(ramp(t, 2.6, 5) * 14) }),
      ),
    5,
  ],
];
