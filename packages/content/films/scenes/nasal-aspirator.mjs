// Using a nasal aspirator: saline first, then gentle suction at the opening of the nostril.
import { basin, bubbles, foam, tap } from '../kit/feeding.mjs';
import { pinch, washing } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { babyHead, babyLying, babyProfile, bundle, mother } from '../kit/people.mjs';
import { phone, towel } from '../kit/room.mjs';
import { table } from '../kit/scenery.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, clock, drop, figure, heart, moon, sun, tick } from '../kit/signs.mjs';
import { loop, mix, ramp, swing } from '../kit/time.mjs';

export const ground = color.sageLight;
export const kind = 0;

const face = (more = {}) =>
  babyHead(560, 350, { scale: 2.3, style: 'tuft', mouth: 'smile', eyes: 'open', ...more }) +
  ellipse(548, 430, 9, 8, '#a9603f') +
  ellipse(574, 430, 9, 8, '#a9603f');
/** A suction bulb, its soft tip at 0, 0, the bulb to the lower right. `squeeze` from 0 to 1. */
const aspirator = (x, y, { turn = 40, scale = 1, squeeze = 0 } = {}) =>
  at(
    x,
    y,
    shape(
      'M0-12C30-16 60-22 96-40V40C60 22 30 16 0 12C-8 8-8-8 0-12Z',
      color.white,
      `stroke="${color.lineDark}" stroke-width="4"`,
    ) +
      shape(
        `M92-44C140 ${-100 + squeeze * 36} 280 ${-100 + squeeze * 36} 300 0C280 ${100 - squeeze * 36} 140 ${100 - squeeze * 36} 92 44Z`,
        color.skyDark,
      ) +
      shape(`M84-48H108V48H84Z`, color.skyDeep) +
      stroke('M160-46C190-62 230-56 250-30', color.white, 9, 'opacity=".7"'),
    { turn, scale },
  );
const vial = (x, y, turn) =>
  at(
    x,
    y,
    shape('M-10 0L-16-34H16L10 0C8 10-8 10-10 0Z', color.white, `stroke="${color.lineDark}" stroke-width="4"`) +
      box(-40, -150, 80, 118, color.skyMiddle, 18) +
      drop(0, -92, 0.8, color.white) +
      box(-30, -176, 60, 34, color.skyDark, 10),
    { turn },
  );

