// Latch basics: nose opposite the nipple, a wide mouth, chin first.
import { breastSide, hand, pointing } from '../kit/hands.mjs';
import { color } from '../kit/palette.mjs';
import { babyProfile, bundle, mother } from '../kit/people.mjs';
import { sofa } from '../kit/room.mjs';
import { plant } from '../kit/scenery.mjs';
import { at, box, circle, ellipse, fade, shape, stroke } from '../kit/shapes.mjs';
import { arrow, drop, heart, tick, waves } from '../kit/signs.mjs';
import { mix, pulse, ramp, swing } from '../kit/time.mjs';

export const ground = color.sky;

/** Mother in an armchair with her baby on her lap. */
const nursing = (t, { near }) =>
  sofa(640, 470, { scale: 1.05 }) +
  box(470, 330, 340, 200, color.butter, 60) +
  mother(640, 190 + swing(t, 4) * 2, { scale: 0.78, scarf: 'blush', turn: -8 }) +
  at(
    640,
    mix(560, 500, near),
    shape(
      'M-190-60C-90-96 110-96 190-56C260-20 270 40 220 60C120 84-90 84-180 62C-236 40-236-30-190-60Z',
      color.skyMiddle,
    ) +
      stroke('M190 0C240-6 280 6 300 26', color.skyMiddle, 60) +
      circle(318, 42, 28, '#f9d3b8') +
      circle(-196, -14, 92, '#f9d3b8') +
      circle(-204, -20, 92, '#8a5a41') +
      ellipse(-140, 4, 17, 22, '#efbb99'),
  );
const motherArm = () =>
  stroke('M872 430C930 540 880 606 760 616C660 622 560 618 470 600', color.coral, 92) +
  hand(462, 598, { scale: 1.2, turn: 190, flip: true, length: 60 });
const face = (x, y, more) => babyProfile(x, y, { scale: 0.86, skin: 'rose', hair: 'chestnut', ...more });
/** A hand below the neck and shoulders. It leaves the head free. */
const support = (x, y) => hand(x, y, { scale: 1.7, turn: 4, sleeve: color.coral, length: 260 });

