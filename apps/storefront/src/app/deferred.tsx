import { memo, Suspense, useLayoutEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { idle } from './idle.js';
import { stands, takenOver } from './untilTakenOver.js';

/** How far below the window a part is made ready, px. */
const margin = '600px';

/** Resolves when the element comes near the window; at once when it is not there yet. */
function near(selector: string): Promise<void> {
  return new Promise((resolve) => {
    const element = document.querySelector(selector);
    if (!element) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}

/** To be called when the shopper goes to another address within the shop: the step touches every part that stays, so none waits any longer. */
export let startNavigation: () => void;
const firstStep = new Promise<void>((resolve) => {
  startNavigation = resolve;
});

/**
 * A part of a page that the first view can do without. The server writes it out in full; the browser fetches its code, and takes
 * it over, when it comes near the window, or when the page is idle. Until then it is plain HTML, see `listenUntilTakenOver`. It takes no
 * props, so that nothing around it can ask for it earlier.
 */
export function deferred(name: string, when: 'near' | 'idle', load: () => Promise<{ default: ComponentType }>) {
  const ready = () => Promise.race([firstStep, when === 'idle' ? idle() : near(`[data-deferred="${name}"]`)]);
  let isThere = false;
  const Part = lazyWithRetry(
    async () => {
      if (typeof window !== 'undefined') await ready();
      const code = await load();
      isThere = true;
      return code;
    },
    { quiet: true },
  );
  function Taken() {
    useLayoutEffect(() => takenOver(name), []);
    return null;
  }
  return memo(function Deferred() {
    useLayoutEffect(() => stands(name), []);
    const { pathname } = useLocation();
    const [page, setPage] = useState(pathname);
    // React keeps a step waiting for the server's HTML of a part whose code is not there yet, on a bad line for good. So that HTML goes, and the
    // part comes with its code. What changes the same page waits: there the part is looked at.
    if (pathname !== page && !isThere) setPage(pathname);
    return (
      <div data-deferred={name}>
        <Suspense key={page}>
          <Part />
          <Taken />
        </Suspense>
      </div>
    );
  });
}