export const steps = [
  [
    5,
    (t) =>
      washing(430, 330, t, { sleeve: color.sageDark }) +
      fade(ramp(t, 1.4, 1.9), clock(1000, 180, { scale: 1, part: 1 / 12 })) +
      fade(
        ramp(t, 2.2, 2.7),
        bundle(990, 540, { scale: 0.6, turn: 4, hood: color.coralLight, eyes: 'open' }) +
          heart(1130, 440, 0.7 + swing(t, 1.6) * 0.05),
      ),
  ],
  [
    6,
    (t) => {
      const first = t < 1.8;
      const fall = ramp(loop(t, 1.8), 0.35, 0.6);
      const x = first ? 600 : 612;
      return (
        box(160, 640, 1000, 60, color.sageDark, 30) +
        babyProfile(330, 690, { scale: 0.86, turn: -90, suit: 'none' }) +
        shape('M800 622C860 646 960 650 1300 650V330C1100 322 900 372 800 410C830 480 830 550 800 622Z', color.butter) +
        (t < 3.6 && fall > 0 && fall < 1 ? drop(x + 2, mix(256, 322, fall), 0.5, color.skyDark) : '') +
        at(
          x,
          t < 3.6 ? 236 : mix(236, 90, ramp(t, 3.6, 4.2)),
          vial(0, 0, 0) +
            pinch(6, -96, {
              scale: 0.95,
              turn: 166,
              flip: true,
              open: 26,
              edge: true,
              sleeve: color.sageDark,
              curled: false,
            }),
        ) +
        fade(ramp(t, 3.6, 4), clock(1010, 260, { scale: 1.25, part: ramp(t, 4, 5.8) }))
      );
    },
    1.0,
  ],
  [
    6,
    (t) => {
      const there = ramp(t, 0.4, 1.4);
      const squeeze = t < 1.6 ? ramp(t, 0.2, 0.6) : 1 - ramp(loop(t - 1.6, 2.2), 0.1, 0.7);
      const [x, y] = [mix(640, 580, there), mix(520, 436, there)];
      return (
        face({ eyes: 'smile' }) +
        aspirator(x, y, { turn: 34, scale: 0.95, squeeze }) +
        pinch(x + 170, y + 118, {
          scale: 1.05,
          turn: 214,
          flip: true,
          open: mix(60, 40, squeeze),
          edge: true,
          sleeve: color.sageDark,
          curled: false,
        }) +
        fade(
          ramp(t, 3, 3.5),
          at(
            1000,
            210,
            circle(0, 0, 150, color.white, `stroke="${color.wood}" stroke-width="10"`) +
              shape('M-120-40C-60-110 60-110 120-40C100 20-100 20-120-40Z', '#e8b48c') +
              ellipse(-36, -10, 24, 20, '#a9603f') +
              ellipse(44, -10, 24, 20, '#a9603f') +
              aspirator(46, 24, { turn: 66, scale: 0.42 }) +
              tick(-86, 92, 0.7),
          ),
        )
      );
    },
    4.4,
  ],
  [
    4.5,
    (t) =>
      [
        [280, sun(0, -150, 0.9, t * 12)],
        [640, sun(0, -180, 0.9, t * 12)],
        [1000, moon(0, -140, 0.9)],
      ]
        .map(([x, sky], i) =>
          fade(
            i < 2 ? ramp(t, 0.3 + i * 0.8, 0.8 + i * 0.8) : ramp(t, 1.9, 2.4),
            at(
              x,
              330,
              sky +
                aspirator(-90, 20, { turn: 20, scale: 0.8 }) +
                figure(String(i + 1), 0, 210, { scale: 1.6, paint: color.sageDark, weight: 8 }),
            ),
          ),
        )
        .join(''),
    3.4,
  ],
  [
    5,
    (t) => {
      const apart = ramp(t, 0.4, 1.4);
      const dry = ramp(t, 3, 3.4);
      return (
        fade(
          1 - dry,
          tap(640, 130, { water: 360, t }) +
            basin(640, 480, { fill: color.skyDark }) +
            at(
              560 - apart * 60,
              360,
              shape(
                'M0-12C30-16 60-22 96-40V40C60 22 30 16 0 12C-8 8-8-8 0-12Z',
                color.white,
                `stroke="${color.lineDark}" stroke-width="4"`,
              ),
              { scale: 1.3 },
            ) +
            at(
              600 + apart * 60,
              360,
              shape('M92-44C140-100 280-100 300 0C280 100 140 100 92 44Z', color.skyDark) +
                shape('M84-48H108V48H84Z', color.skyDeep),
              { scale: 0.8 },
            ) +
            foam(380, 900, 466, t, 28) +
            bubbles(
              [
                [500, 300, 14],
                [820, 260, 18],
                [900, 340, 12],
              ],
              t,
            ),
        ) +
        fade(
          dry,
          table() +
            towel(560, 530, { scale: 1.6, fill: color.sageDark, dark: color.sageLight }) +
            at(
              430,
              400,
              shape(
                'M0-12C30-16 60-22 96-40V40C60 22 30 16 0 12C-8 8-8-8 0-12Z',
                color.white,
                `stroke="${color.lineDark}" stroke-width="4"`,
              ),
              { scale: 1.2 },
            ) +
            at(
              500,
              370,
              shape('M92-44C140-100 280-100 300 0C280 100 140 100 92 44Z', color.skyDark) +
                shape('M84-48H108V48H84Z', color.skyDeep),
              { scale: 0.7 },
            ) +
            sun(1000, 200, 1, t * 12) +
            stroke('M200 220C260 200 300 240 360 220M220 280C280 262 310 294 350 280', color.white, 10),
        )
      );
    },
    2.4,
  ],
  [
    6.5,
    (t) => {
      const fast = (1 + swing(t, 0.5)) / 2;
      const call = ramp(t, 3.4, 3.9);
      return (
        at(
          330,
          300,
          babyLying(0, -120, {
            scale: 0.86,
            bare: true,
            arms: [60, 60],
            legs: [24, 24],
            head: { eyes: 'open', mouth: 'o' },
          }) +
            stroke(
              `M-${96 + fast * 14} 0C-${112 + fast * 14} 40-${112 + fast * 14} 70-${96 + fast * 14} 110M${96 + fast * 14} 0C${112 + fast * 14} 40 ${112 + fast * 14} 70 ${96 + fast * 14} 110`,
              color.coral,
              10,
            ),
        ) +
        fade(
          ramp(t, 1, 1.5),
          arrow('M500 330H560', 568, 330, 0, color.coral, 11) +
            mother(740, 230, {
              scale: 0.66,
              skin: 'light',
              scarf: 'sky',
              dress: color.white,
              coat: true,
              eyes: 'smile',
            }) +
            stroke('M690 400C680 470 720 500 760 500C800 500 830 470 820 400', color.slate, 8) +
            circle(760, 506, 20, '#8fa1a9') +
            moon(600, 130, 0.6) +
            sun(900, 120, 0.6, t * 12),
        ) +
        fade(
          call,
          phone(1080, 330, '998', 1.25 + swing(t, 1) * 0.01) +
            fade(
              (1 + swing(t, 1)) / 2,
              stroke('M950 200C930 250 930 400 950 450M1210 200C1230 250 1230 400 1210 450', color.coral, 10),
            ),
        )
      );
    },
    5,
  ],
];
