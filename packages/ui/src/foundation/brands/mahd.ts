import type { Brand } from '../brand.js';

/** Mahd, the default brand: cream, peach and coral. */
export const mahd: Brand = {
  name: 'mahd',
  color: {
    brand: '#e65550',
    onBrand: '#2b1a1a',
    accent: '#c93a35',
    accentHover: '#b12f2b',
    onAccent: '#ffffff',
    ink: '#2b1a1a',
    inkSoft: '#6b5654',
    paper: '#fff8f4',
    surface: '#ffffff',
    line: '#efdfd6',
    controlLine: '#8f7772',
  },
  // peach, blush, cream, sage, sky, butter
  pastel: {
    first: '#fadcc9',
    second: '#f3b7ac',
    third: '#fff6ea',
    fourth: '#aac2a5',
    fifth: '#d6e8ef',
    sixth: '#f5d998',
  },
  radius: { field: 8, card: 14, panel: 24 },
  heroShape: '24px',
};
