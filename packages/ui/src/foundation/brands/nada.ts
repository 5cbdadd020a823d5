import type { Brand } from '../brand.js';
import { rubik } from './rubik.js';

/** Nada, the second brand: mint and teal. Its dark scheme is deep green. */
export const nada: Brand = {
  name: 'nada',
  colors: {
    light: {
      brand: '#3b8d92',
      onBrand: '#0a1615',
      accent: '#2f6f73',
      accentHover: '#255a5d',
      onAccent: '#fff',
      ink: '#15282a',
      inkSoft: '#4c6365',
      paper: '#f5fbfa',
      surface: '#fff',
      line: '#d8e8e6',
      controlLine: '#6f8a8b',
      shadow: '#15282a14',
      backdrop: '#15282a73',
      // mint, sand, foam, lilac, sky, lemon
      pastel: {
        first: '#cfeae0',
        second: '#eadfcb',
        third: '#eef8f6',
        fourth: '#d9d2ec',
        fifth: '#d3e7f1',
        sixth: '#f1e7b6',
      },
    },
    dark: {
      brand: '#56a9ad',
      onBrand: '#071617',
      accent: '#8bd0d0',
      accentHover: '#a6dede',
      onAccent: '#06292b',
      ink: '#e8f3f1',
      inkSoft: '#b0c6c4',
      paper: '#101b1c',
      surface: '#182728',
      line: '#2e4344',
      controlLine: '#7b9898',
      shadow: '#00000073',
      backdrop: '#000000a6',
      pastel: {
        first: '#1f3d35',
        second: '#403828',
        third: '#203233',
        fourth: '#38334f',
        fifth: '#203845',
        sixth: '#413c22',
      },
    },
  },
  font: rubik,
  radius: { field: 4, card: 8, panel: 16 },
  heroShape: '64px 8px',
  shadow: {
    resting: { offset: 1, blur: 2 },
    raised: { offset: 8, blur: 24 },
  },
};
