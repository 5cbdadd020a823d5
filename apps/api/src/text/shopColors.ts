/**
 * The colours of mails, invoices and packing slips: those of the default brand, which the API may not import. A test of
 * the scripts compares them. The variable BRAND does not change them.
 */
export const SHOP_COLORS = {
  light: {
    accent: '#c93a35',
    onAccent: '#fff',
    ink: '#2b1a1a',
    inkSoft: '#6b5654',
    paper: '#fff8f4',
    surface: '#fff',
    line: '#efdfd6',
  },
  dark: {
    accent: '#f7a18f',
    onAccent: '#33120e',
    ink: '#f7ebe4',
    inkSoft: '#ccb7ad',
    paper: '#1b1410',
    surface: '#2e241f',
    line: '#4a3b33',
  },
} as const;
