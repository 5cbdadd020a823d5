import { submitWithoutCode } from './submitWithoutCode.js';
import { replayEvents } from './replayEvents.js';

/**
 * The first script of every page, and a small one. The shop's scripts are as heavy as all else that a first view needs together, and would
 * take the line from its letters and pictures; so they are asked for once those are there. Who touches the page does not wait for
 * that, nor does anybody long for a slow picture.
 */
const mostMs = 3000;

/** How many files are asked for in one task. All 50 of a listing took 30 ms, in which the page could not answer. */
const filesAtOnce = 6;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the first words or pictures are on the screen, not only drawn. */
const painted = () =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

/** Resolves with the frame that shows the last picture of the first view. */
async function shown(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

const touched = () =>
  new Promise((resolve) =>
    ['pointerdown', 'keydown', 'wheel'].forEach((kind) =>
      addEventListener(kind, resolve, { once: true, capture: true, passive: true }),
    ),
  );

async function boot() {
  replayEvents();
  submitWithoutCode();
  const { entries = '', modules = '' } = document.getElementById('state')?.dataset ?? {};
  const wanted = Promise.race([touched(), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  await Promise.race([painted(), wanted]);
  // Now those pictures have their turn that are not loaded at once, see globalCss.
  document.documentElement.removeAttribute('data-before-paint');
  await Promise.race([shown(), wanted]);
  const files = modules.split(' ');
  while (files.length > 0) {
    for (const href of files.splice(0, filesAtOnce))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await nextTask();
  }
  for (const entry of entries.split(' ')) {
    await nextTask();
    await import(/* @vite-ignore */ entry);
  }
}

void boot();