export const steps = [
  [
    4.5,
    (t) =>
      sofa(640, 440, { scale: 1.15 }) +
      box(440, 280, 400, 230, color.butter, 60) +
      mother(640, 210 + pulse(t, 0.4, 1.6, 4, 4.4) * 8, { scale: 0.86, scarf: 'blush', eyes: 'closed' }) +
      bundle(660, 560, { scale: 0.72, turn: 6, hood: color.butter, skin: 'rose' }) +
      stroke('M452 470C400 580 450 640 560 640', color.coralDark, 84) +
      hand(556, 640, { scale: 1.2, turn: -4, length: 50 }) +
      stroke('M828 470C880 570 850 630 790 640', color.coralDark, 84) +
      hand(800, 636, { scale: 1.2, turn: 184, flip: true, length: 50 }) +
      fade(
        pulse(t, 0.3, 0.8, 3.6, 4.2),
        arrow('M400 240V330', 400, 336 + swing(t, 1.4) * 3, 90, color.skyDeep) +
          arrow('M880 240V330', 880, 336 + swing(t, 1.4) * 3, 90, color.skyDeep),
      ) +
      plant(1120, 600, 1.1),
  ],
  [
    5,
    (t) =>
      nursing(t, { near: ramp(t, 0.6, 2) }) +
      motherArm() +
      fade(
        ramp(t, 2.2, 2.8),
        stroke(`M370 ${mix(560, 484, 1)}H890`, color.coral, 9, 'stroke-dasharray="2 24"') +
          circle(370, 484, 14, color.coral) +
          circle(890, 484, 14, color.coral),
      ) +
      fade(1 - ramp(t, 1.8, 2.4), arrow('M1010 560V480', 1010, 470, -90, color.skyDeep)) +
      fade(ramp(t, 2.8, 3.2), tick(1010, 470)),
  ],
  [
    5,
    (t) =>
      breastSide(760, 310) +
      face(250, 36, { mouth: ramp(t, 1.8, 3) }) +
      support(230, 560) +
      stroke('M644 310H734', color.coral, 9, 'stroke-dasharray="1 20"') +
      fade(
        pulse(t, 0.3, 0.8, 2, 2.5),
        circle(626, 308, 32 + swing(t, 1) * 3, 'none', `stroke="${color.coral}" stroke-width="8"`),
      ) +
      fade(ramp(t, 2.6, 3.2), arrow('M660 400C672 430 670 460 652 490', 650, 494, 122, color.skyDeep)),
  ],
  [
    5,
    (t) => {
      const near = ramp(t, 0.8, 2.6);
      const [x, y] = [mix(220, 408, near), mix(44, 10, near)];
      return (
        breastSide(760, 310) +
        at(x, y, face(0, 0, { mouth: mix(1, 0.8, near), latched: near > 0.75 }), { turn: mix(0, -5, near) }) +
        support(x - 30, y + 540) +
        fade(1 - ramp(t, 2.2, 2.6), arrow('M610 600C670 604 716 580 744 546', 748, 540, -52, color.coral, 12)) +
        fade(ramp(t, 2.8, 3.3), tick(1090, 560))
      );
    },
  ],
  [
    5,
    (t) =>
      breastSide(760, 310) +
      at(408, 10, face(0, 0, { mouth: 0.8 + swing(t, 0.9) * 0.05, latched: true, eye: 'closed', cheek: 1 }), {
        turn: -5,
      }) +
      support(378, 550) +
      fade(pulse(t, 0.4, 0.9, 1.8, 2.2), circle(700, 280, 60, 'none', `stroke="${color.coral}" stroke-width="9"`)) +
      fade(pulse(t, 1.8, 2.2, 4.6, 5), arrow('M860 120C830 150 812 180 804 206', 802, 212, 108, color.coral, 10)) +
      [0, 1, 2]
        .map((i) =>
          fade(
            pulse(t, 2 + i * 0.8, 2.2 + i * 0.8, 2.6 + i * 0.8, 3 + i * 0.8),
            drop(
              mix(690, 640, ramp(t, 2 + i * 0.8, 3 + i * 0.8)),
              350 + ramp(t, 2 + i * 0.8, 3 + i * 0.8) * 120,
              0.7,
              color.milk,
            ),
          ),
        )
        .join('') +
      waves(740, 480, 20, pulse(t, 2.4, 3, 4.6, 5), color.skyDeep),
  ],
  [
    5,
    (t) => {
      const away = ramp(t, 2.8, 3.8);
      const finger = ramp(t, 0.4, 1.8);
      return (
        breastSide(760, 310) +
        at(
          mix(408, 250, away),
          mix(10, 36, away),
          face(0, 0, { mouth: mix(0.8, 0.1, away), latched: away < 0.1, eye: 'closed' }),
          { turn: mix(-5, 0, away) },
        ) +
        pointing(mix(880, 738, finger) + away * 50, mix(560, 362, finger) + away * 90, {
          scale: 0.9,
          turn: 232,
          flip: true,
          edge: true,
          sleeve: color.coral,
        }) +
        fade(pulse(t, 0.1, 0.5, 1.6, 2.1), stroke('M716 190L690 160M748 170L742 130M786 180L804 146', color.coral, 9)) +
        fade(away, arrow('M560 640C480 664 400 650 350 620', 344, 616, 214, color.skyDeep))
      );
    },
    4.4,
  ],
  [
    4.5,
    (t) =>
      sofa(640, 440, { scale: 1.35, fill: color.butter, dark: color.butterDark }) +
      mother(430, 250, { scale: 0.76, scarf: 'blush', turn: 8, eyes: 'smile' }) +
      bundle(430, 590, { scale: 0.66, turn: 8, hood: color.butter, skin: 'rose' }) +
      mother(850, 250, {
        scale: 0.76,
        scarf: 'sage',
        skin: 'brown',
        dress: color.white,
        coat: true,
        turn: -8 + swing(t, 2.4) * 2,
        eyes: 'smile',
      }) +
      stroke('M690 500C650 560 620 580 590 580', '#efe6da', 66) +
      hand(594, 580, { scale: 1.05, turn: 186 + swing(t, 2) * 4, skin: 'brown', length: 40 }) +
      shape(
        'M600 60H740C764 60 776 74 776 94V120C776 142 764 154 740 154H700L676 184L664 154H600C576 154 564 142 564 120V94C564 74 576 60 600 60Z',
        color.white,
      ) +
      heart(670, 106, 0.9 + swing(t, 1.4) * 0.06),
  ],
];
