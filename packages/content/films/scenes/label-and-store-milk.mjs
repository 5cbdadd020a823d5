// Labeling and storing milk: small portions, the date, the right shelf, cooled on the road, thawed gently.
import { bag, bottle, jar } from '../kit/feeding.mjs';
import { pinch } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { table } from '../kit/scenery.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, calendar, clock, cross, drop, figure, moon, snow, steam, sun, tick } from '../kit/signs.mjs';
import { loop, mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.sky;
export const kind = 0;

const fridge = (x, y, inner, door = '') =>
  at(
    x,
    y,
    box(-230, -270, 460, 560, color.white, 36, `stroke="${color.line}" stroke-width="6"`) +
      box(-200, -240, 400, 500, '#e3f0f5', 20) +
      box(-200, -60, 400, 12, '#bcd8e3') +
      box(-200, 110, 400, 12, '#bcd8e3') +
      inner +
      shape('M240-262L400-292C414-294 424-284 424-270V292C424 306 414 316 400 312L240 282Z', '#f3ece3') +
      shape('M262-224L396-250V270L262 244Z', '#e3f0f5') +
      box(268, 0, 124, 12, '#c3dbe4', 6) +
      door,
  );

export const steps = [
  [
    5,
    (t) =>
      table() +
      [0, 1, 2]
        .map((i) =>
          jar(380 + i * 260, 560, {
            scale: 1.35,
            lid: i === 0 ? ramp(t, 3.2, 3.8) : 1,
            cap: [color.coral, color.sageDark, color.skyDark][i],
            level: i === 0 ? ramp(t, 0.5, 2.6) * 0.62 : 0.62,
          }),
        )
        .join('') +
      fade(pulse(t, 0.2, 0.5, 2.5, 2.8), stroke('M380 120V240', color.milk, 20)) +
      fade(pulse(t, 2.4, 2.9, 4.6, 5), stroke('M254 330V424M236 330H272M236 424H272', color.coral, 9)) +
      fade(ramp(t, 3.8, 4.2), tick(1130, 470, 0.9)),
  ],
  [
    5,
    (t) => {
      const part = ramp(t, 0.6, 3.6);
      const row = Math.min(2, Math.floor(part * 3));
      const along = part * 3 - row;
      return (
        table() +
        jar(520, 560, { scale: 2.2, level: 0.6, label: part, cap: color.sageDark }) +
        calendar(1000, 240, { scale: 0.86, columns: 4, rows: 2, marked: [2] }) +
        clock(1000, 450, { scale: 0.8, part: 0.3 }) +
        at(
          424 + along * 140,
          346 + row * 53,
          stroke('M0 0L70-110', color.skyDeep, 22) + stroke('M-6 8L6-10', color.ink, 12),
        ) +
        pinch(450 + along * 140, 312 + row * 53, { scale: 1, turn: 196, flip: true, edge: true, sleeve: color.coral })
      );
    },
  ],
  [
    7.5,
    (t) => {
      const show = (from) => ramp(t, from, from + 0.5);
      return (
        fade(
          show(0.2),
          at(
            270,
            320,
            sun(0, -190, 0.7, t * 10) +
              box(-150, 150, 300, 26, color.wood, 13) +
              jar(-64, 150, { scale: 0.8, level: 0.6 }) +
              clock(84, 66, { scale: 0.78, part: (4 / 12) * ramp(t, 0.6, 1.8) }) +
              figure('4', 0, -66, { scale: 2.4, paint: color.coral, weight: 7 }),
          ),
        ) +
        fade(
          show(2.4),
          at(
            640,
            320,
            box(-150, -230, 300, 410, color.white, 34, `stroke="${color.line}" stroke-width="6"`) +
              box(-126, -206, 252, 210, '#e3f0f5', 16) +
              jar(0, 0, { scale: 0.8, level: 0.6 }) +
              stroke('M-150 20H150', color.line, 6) +
              calendar(0, 108, { scale: 0.62, columns: 7, rows: 1, marked: Math.round(4 * ramp(t, 2.8, 4)) }) +
              figure('4', 90, -150, { scale: 1.6, paint: color.coral, weight: 7 }),
          ),
        ) +
        fade(
          show(4.8),
          at(
            1010,
            320,
            box(-150, -230, 300, 410, color.white, 34, `stroke="${color.line}" stroke-width="6"`) +
              box(-126, -206, 252, 210, '#d2e6f0', 16) +
              bag(0, -96, { scale: 0.95 }) +
              snow(-84, -150, 0.7) +
              stroke('M-150 20H150', color.line, 6) +
              [0, 1, 2, 3, 4, 5]
                .map((i) =>
                  fade(
                    ramp(t, 5.2 + i * 0.2, 5.5 + i * 0.2),
                    moon(-88 + (i % 3) * 88, 66 + Math.floor(i / 3) * 74, 0.4),
                  ),
                )
                .join('') +
              figure('6', 90, -150, { scale: 1.6, paint: color.coral, weight: 7 }),
          ),
        )
      );
    },
    7.2,
  ],
  [
    5.5,
    (t) => {
      const back = ramp(t, 0.8, 2.2);
      return (
        fridge(
          500,
          320,
          jar(-110, -60, { scale: 0.72, level: 0.6, cap: color.skyDark }) +
            jar(mix(150, 10, back), mix(130, -60, back), {
              scale: mix(1.1, 0.72, back),
              level: 0.6,
              cap: color.coral,
            }) +
            bag(-120, 40, { scale: 0.62, cap: color.sageDark }) +
            bag(-20, 40, { scale: 0.62, cap: color.butterDark }) +
            bag(80, 40, {
              scale: 0.62 + pulse(t, 3.2, 3.8, 5, 5.5) * 0.14,
              cap: color.coral,
            }) +
            box(-180, 140, 170, 100, '#cfe4ec', 18) +
            box(10, 140, 170, 100, '#cfe4ec', 18),
          fade(
            pulse(t, 0.2, 0.6, 5, 5.5),
            jar(330, -4, { scale: 0.56, level: 0.6, cap: color.sageDark }) + cross(330, -60, 1),
          ),
        ) +
        fade(
          ramp(t, 3.2, 3.7),
          arrow('M640 380C760 420 1000 380 1050 330', 1056, 324, -48, color.coral, 11) + tick(1110, 270, 0.9),
        ) +
        fade(pulse(t, 2, 2.5, 3.2, 3.6), tick(560, 120, 0.8))
      );
    },
    4.4,
  ],
  [
    5.5,
    (t) => {
      const shut = ramp(t, 1.6, 2.4);
      return (
        at(
          450,
          340,
          bottle(-90, mix(-250, -60, ramp(t, 0.2, 1)), { scale: 1, level: 0.6, nipple: false, cap: color.sageDark }) +
            bottle(10, mix(-250, -60, ramp(t, 0.4, 1.2)), { scale: 1, level: 0.6, nipple: false }) +
            at(110, mix(-180, 20, ramp(t, 0.6, 1.4)), box(-46, -70, 92, 150, '#cfe8f2', 16) + snow(0, 0, 0.9)) +
            at(-176, mix(-180, 20, ramp(t, 0.8, 1.5)), box(-40, -70, 80, 150, '#cfe8f2', 16) + snow(0, 0, 0.8)) +
            box(-260, 40, 520, 210, color.skyDark, 40) +
            box(-80, 110, 160, 80, color.white, 16) +
            snow(0, 150, 0.8) +
            stroke('M-200 60C-200-230 200-230 200 60', color.skyDeep, 20, `opacity="${0.25 + shut * 0.75}"`) +
            fade(shut, lid()),
        ) +
        fade(ramp(t, 2.2, 2.7), clock(450, 130, { scale: 0.8, part: ramp(t, 2.4, 3.6) })) +
        fade(ramp(t, 3, 3.6), at(1000, 400, car() + sun(110, -250, 0.8, t * 12) + cross(-10, 60, 1.3)))
      );
    },
  ],
  [
    6.5,
    (t) => {
      const second = ramp(t, 3.2, 3.8);
      return (
        fade(
          ramp(t, 0.1, 0.5),
          at(
            270,
            320,
            box(-150, -220, 300, 420, color.white, 34, `stroke="${color.line}" stroke-width="6"`) +
              box(-122, -192, 244, 364, '#e3f0f5', 18) +
              box(-122, 60, 244, 12, '#bcd8e3') +
              bag(0, -44, { scale: 1.1 }) +
              fade(1 - ramp(t, 0.6, 2.4), snow(-70, -130, 0.8) + snow(72, -110, 0.6)) +
              drop(84, 20 + loop(t, 1.6) * 30, 0.5),
          ),
        ) +
        fade(
          ramp(t, 1, 1.5),
          at(
            640,
            400,
            bag(0, -96 + swing(t, 2.6) * 5, { scale: 1.2, cap: color.sageDark }) +
              steam(100, -90, t, 0.9) +
              shape('M-170-30H170C170 80 110 150 0 150C-110 150-170 80-170-30Z', color.skyDark) +
              ellipse(0, -30, 170, 26, color.skyMiddle) +
              bag(0, -110 + swing(t, 2.6) * 5, { scale: 1.2, cap: color.sageDark }) +
              shape('M-170-30C-120-4 120-4 170-30C170 80 110 150 0 150C-110 150-170 80-170-30Z', color.skyDark),
          ),
        ) +
        fade(
          second,
          at(
            1010,
            230,
            box(-150, -90, 300, 190, color.slate, 24) +
              box(-126, -66, 190, 142, '#cfd9dd', 14) +
              circle(106, -30, 16, color.white) +
              circle(106, 26, 16, color.white) +
              bag(-30, 12, { scale: 0.7, cap: color.coral }) +
              cross(0, 10, 1.2),
          ),
        ) +
        fade(
          ramp(t, 4.4, 4.9),
          at(
            1010,
            480,
            bag(-70, 0, { scale: 0.8, cap: color.coral }) +
              arrow('M-4 0H40', 48, 0, 0, color.skyDeep, 10) +
              snow(104, 0, 1.2) +
              cross(20, 10, 1.1),
          ),
        )
      );
    },
    6.2,
  ],
];

const car = () =>
  at(
    0,
    20,
    shape(
      'M-170 40C-176-10-150-30-110-34L-70-96C-62-108-50-114-36-114H50C66-114 78-108 88-96L130-34C166-30 184-10 182 40Z',
      color.coral,
    ) +
      shape('M-86-36L-52-88H-4V-36ZM14-36V-88H50C56-88 62-86 66-80L98-36Z', color.sky) +
      circle(-96, 44, 40, color.slate) +
      circle(104, 44, 40, color.slate) +
      circle(-96, 44, 16, color.line) +
      circle(104, 44, 16, color.line),
  );
const lid = () => box(-276, 10, 552, 60, color.skyDeep, 26);
