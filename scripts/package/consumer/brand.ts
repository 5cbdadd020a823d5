import type { Brand } from '@mahd/ui/provider';

/** A brand defined outside of the library. */
export const tamr: Brand = {
  name: 'tamr',
  color: {
    brand: '#8a4b2a',
    onBrand: '#ffffff',
    accent: '#7a3f20',
    accentHover: '#613017',
    onAccent: '#ffffff',
    ink: '#24160f',
    inkSoft: '#5f4a3f',
    paper: '#fdf8f3',
    surface: '#ffffff',
    line: '#eadccf',
    controlLine: '#8d7565',
  },
  pastel: {
    first: '#f2dcc6',
    second: '#e8c9b0',
    third: '#faf1e6',
    fourth: '#cfd8bd',
    fifth: '#d9e4ea',
    sixth: '#f3deb0',
  },
  radius: { field: 2, card: 6, panel: 12 },
  heroShape: '0 48px',
};
