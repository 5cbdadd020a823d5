import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, readFilms, timesOf } from '../films/film.mjs';
import { captionsOf } from '../scripts/content/captions.mjs';
import { filmFolder, videos } from '../src/index.js';
import { root } from './fixture.js';

const built = join(root, filmFolder);
const films = await readFilms();
const fileName = (path: string) => path.replace('films/', '');

describe('films', () => {
  it('are drawn for every video, a scene for each step', () => {
    expect(Object.keys(films).sort()).toEqual(videos.videos.map(({ id }) => id).sort());
    for (const { id, en, ar } of videos.videos) {
      expect(films[id]!.steps, id).toHaveLength(en.transcript.length);
      expect(ar.transcript, id).toHaveLength(en.transcript.length);
    }
  });

  it('are rendered from the current drawings (npm --prefix packages/content run make:films)', () => {
    for (const { id, film } of videos.videos) {
      if (film) expect(film.path).toBe(`films/${id}.${fingerprintOf(films[id]!)}`);
    }
  });

  it('take 20 to 40 seconds', () => {
    for (const [id, film] of Object.entries(films)) {
      const { end } = timesOf(film).at(-1)!;
      expect(end, id).toBeGreaterThanOrEqual(20);
      expect(end, id).toBeLessThanOrEqual(40);
    }
  });

  it('have both formats, both captions and a picture of each step, without extra files', async () => {
    const wanted = videos.videos.flatMap(({ film, en }) => {
      if (!film) return [];
      const path = fileName(film.path);
      return [
        `${path}.mp4`,
        `${path}.webm`,
        ...[film.captions.en, film.captions.ar].map(fileName),
        ...en.transcript.flatMap((_, step) =>
          ['320.avif', '640.avif', '320.webp', '640.webp'].map((end) => `${path}-${step + 1}-${end}`),
        ),
      ];
    });
    expect((await readdir(built)).sort()).toEqual(wanted.sort());
  });

  it('are at most 900 kB each and 15 MB together', async () => {
    const sizes = await Promise.all(
      (await readdir(built)).map(async (name) => ({ name, size: (await stat(join(built, name))).size })),
    );
    expect(sizes.filter(({ size }) => size > 900e3)).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(15e6);
  });

  it('have an MP4 whose index comes first, so that it plays while it loads', async () => {
    for (const { film } of videos.videos) {
      if (!film) continue;
      const start = (await readFile(join(built, `${fileName(film.path)}.mp4`))).subarray(0, 64).toString('latin1');
      expect(start.indexOf('moov'), film.path).toBeGreaterThan(0);
    }
  });
});

describe.each(['en', 'ar'] as const)('captions (%s)', (language) => {
  const cuesOf = (text: string) =>
    text
      .split('\n\n')
      .slice(1)
      .map((cue) => {
        const [times = '', line = ''] = cue.trim().split('\n');
        const [start = 0, end = 0] = times.split(' --> ').map((time) => {
          const [minutes, seconds] = time.split(':').map(Number);
          return minutes! * 60 + seconds!;
        });
        return { start, end, line };
      });

  it('say the steps, each while its scene is shown, slowly enough to read', async () => {
    for (const { id, film, [language]: text } of videos.videos) {
      if (!film) continue;
      const file = await readFile(join(built, fileName(film.captions[language])), 'utf8');
      expect(file).toMatch(/^WEBVTT\n\n/);
      const cues = cuesOf(file);
      const times = timesOf(films[id]!);
      expect(
        times.map(({ start, end }) =>
          cues
            .filter((cue) => cue.start > start - 0.01 && cue.end < end + 0.01)
            .map(({ line }) => line)
            .join(' '),
        ),
      ).toEqual(text.transcript);
      for (const { start, end, line } of cues) expect(line.length / (end - start), line).toBeLessThan(22);
    }
  });
});

it('captions escape what WebVTT would read as tags', () => {
  expect(captionsOf(['a < b & c'], [{ start: 0, end: 61.5 }])).toBe(
    'WEBVTT\n\n00:00.000 --> 01:01.500\na &lt; b &amp; c\n',
  );
});
