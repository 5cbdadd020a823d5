import type { BrandFont } from '../brand.js';

// A local font adjusted to the metrics of Rubik (see fonts.ts), then system fonts.
const latin = "'Rubik Latin Fallback','Rubik Latin Fallback Roboto'";
const arabic = `'Rubik Arabic Fallback','Rubik Arabic Fallback Naskh','Rubik Arabic Fallback DejaVu',${latin}`;

/** Rubik in both scripts. `fontFaces` writes its `@font-face` rules. */
export const rubik: BrandFont = {
  latin: { family: 'Rubik Variable', fallback: `${latin},'Segoe UI',Tahoma,sans-serif` },
  arabic: { family: 'Rubik Variable', fallback: `${arabic},'Segoe UI',Tahoma,'Geeza Pro',sans-serif` },
};
