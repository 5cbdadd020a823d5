// A film: its steps one after the other, each with its number, blended into each other.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { height, width } from './kit/palette.mjs';
import { backdrop, badge } from './kit/scenery.mjs';
import { fade } from './kit/shapes.mjs';

/**
 * Seconds, the picture at a second of the step, and the second of the picture that stands for the step.
 * @typedef {[seconds: number, pictureAt: (second: number) => string, still?: number]} Step
 * @typedef {{ ground: string, kind?: number, steps: Step[] }} Film `kind` is the shape of the background
 */

/** s */
const blend = 0.4;

/**
 * Start and end of each step, s.
 * @param {Film} film
 * @returns {{ start: number, end: number }[]}
 */
export function timesOf({ steps }) {
  let end = 0;
  return steps.map(([seconds]) => ({ start: end, end: (end += seconds) }));
}

/** The picture at a moment, as SVG. */
export function frameAt(film, moment) {
  const times = timesOf(film);
  const step = Math.max(
    0,
    times.findLastIndex(({ start }) => start <= moment),
  );
  const since = moment - times[step].start;
  const before = step > 0 && since < blend ? stepAt(film, step - 1, film.steps[step - 1][0]) : '';
  const now = stepAt(film, step, since);
  return svg(
    backdrop(film.ground, film.kind) +
      before +
      (before ? fade(since / blend, backdrop(film.ground, film.kind) + now) : now),
  );
}

/** The picture that stands for a step: at the moment its scene names, otherwise when most of it has happened. */
export function stillOf(film, step) {
  const { start, end } = timesOf(film)[step];
  const [, , moment = (end - start) * 0.7] = film.steps[step];
  return frameAt(film, start + moment);
}

/**
 * The films by id: what the files of `scenes/` export.
 * @returns {Promise<Record<string, Film>>}
 */
export async function readFilms() {
  const folder = new URL('scenes/', import.meta.url);
  const names = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name.replace('.mjs', ''), await import(new URL(name, folder))])),
  );
}

/**
 * Eight digits that change with what is drawn, and not with how the code is written.
 * @param {Film} film
 */
export function fingerprintOf(film) {
  const hash = createHash('sha256');
  const end = timesOf(film).at(-1).end;
  for (let moment = 0; moment < end; moment += 0.5) hash.update(frameAt(film, moment));
  film.steps.forEach((_, step) => hash.update(stillOf(film, step)));
  return hash.digest('hex').slice(0, 8);
}

const stepAt = (film, step, since) => film.steps[step][1](since) + badge(step + 1);

const svg = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;
