import type { Brand } from '../brand.js';
import { rubik } from './rubik.js';

/** Mahd, the default brand: cream, peach and coral. Its dark scheme is brown and apricot. */
export const mahd: Brand = {
  name: 'mahd',
  colors: {
    light: {
      brand: '#e65550',
      onBrand: '#2b1a1a',
      accent: '#c93a35',
      accentHover: '#b12f2b',
      onAccent: '#fff',
      ink: '#2b1a1a',
      inkSoft: '#6b5654',
      paper: '#fff8f4',
      surface: '#fff',
      line: '#efdfd6',
      controlLine: '#8f7772',
      shadow: '#2b1a1a14',
      backdrop: '#2b1a1a73',
      // peach, blush, cream, sage, sky, butter
      pastel: {
        first: '#fadcc9',
        second: '#f3b7ac',
        third: '#fff6ea',
        fourth: '#aac2a5',
        fifth: '#d6e8ef',
        sixth: '#f5d998',
      },
    },
    dark: {
      brand: '#ee7a70',
      onBrand: '#2b1210',
      accent: '#f7a18f',
      accentHover: '#ffb6a6',
      onAccent: '#33120e',
      ink: '#f7ebe4',
      inkSoft: '#ccb7ad',
      paper: '#1b1410',
      surface: '#2e241f',
      line: '#4a3b33',
      controlLine: '#a48d82',
      shadow: '#00000073',
      backdrop: '#000000a6',
      pastel: {
        first: '#45332a',
        second: '#5a3a34',
        third: '#3a2d25',
        fourth: '#41533f',
        fifth: '#2b3d45',
        sixth: '#534527',
      },
    },
  },
  font: rubik,
  radius: { field: 8, card: 14, panel: 24 },
  heroShape: '24px',
  shadow: {
    resting: { offset: 1, blur: 2 },
    raised: { offset: 8, blur: 24 },
  },
};
