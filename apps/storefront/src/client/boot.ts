import { submitWithoutCode } from './submitWithoutCode.js';
import { replayEvents } from './replayEvents.js';

/**
 * The first script of every page. Loads the other scripts after the fonts and images of the first view, so that they do
 * not compete with them, or at the first interaction or after this time in ms, whichever comes first.
 */
const mostMs = 3000;

/** Files preloaded per task. All 50 files of a listing at once blocked the main thread for 30 ms. */
const filesAtOnce = 6;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves after first paint. */
const painted = () =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

/** Resolves when the page has loaded and its last image has been painted. */
async function shown(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
}

/** Resolves at the first interaction, which code that loads later reads from `data-touched`. */
const touched = () =>
  new Promise((resolve) =>
    ['pointerdown', 'keydown', 'wheel'].forEach((kind) =>
      addEventListener(kind, resolve, { once: true, capture: true, passive: true }),
    ),
  ).then(() => document.documentElement.setAttribute('data-touched', ''));

async function boot() {
  replayEvents();
  submitWithoutCode();
  const { entries = '', modules = '' } = document.getElementById('state')?.dataset ?? {};
  const wanted = Promise.race([touched(), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  await Promise.race([painted(), wanted]);
  // Lets images with `loading="lazy"` load, see globalCss.
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
