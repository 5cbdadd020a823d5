import type { Brand } from '../brand.js';

/** Nada, the second brand. */
export const nada: Brand = {
  name: 'nada',
  color: {
    brand: '#3b8d92',
    onBrand: '#0a1615',
    accent: '#2f6f73',
    accentHover: '#255a5d',
    onAccent: '#ffffff',
    ink: '#15282a',
    inkSoft: '#4c6365',
    paper: '#f5fbfa',
    surface: '#ffffff',
    line: '#d8e8e6',
    controlLine: '#6f8a8b',
  },
  // mint, sand, foam, lilac, sky, lemon
  pastel: {
    first: '#cfeae0',
    second: '#eadfcb',
    third: '#eef8f6',
    fourth: '#d9d2ec',
    fifth: '#d3e7f1',
    sixth: '#f1e7b6',
  },
  radius: { field: 4, card: 8, panel: 16 },
  heroShape: '64px 8px',
};
