// The pictures to encode and their settings. Shared by the command and the test that compares them with the manifest.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/**
 * Settings by kind, in device pixels. All pictures of a kind have the same aspect ratio. More widths would save less
 * than 1 kB each. `zoomWidth` is that of the source, an AVIF only.
 */
const kinds = {
  products: { width: 960, height: 960, widths: [160, 320, 480, 640, 960], zoomWidth: 2000 },
  categories: { width: 800, height: 600, widths: [320, 480, 640, 800] },
  heroes: { width: 1600, height: 900, widths: [640, 960, 1280, 1600] },
  'heroes-mobile': { width: 900, height: 1100, widths: [480, 750, 900] },
};

/** 4:4:4 chroma keeps red text sharp; lower quality shows banding in smooth backgrounds. */
const encoders = {
  avif: { quality: 60, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 84, effort: 5, smartSubsample: true },
};
/** Encoder of the additional file of kinds with a `zoomWidth`. */
const zoomEncoder = { zoomAvif: { quality: 50, effort: 4, chromaSubsampling: '4:4:4' } };

export const drawingKind = 'illustrations';

/** The first eight hex digits of the SHA-256 of the parts. */
export function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** Path of the source file of a kind. */
export function sourceFolder(root, kind, file = '') {
  return join(root, 'pictures/source', kind, file);
}

/** Rows of the kind's index.csv as objects by column name. */
export async function readIndex(root, kind) {
  const text = await readFile(sourceFolder(root, kind, 'index.csv'), 'utf8');
  return parse(text, { columns: true, bom: true, record_delimiter: ['\r\n', '\n'] });
}

/** Every raster picture with its source, settings and output path. */
export async function picturesToMake(root) {
  const pictures = [];
  for (const folder of ['products', 'categories', 'heroes']) {
    const rows = await readIndex(root, folder);
    for (const row of rows) {
      const name = row.slug ?? row.name;
      const settings = kinds[name.endsWith('-mobile') ? 'heroes-mobile' : folder];
      const used = settings.zoomWidth ? { ...encoders, ...zoomEncoder } : encoders;
      const bytes = await readFile(sourceFolder(root, folder, `${name}.webp`));
      pictures.push({
        name,
        bytes,
        ...settings,
        ...used,
        path: `${folder}/${name}.${hashOf(bytes, JSON.stringify(used))}`,
        ...(row.alt_en && { alt: { en: row.alt_en, ar: row.alt_ar } }),
      });
    }
  }
  return pictures;
}

/**
 * Paths of the encoded files of a picture, below `pictures/built`.
 * @param {{ path: string, widths: readonly number[], zoomWidth?: number }} picture
 */
export function filesOf({ path, widths, zoomWidth }) {
  const files = widths.flatMap((width) => [`${path}-${width}.avif`, `${path}-${width}.webp`]);
  return zoomWidth ? [...files, `${path}-${zoomWidth}.avif`] : files;
}

/** The logo's SVG files and the icons, by name without extension. */
export async function brandFiles(root) {
  const folder = join(root, 'pictures/brand');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).sort();
  return Promise.all(files.map(async (file) => ({ name: file.slice(0, -4), svg: await readFile(join(folder, file), 'utf8') })));
}

/** The SVG without comments and editor data. Throws on scripts and external resources. */
export function safeSvg(svg, name) {
  const clean = svg
    .replace(/<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/gi, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/gi, '')
    .replace(/>\s+</g, '><')
    .trim();
  const reference = /(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#|["']?#)/i;
  if (/<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|@import/i.test(clean) || reference.test(clean)) {
    throw new Error(`${name}: the drawing holds a script or an outside reference`);
  }
  return clean;
}

/** Width and height in CSS pixels, from the viewBox. */
export function viewBoxOf(svg, name) {
  const box = /viewBox="([\d.\s-]+)"/.exec(svg);
  if (!box) throw new Error(`${name}: the drawing has no viewBox`);
  const [, , width, height] = box[1].trim().split(/\s+/).map(Number);
  return { width: Math.round(width), height: Math.round(height) };
}
