// Expressing by hand: press toward the ribs, bring the fingers together, release; around the breast, then the other.
import { jar } from '../kit/feeding.mjs';
import { breastFront, breastSide, hand, pinch, washing } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { mother } from '../kit/people.mjs';
import { sofa, towel } from '../kit/room.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, cross, drop, star, steam, tick } from '../kit/signs.mjs';
import { loop, mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.sky;
export const kind = 1;

const side = (x, y, t, { press, close, jarLevel }) =>
  breastSide(x, y, { press }) +
  jar(x - 150, 640, { scale: 1.15, lid: 0, level: jarLevel }) +
  stroke(
    `M${x + mix(150, 96, close) + press * 40} ${y - mix(330, 300, close)}L${x + mix(78, 70, close) + press * 40} ${y - mix(150, 112, close)}`,
    '#d49c74',
    78,
  ) +
  stroke(
    `M${x + mix(150, 96, close) + press * 40} ${y - mix(330, 300, close)}L${x + mix(78, 70, close) + press * 40} ${y - mix(150, 112, close)}`,
    '#e8b48c',
    68,
  ) +
  stroke(
    `M${x + 150 + press * 40} ${y + 320}L${x + mix(74, 68, close) + press * 40} ${y + mix(150, 112, close)}`,
    '#d49c74',
    76,
  ) +
  stroke(
    `M${x + 150 + press * 40} ${y + 320}L${x + mix(74, 68, close) + press * 40} ${y + mix(150, 112, close)}`,
    '#e8b48c',
    66,
  );

export const steps = [
  [
    4.5,
    (t) =>
      washing(560, 330, t) +
      jar(1010, 590, { scale: 1.15, level: 0, lid: 1 }) +
      star(1110, 380, 1.4 + swing(t, 1.6) * 0.3) +
      star(930, 340, 1 - swing(t, 1.6) * 0.3) +
      fade(ramp(t, 2.6, 3.2), tick(1100, 560, 0.8)),
  ],
  [
    5,
    (t) =>
      sofa(600, 450, { scale: 1.1 }) +
      mother(600, 210 + swing(t, 3.4) * 5, {
        scale: 0.84,
        scarf: 'sage',
        dress: color.butter,
        mouth: t % 3.4 > 1.7 ? 'blow' : 'smile',
      }) +
      stroke('M430 460C390 560 430 620 560 612', color.butterDark, 76) +
      hand(556 + swing(t, 2.6) * 10, 606, { scale: 1.1, turn: -14, length: 40 }) +
      stroke('M770 460C810 560 770 600 690 560', color.butterDark, 76) +
      hand(690 - swing(t, 2.6) * 12, 552 + swing(t, 2.6) * 10, { scale: 1.1, turn: 196, flip: true, length: 40 }) +
      box(960, 560, 220, 24, color.wood, 12) +
      box(1020, 470, 90, 92, color.skyDark, 18) +
      stroke('M1110 490C1146 490 1146 540 1108 540', color.skyDark, 14) +
      steam(1064, 450, t) +
      towel(200, 540, { scale: 0.9, fill: color.coralLight, dark: color.coral }),
  ],
  [
    5,
    (t) => {
      const there = ramp(t, 0.4, 1.6);
      return (
        breastFront(700, 330, { scale: 1.08 }) +
        cHand(mix(400, 690, there), 330) +
        fade(
          ramp(t, 2, 2.6),
          stroke('M810 186V254M796 186H824M796 254H824M810 406V474M796 406H824M796 474H824', color.white, 8),
        ) +
        fade(
          ramp(t, 2, 2.6),
          circle(
            700,
            330,
            76,
            'none',
            `stroke="${color.white}" stroke-width="6" stroke-dasharray="2 16" stroke-linecap="round"`,
          ),
        )
      );
    },
  ],
  [
    7,
    (t) => {
      const beat = t % 2.3;
      const press = pulse(beat, 0.1, 0.6, 1.3, 1.7);
      const close = pulse(beat, 0.6, 1.1, 1.3, 1.7);
      const falling = ramp(beat, 1, 1.9);
      return (
        side(620, 300, t, { press, close, jarLevel: 0.1 + t * 0.03 }) +
        (beat > 1 && beat < 1.95
          ? drop(mix(600, 480, Math.min(1, falling * 1.6)), mix(310, 590, falling * falling), 0.75, color.milk)
          : '') +
        fade(pulse(beat, 0, 0.2, 0.6, 0.8), arrow('M820 300H900', 908, 300, 0, color.white, 12)) +
        fade(
          pulse(beat, 0.6, 0.7, 1.2, 1.4),
          arrow('M520 150V200', 520, 206, 90, color.skyDeep, 11) +
            arrow('M520 470V420', 520, 412, -90, color.skyDeep, 11),
        )
      );
    },
    1.1,
  ],
  [
    5,
    (t) => {
      const beat = t % 1.25;
      const press = pulse(beat, 0.05, 0.35, 0.8, 1.05);
      const close = pulse(beat, 0.35, 0.6, 0.8, 1.05);
      return (
        side(500, 300, t, { press, close, jarLevel: 0.3 + t * 0.03 }) +
        (beat > 0.5
          ? drop(
              mix(480, 360, Math.min(1, ramp(beat, 0.5, 1.2) * 1.6)),
              mix(310, 590, ramp(beat, 0.5, 1.2) ** 2),
              0.75,
              color.milk,
            )
          : '') +
        fade(
          ramp(t, 1.8, 2.3),
          at(
            1060,
            250,
            circle(0, 0, 150, color.white) +
              shape('M-60-120C-90-60-90 60-60 120C60 140 110 60 110 0C110-60 60-140-60-120Z', '#f0c4a0') +
              arrow('M80-30C30-90-20-90-44-70', -48, -66, 142, color.coral, 11) +
              stroke('M110-110L60-50', '#d49c74', 54) +
              stroke('M110-110L60-50', '#e8b48c', 44) +
              cross(40, 80, 1.1),
          ),
        )
      );
    },
    3.6,
  ],
  [
    6,
    (t) => {
      const other = ramp(t, 2.6, 3.4);
      const turn = t < 2.6 ? mix(-30, 50, ramp(t, 0.3, 2.4)) : mix(-50, 30, ramp(t, 3, 4.2));
      const x = mix(400, 560, other);
      return (
        mother(480, 180, { scale: 0.86, scarf: 'sage', dress: color.butter, turn: mix(6, -6, other) }) +
        [400, 560]
          .map((cx) =>
            circle(
              cx,
              500,
              62,
              'none',
              `stroke="${color.white}" stroke-width="8" stroke-dasharray="2 18" stroke-linecap="round"`,
            ),
          )
          .join('') +
        at(x, 500, arrow('M-86-20C-70-90 30-110 74-50', 78, -44, 56, color.coral, 10), { turn: turn / 2 }) +
        stroke(`M${mix(270, 300, other)} 470C230 600 290 660 ${x - 70} 590`, color.butterDark, 70) +
        hand(x - 64, 590, { scale: 1.15, turn: -58 + turn, length: 30, edge: true }) +
        fade(ramp(t, 3.4, 3.9), jar(960, 590, { scale: 1.7, level: 0.4, label: ramp(t, 4, 5.4) })) +
        (t > 3.9
          ? pinch(mix(900, 980, loop(t, 0.5)), mix(420, 500, ramp(t, 4, 5.4)), {
              scale: 0.9,
              turn: 200,
              flip: true,
              sleeve: color.coral,
              edge: true,
            })
          : '')
      );
    },
    5.6,
  ],
];

/** A hand from below that cups the breast: thumb above, first finger below. */
const cHand = (x, y) =>
  at(
    x,
    y,
    ['#d49c74', '#e8b48c']
      .map(
        (paint, i) =>
          stroke('M-760 490L-260 90', paint, 110 - i * 12) +
          ellipse(-232, 50, 84 - i * 5, 96 - i * 5, paint) +
          stroke('M-250 0C-210-110-120-140-30-134', paint, 66 - i * 12) +
          stroke('M-230 90C-190 150-110 156-24 136', paint, 62 - i * 12),
      )
      .join('') +
      stroke('M-860 570L-380 186', color.coralDark, 130) +
      ellipse(-36, -138, 15, 10, '#f3cdb0') +
      ellipse(-32, 134, 15, 10, '#f3cdb0'),
  );
