import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** @typedef {{ input: Buffer, left: number, height: number }} Placed */
/** @typedef {{ name: string, pictures: Placed[] }} Cell */

/** The pages in site order: sheet → names of views. One in three of the monthly pages, since they look alike. */
const groups = {
  home: [/^home$/, /^mother-baby-world$/, /^good-to-know$/, /^not-found$/, /^offline$/, /^menu$/],
  about: [/^about/, /^contact/, /^subsidiaries$/, /^official-/, /^sitemap$/],
  pregnancy: [
    /^stages-of-pregnancy$/,
    /^stages-of-pregnancy-month-(4|7|10)$/,
    /^post-pregnancy-care$/,
    /^first-time-father$/,
  ],
  'baby-care': [/^baby-care$/, /^baby-care-month-(3|6|9|12)$/],
  breastfeeding: [/^breastfeeding-advisor$/, /^advisor-article$/, /^article-/],
  'blog-films-questions': [/^blog/, /^video$/, /^faq/, /^product-faqs$/],
  policies: [/-policy$/, /^term-of-use$/],
  landing: [/^bottlefeeding/, /^limited-time-offer$/],
  shopping: [
    /^mother-baby-products$/,
    /^products/,
    /^(sub-)?category$/,
    /^product(-with-variants)?$/,
    /^search-results$/,
    /^added$/,
  ],
  buying: [/^cart/, /^checkout/, /^thank-you$/],
  account: [
    /^login$/,
    /^register$/,
    /^tracking$/,
    /^wishlist/,
    /^profile/,
    /^stock-alert$/,
    /^unsubscribe$/,
    /^verify-email$/,
  ],
};

/** The two screenshots of each view: px of the window, px on the sheet. */
const columns = [
  { width: 1440, shown: 300 },
  { width: 360, shown: 130 },
];
const languages = ['en', 'ar'];
const tallest = 700;
const gap = 12;
const label = 22;
const viewsInRow = 2;
const cellWidth = languages.length * columns.reduce((sum, { shown }) => sum + shown + gap, 0);

/**
 * One sheet per group of pages, English beside Arabic, desktop and phone, from the screenshots of `npm run screenshots`.
 * @param {string} from folder of the screenshots
 * @param {string} to folder of the sheets
 */
export async function pageSheets(from, to) {
  const names = [
    ...new Set(readdirSync(from).flatMap((file) => /^(.+)-(?:en|ar)-\d+\.png$/.exec(file)?.[1] ?? [])),
  ].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  mkdirSync(to, { recursive: true });
  for (const [group, patterns] of Object.entries(groups)) {
    const members = names.filter((name) => patterns.some((pattern) => pattern.test(name)));
    const cells = [];
    for (const name of members) cells.push({ name, pictures: await thumbnailsOf(name, from) });
    writeFileSync(join(to, `${group}.webp`), await sheetOf(cells.filter(({ pictures }) => pictures.length > 0)));
  }
}

/**
 * The thumbnails of a view with their offsets in the cell.
 * @param {string} name
 * @param {string} from
 * @returns {Promise<Placed[]>}
 */
async function thumbnailsOf(name, from) {
  /** @type {Placed[]} */
  const pictures = [];
  let left = 0;
  for (const { width, shown } of columns) {
    for (const language of languages) {
      const file = join(from, `${name}-${language}-${width}.png`);
      if (existsSync(file)) {
        const screenshot = sharp(file);
        const { height = 0 } = await screenshot.metadata();
        const visible = Math.min(height, Math.round((tallest * width) / shown));
        const input = await screenshot
          .extract({ left: 0, top: 0, width, height: visible })
          .resize({ width: shown })
          .png()
          .toBuffer({ resolveWithObject: true });
        pictures.push({ input: input.data, left, height: input.info.height });
      }
      left += shown + gap;
    }
  }
  return pictures;
}

/**
 * Arranges the cells in rows, each below its name.
 * @param {Cell[]} cells
 * @returns {Promise<Buffer>} WebP
 */
async function sheetOf(cells) {
  /** @type {{ input: Buffer, left: number, top: number }[]} */
  const layers = [];
  let top = gap;
  for (let first = 0; first < cells.length; first += viewsInRow) {
    const row = cells.slice(first, first + viewsInRow);
    row.forEach(({ name, pictures }, index) => {
      const start = gap + index * (cellWidth + gap);
      layers.push({
        input: Buffer.from(
          `<svg width="${cellWidth}" height="${label}"><text y="15" font-size="14" font-family="sans-serif">${name}</text></svg>`,
        ),
        left: start,
        top,
      });
      for (const { input, left } of pictures) layers.push({ input, left: start + left, top: top + label });
    });
    top += label + Math.max(...row.flatMap(({ pictures }) => pictures.map(({ height }) => height))) + gap;
  }
  const width = gap + viewsInRow * (cellWidth + gap);
  return sharp({ create: { width, height: top, channels: 3, background: '#eee' } })
    .composite(layers)
    .webp({ quality: 45, effort: 6 })
    .toBuffer();
}
