// Basic shapes as SVG text.

export const number = (value) => Math.round(value * 10) / 10;
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d, paint, weight = 6, more = '') =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(Math.max(0, r))}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}" ${more}/>`;
export const box = (x, y, w, h, fill, rx = 0, more = '') =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(Math.max(0, h))}" rx="${rx}" fill="${fill}" ${more}/>`;
export function at(x, y, inner, { scale = 1, turn = 0, flip = false } = {}) {
  return `<g transform="translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${flip ? -scale : scale} ${scale})">${inner}</g>`;
}
export const fade = (opacity, inner) =>
  opacity <= 0 ? '' : `<g opacity="${Math.round(Math.min(1, opacity) * 100) / 100}">${inner}</g>`;
export const dots = (points, r, fill) => points.map(([x, y]) => circle(x, y, r, fill)).join('');
