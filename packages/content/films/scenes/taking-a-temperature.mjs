// Taking a temperature under the arm, and when to see a doctor.
import { jar } from '../kit/feeding.mjs';
import { hand, pinch, pointing } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { babyHead, bundle, mother } from '../kit/people.mjs';
import { thermometer } from '../kit/room.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, clock, drop, figure, moon, star, sun, waves } from '../kit/signs.mjs';
import { mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.peach;
export const kind = 0;

const doctor = (x, y, scale = 0.66) =>
  mother(x, y, { scale, skin: 'light', scarf: 'sky', dress: color.white, coat: true, eyes: 'smile' }) +
  at(
    x,
    y,
    stroke('M-76 260C-90 360-30 400 20 400C80 400 110 360 96 260', color.slate, 12) +
      circle(20, 408, 28, '#8fa1a9') +
      circle(20, 408, 14, '#cfd9dd'),
    { scale },
  );
/** Upper body of a baby from the front; `lift` raises the arm on the right of the picture. */
const torso = (lift, more = {}) =>
  at(
    500,
    210,
    shape('M-104 96C-150 200-160 330-150 520H150C160 330 150 200 104 96C60 60-60 60-104 96Z', '#e8b48c') +
      stroke('M-104 136C-160 190-190 260-196 330', '#d49c74', 76) +
      circle(-198, 350, 40, '#e8b48c') +
      ellipse(0, 350, 7, 7, '#c48862') +
      shape('M-156 400C-60 420 60 420 156 400V530H-156Z', color.white) +
      stroke('M-156 412C-60 432 60 432 156 412', color.skyMiddle, 7),
  ) +
  at(
    602,
    350,
    stroke('M0 0C26 60 34 130 24 190', '#d49c74', 84) +
      stroke('M0 0C26 60 34 130 24 190', '#e8b48c', 74) +
      circle(26, 206, 40, '#e8b48c'),
    { turn: -lift * 84 },
  ) +
  babyHead(500, 190, { scale: 1.3, eyes: 'smile', ...more });
const alarm = (t, reading, small) =>
  thermometer(110, 190, { scale: 1.15, reading, glow: '#f8d4cb' }) +
  (small
    ? bundle(350, 440, { scale: 0.74, turn: 8, eyes: 'open' })
    : at(
        330,
        400,
        shape('M-100 90C-130 170-130 220-110 250H110C130 220 130 170 100 90C60 60-60 60-100 90Z', color.butter) +
          stroke('M-60 240C-110 250-150 256-170 256M60 240C110 250 150 256 170 256', color.butterDark, 60) +
          babyHead(0, 0, { eyes: 'open', mouth: 'flat' }),
      )) +
  fade(ramp(t, 1, 1.5), arrow('M640 380H740', 750, 380, 0, color.coral, 13)) +
  fade(ramp(t, 1.4, 1.9), doctor(950, 250, 0.76));

export const steps = [
  [
    5,
    (t) => {
      const on = ramp(t, 2.8, 3);
      return (
        clock(330, 250, { scale: 1.2, part: ramp(t, 0.3, 2.4) * 0.25 }) +
        fade(
          1 - ramp(t, 2.4, 2.8) * 0.7,
          jar(570, 340, { scale: 0.9, level: 0.2 }) + drop(730, 220, 1.4) + drop(790, 290, 0.9),
        ) +
        fade(on, star(760, 400, 1) + star(800, 430, 0.7)) +
        thermometer(330, 480, { scale: 1.5, on: on > 0, reading: '' }) +
        pointing(mix(1000, 866, pulse(t, 2.2, 2.8, 3.4, 4)), mix(300, 456, pulse(t, 2.2, 2.8, 3.4, 4)), {
          scale: 0.9,
          turn: 130,
          flip: true,
          sleeve: color.coral,
          edge: true,
        })
      );
    },
    3.2,
  ],
  [
    5,
    (t) => {
      const put = ramp(t, 1, 2.2);
      return (
        torso(1) +
        at(mix(1000, 640, put), mix(320, 424, put), thermometer(0, 0, { scale: 0.95, reading: '' })) +
        pinch(mix(1300, 950, put), mix(320, 424, put), {
          scale: 0.85,
          turn: 190,
          flip: true,
          open: 18,
          edge: true,
          sleeve: color.coral,
          curled: false,
        }) +
        fade(
          ramp(t, 2.4, 2.8),
          circle(642, 424, 46 + swing(t, 1) * 4, 'none', `stroke="${color.coral}" stroke-width="9"`),
        )
      );
    },
  ],
  [
    5,
    (t) => {
      const down = ramp(t, 0.5, 1.4);
      return (
        at(640, 424, thermometer(0, 0, { scale: 0.95, reading: t > 3 ? '37.2' : '36.8' })) +
        torso(1 - down * 0.94, { eyes: 'closed' }) +
        hand(mix(960, 800, down), mix(660, 540, down), {
          scale: 1.5,
          turn: 188,
          flip: true,
          sleeve: color.coral,
          edge: true,
        }) +
        [0, 1, 2]
          .map((i) =>
            waves(1060, 440, 0, pulse(t, 3 + i * 0.6, 3.2 + i * 0.6, 3.4 + i * 0.6, 3.6 + i * 0.6), color.coral),
          )
          .join('')
      );
    },
    3.3,
  ],
  [
    5,
    (t) => {
      const part = ramp(t, 1, 3.6);
      return (
        thermometer(180, 200, { scale: 1.9, reading: '37.2' }) +
        box(250, 350, 520, 250, color.white, 20, `stroke="${color.line}" stroke-width="6"`) +
        box(250, 350, 60, 250, color.coralLight, 20) +
        figure('37.2', 450, 430, { scale: 1.2, paint: part > 0.2 ? color.ink : 'none', weight: 7 }) +
        stroke(`M360 500H${mix(361, 640, part)}`, color.ink, 7) +
        fade(ramp(t, 2, 2.4), clock(680, 430, { scale: 0.55, part: 0.3 })) +
        at(mix(380, 650, part), 500, stroke('M0 0L70-110', color.skyDeep, 22)) +
        pinch(mix(406, 676, part), 466, { scale: 1, turn: 200, flip: true, edge: true, sleeve: color.coral })
      );
    },
    4,
  ],
  [5.5, (t) => alarm(t, '38.0', true) + fade(ramp(t, 1.8, 2.2), moon(700, 200, 0.7) + sun(800, 190, 0.7, t * 12)), 4],
  [5, (t) => alarm(t, '39.0', false) + fade(ramp(t, 1.8, 2.2), sun(760, 190, 0.8, t * 12)), 4],
  [
    5,
    (t) => {
      const look = ramp(t, 0.4, 1.4);
      return (
        mother(350, 210, { scale: 0.8, scarf: 'blush', turn: 12, eyes: 'smile' }) +
        at(
          790,
          330,
          shape('M-100 90C-130 190-130 280-110 350H110C130 280 130 190 100 90C60 60-60 60-100 90Z', color.butter) +
            stroke('M-84 120C-120 160-130 200-116 240M84 120C120 160 130 200 116 240', color.butterDark, 48) +
            babyHead(0, 0, { scale: 1.1, eyes: 'smile', mouth: 'smile', turn: -4 }),
        ) +
        stroke('M500 470C560 560 620 560 660 550', color.coralDark, 70) +
        hand(668, 548, { scale: 1.2, turn: -16, length: 40, edge: true }) +
        fade(
          look,
          circle(
            790,
            330,
            160,
            'none',
            `stroke="${color.coral}" stroke-width="10" stroke-dasharray="4 22" stroke-linecap="round"`,
          ),
        ) +
        fade(ramp(t, 2.4, 2.9), thermometer(980, 560, { scale: 0.56, reading: '37.2' }))
      );
    },
    4,
  ],
];
