// Encodes pictures/source into pictures/built and writes src/pictures.generated.json. Encodes only changes: the eight
// digits in a file name are a hash of its source and the settings below.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { withQuotes } from './content/quotes.mjs';
import {
  brandFiles,
  drawingKind,
  filesOf,
  hashOf,
  picturesToMake,
  readIndex,
  safeSvg,
  sourceFolder,
  viewBoxOf,
} from './pictures/sources.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const builtFolder = join(root, 'pictures/built');
const manifestFile = join(root, 'src/pictures.generated.json');

const previous = await readFile(manifestFile, 'utf8').then(JSON.parse, () => ({ pictures: {} }));
const existing = new Set(await readdir(builtFolder, { recursive: true }).catch(() => []));
const wanted = new Set();
const manifest = { pictures: {}, illustrations: {}, brand: {} };
let encoded = 0;

for (const picture of await picturesToMake(root)) {
  const known = previous.pictures[picture.name];
  const files = filesOf(picture);
  for (const file of files) wanted.add(file);
  if (known?.path === picture.path && files.every((file) => existing.has(file))) {
    manifest.pictures[picture.name] = { ...known, ...altOf(picture) };
    continue;
  }
  await mkdir(dirname(join(builtFolder, picture.path)), { recursive: true });
  for (const width of picture.widths) {
    const resized = await sharp(picture.bytes)
      .resize({ width, kernel: 'lanczos3' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(resized.data, { raw: resized.info });
    await pixels()
      .avif(picture.avif)
      .toFile(join(builtFolder, `${picture.path}-${width}.avif`));
    await pixels()
      .webp(picture.webp)
      .toFile(join(builtFolder, `${picture.path}-${width}.webp`));
    encoded += 2;
  }
  if (picture.zoomWidth) {
    await sharp(picture.bytes)
      .resize({ width: picture.zoomWidth })
      .avif(picture.zoomAvif)
      .toFile(join(builtFolder, `${picture.path}-${picture.zoomWidth}.avif`));
    encoded += 1;
  }
  manifest.pictures[picture.name] = {
    path: picture.path,
    width: picture.width,
    height: picture.height,
    widths: picture.widths,
    ...(picture.zoomWidth && { zoomWidth: picture.zoomWidth }),
    placeholder: await placeholderOf(picture.bytes),
    ...altOf(picture),
  };
}

for (const drawing of await readIndex(root, 'illustrations')) {
  const svg = await readDrawing(drawing.name);
  manifest.illustrations[drawing.name] = {
    path: await writeSvg(drawingKind, drawing.name, svg),
    ...(drawing.mirror === 'drawn' && {
      arabicPath: await writeSvg(drawingKind, `${drawing.name}.ar`, await readDrawing(`${drawing.name}.ar`)),
    }),
    ...viewBoxOf(svg, drawing.name),
    mirror: drawing.mirror === 'yes',
    alt: { en: drawing.alt_en, ar: drawing.alt_ar },
  };
}

for (const { name, svg } of await brandFiles(root)) {
  manifest.brand[name] = { path: await writeSvg('brand', name, safeSvg(svg, name)), ...viewBoxOf(svg, name) };
}

for (const file of existing) {
  if (/\.(avif|webp|svg)$/.test(file) && !wanted.has(file)) await rm(join(builtFolder, file));
}
await writeFile(manifestFile, `${JSON.stringify(withQuotes(manifest), null, 1)}\n`);
console.log(`${wanted.size} files, ${encoded} encoded`);

/** A blurred placeholder of about 20 px, as a data URI. */
async function placeholderOf(bytes) {
  const tiny = await sharp(bytes)
    .resize({ width: 16 })
    .blur(0.8)
    .webp({ quality: 20, alphaQuality: 0, effort: 6, smartSubsample: false })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

function altOf(picture) {
  return picture.alt ? { alt: picture.alt } : {};
}

async function readDrawing(name) {
  return safeSvg(await readFile(sourceFolder(root, drawingKind, `${name}.svg`), 'utf8'), name);
}

async function writeSvg(kind, name, svg) {
  const path = `${kind}/${name}.${hashOf(svg)}.svg`;
  wanted.add(path);
  await mkdir(join(builtFolder, kind), { recursive: true });
  if (!existing.has(path)) await writeFile(join(builtFolder, path), svg);
  return path;
}
