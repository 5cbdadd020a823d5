// The ground of a picture.
import { color, height, width } from './palette.mjs';
import { at, box, circle, shape } from './shapes.mjs';
import { figure } from './signs.mjs';

const backgrounds = [
  'M150 640C40 440 110 130 400 70C640 20 980 20 1120 200C1230 360 1190 570 1100 650C900 720 320 724 150 640Z',
  'M120 600C70 340 200 90 480 60C760 30 1060 60 1160 280C1240 470 1170 610 1080 660C820 724 240 724 120 600Z',
];
export const backdrop = (fill = color.peach, kind = 0) =>
  box(0, 0, width, height, color.cream) + shape(backgrounds[kind], fill);
export const table = (y = 560, fill = color.wood) =>
  box(90, y, 1100, 34, fill, 17) +
  box(170, y + 34, 22, 160, color.woodDark) +
  box(1088, y + 34, 22, 160, color.woodDark);
export const plant = (x, y, scale = 1) =>
  at(
    x,
    y,
    shape('M-10-30C-54-64-66-134-30-190C20-146 30-76-10-30Z', '#94b590') +
      shape('M10-30C50-64 74-120 50-174C4-140-14-76 10-30Z', color.sage) +
      shape('M0-30C30-60 80-80 116-66C100-26 50-10 0-30Z', '#bcd0b6') +
      shape('M-52-38H52L40 50H-40Z', color.coral),
    { scale },
  );
/** The number of a step in its corner. */
export const badge = (step) =>
  circle(92, 92, 52, color.coral) + figure(String(step), 92, 92, { scale: 1.15, weight: 8 });
