/**
 * Measures how local fonts must be scaled to the metrics of Rubik, and prints `src/foundation/font-metrics.ts`.
 *
 * Chromium lays out the same running text (shaped, so that Arabic letters are joined) at 200 px in Rubik's own file and
 * in the local font, at weights 400 and 700. `size-adjust` is the ratio of the widths; the overrides are Rubik's ascent
 * and descent divided by it, so that baselines match. Fonts that are not installed are skipped with a warning: run it
 * where all are installed (Debian: fonts-liberation, fonts-noto-core, fonts-dejavu, fonts-roboto).
 *
 *   node scripts/measure-fonts.mjs > src/foundation/font-metrics.ts
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, ensureChromium } from '../../../scripts/machine/chromium.mjs';

/** The shop's own articles: realistic text with spaces, digits and marks. */
const articles = (language) => {
  const folder = fileURLToPath(new URL(`../../content/${language}/baby-care/`, import.meta.url));
  const lines = readdirSync(folder).flatMap((name) => readFileSync(folder + name, 'utf8').split('\n'));
  return lines.filter((line) => line.length > 150 && !line.startsWith('description')).slice(0, 24);
};
const texts = { latin: articles('en'), arabic: articles('ar') };
const candidates = [
  {
    family: 'Rubik Latin Fallback',
    script: 'latin',
    regular: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  },
  {
    family: 'Rubik Latin Fallback Roboto',
    script: 'latin',
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
  {
    family: 'Rubik Arabic Fallback',
    script: 'arabic',
    regular: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'Noto Sans Arabic UI'],
    bold: ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold', 'Noto Sans Arabic UI Bold'],
  },
  {
    family: 'Rubik Arabic Fallback Naskh',
    script: 'arabic',
    regular: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'Noto Naskh Arabic UI'],
    bold: ['Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold', 'Noto Naskh Arabic UI Bold'],
  },
  {
    family: 'Rubik Arabic Fallback DejaVu',
    script: 'arabic',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  },
];

const file = (script) => {
  const path = fileURLToPath(
    new URL(`../node_modules/@fontsource-variable/rubik/files/rubik-${script}-wght-normal.woff2`, import.meta.url),
  );
  return `data:font/woff2;base64,${readFileSync(path, 'base64')}`;
};

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
const page = await browser.newPage();
const rows = await page.evaluate(measure, {
  texts,
  candidates,
  files: { latin: file('latin'), arabic: file('arabic') },
});
await browser.close();

/** Runs in the page. */
async function measure({ texts, candidates, files }) {
  const context = document.createElement('canvas').getContext('2d');
  const size = 200;
  const arabicRange = 'U+600-6FF,U+FB50-FDFF,U+FE70-FEFC';
  const percent = (value) => `${Number((value * 100).toFixed(2))}%`;
  const load = async (family, source, descriptors) =>
    document.fonts.add(await new FontFace(family, source, descriptors).load());
  const width = (families, weight, lines) => {
    context.font = `${weight} ${size}px ${families.map((family) => `"${family}"`).join(',')}`;
    return lines.reduce((sum, line) => sum + context.measureText(line).width, 0);
  };

  await load('web', `url(${files.arabic})`, { weight: '300 900', unicodeRange: arabicRange });
  await load('web', `url(${files.latin})`, { weight: '300 900', unicodeRange: 'U+0-5FF,U+2000-206F' });
  context.font = `${size}px web`;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');

  const rows = [];
  for (const { family, script, regular, bold } of candidates) {
    for (const [weight, range, names] of [
      [400, '300 599', regular],
      [700, '600 900', bold],
    ]) {
      const src = names.map((name) => `local('${name}')`).join(',');
      const unicodeRange = script === 'arabic' ? arabicRange : 'U+0-5FF,U+2000-206F';
      try {
        await load(`${family} plain`, src, { weight: range, unicodeRange });
        await load(`${family} double`, src, { weight: range, unicodeRange, sizeAdjust: '200%' });
      } catch {
        rows.push({ family, weight, missing: true });
        continue;
      }
      // Width is linear in size-adjust. The other characters of an Arabic line (spaces, digits) use the Latin
      // fallback.
      const rest = script === 'arabic' ? ['Rubik Latin Fallback'] : [];
      const plain = width([`${family} plain`, ...rest], weight, texts[script]);
      const double = width([`${family} double`, ...rest], weight, texts[script]);
      const ratio = 1 + (width(['web'], weight, texts[script]) - plain) / (double - plain);
      if (script === 'latin') await load(family, src, { weight: range, unicodeRange, sizeAdjust: percent(ratio) });
      rows.push({
        family,
        script,
        range,
        src,
        sizeAdjust: percent(ratio),
        ascent: percent(fontBoundingBoxAscent / size / ratio),
        descent: percent(fontBoundingBoxDescent / size / ratio),
      });
    }
  }
  return rows;
}

const missing = rows.filter((row) => row.missing);
for (const { family, weight } of missing) console.error(`not installed here, left out: ${family} ${weight}`);
const faces = rows
  .filter((row) => !row.missing)
  .map(
    (row) =>
      `  { family: '${row.family}', script: '${row.script}', weight: '${row.range}', src: "${row.src}", sizeAdjust: '${row.sizeAdjust}', ascent: '${row.ascent}', descent: '${row.descent}' },`,
  );
console.log(`// Generated by scripts/measure-fonts.mjs.
/** Local fonts scaled to the metrics of Rubik. Within a family the first \`src\` that is installed applies. */
export const fallbackFaces = [
${faces.join('\n')}
] as const;`);
