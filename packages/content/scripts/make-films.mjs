// Renders the films whose drawings changed into films/built and writes src/films.generated.json. Needs ffmpeg
// with libx264 and libvpx-vp9. The eight digits in a file name are a hash of the drawings and the settings below.
import { spawn } from 'node:child_process';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fingerprintOf, frameAt, readFilms, stillOf, timesOf } from '../films/film.mjs';
import { height, width } from '../films/kit/palette.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = join(root, 'films/built');
const manifestFile = join(root, 'src/films.generated.json');

const framesPerSecond = 15;
/** Widths of the pictures of the steps, px. */
const stillWidths = [320, 640];

const encoders = {
  mp4: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-tune', 'animation', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-deadline', 'good', '-cpu-used', '4', '-row-mt', '1'],
};

await mkdir(built, { recursive: true });
const existing = new Set(await readdir(built));
const wanted = new Set();
const films = {};

for (const [id, film] of Object.entries(await readFilms())) {
  const path = `${id}.${fingerprintOf(film)}`;
  const times = timesOf(film);
  const stills = times.map((_, step) => `${path}-${step + 1}`);
  const names = [
    ...Object.keys(encoders).map((type) => `${path}.${type}`),
    ...stills.flatMap((still) => stillWidths.flatMap((w) => [`${still}-${w}.avif`, `${still}-${w}.webp`])),
  ];
  for (const name of names) wanted.add(name);
  films[id] = { path: `films/${path}`, times };
  if (names.every((name) => existing.has(name))) continue;

  await encode(film, times.at(-1).end, path);
  for (const [step, still] of stills.entries()) {
    for (const w of stillWidths) {
      const picture = sharp(Buffer.from(stillOf(film, step))).resize({ width: w, kernel: 'lanczos3' });
      await picture
        .clone()
        .avif({ quality: 55, effort: 4 })
        .toFile(join(built, `${still}-${w}.avif`));
      await picture
        .clone()
        .webp({ quality: 80, effort: 6 })
        .toFile(join(built, `${still}-${w}.webp`));
    }
  }
  for (const type of Object.keys(encoders)) {
    const { size } = await stat(join(built, `${path}.${type}`));
    console.log(`${path}.${type}: ${Math.round(size / 1000)} kB`);
  }
}

for (const name of existing) {
  if (!wanted.has(name) && !name.endsWith('.vtt')) await rm(join(built, name));
}
await writeFile(manifestFile, `${JSON.stringify(films, null, 1)}\n`);

/** Draws every frame once and pipes it into both encoders. */
async function encode(film, seconds, path) {
  const runs = Object.entries(encoders).map(([type, options]) => {
    const program = spawn(
      'ffmpeg',
      [
        ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
        ...['-r', String(framesPerSecond), '-i', '-', '-vf', 'scale=out_color_matrix=bt709'],
        ...['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
        ...[...options, '-g', '240', join(built, `${path}.${type}`)],
      ],
      { stdio: ['pipe', 'inherit', 'inherit'] },
    );
    const done = new Promise((resolve, reject) => {
      program.on('error', reject);
      program.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
    });
    return { input: program.stdin, done };
  });
  for (let frame = 0; frame < Math.round(seconds * framesPerSecond); frame++) {
    const svg = Buffer.from(frameAt(film, frame / framesPerSecond));
    const pixels = await sharp(svg).removeAlpha().raw().toBuffer();
    for (const { input } of runs) {
      if (!input.write(pixels)) await new Promise((resolve) => input.once('drain', resolve));
    }
  }
  for (const { input } of runs) input.end();
  await Promise.all(runs.map(({ done }) => done));
}
