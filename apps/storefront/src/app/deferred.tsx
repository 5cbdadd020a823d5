import { memo, Suspense, type ComponentType } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { idle } from './idle.js';

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

/**
 * A part of a page that the first view can do without. The server writes it out in full; the browser fetches its code, and takes
 * it over, when it comes near the window, or when the page is idle. Until then it is plain HTML whose links work. It takes no
 * props, so that nothing around it can ask for it earlier. `near` is for pages whose address does not change while they stand: React keeps
 * a navigation waiting for a part that it touches and that is not there yet.
 */
export function deferred(name: string, when: 'near' | 'idle', load: () => Promise<{ default: ComponentType }>) {
  const ready = () => (when === 'idle' ? idle() : near(`[data-deferred="${name}"]`));
  const Part = lazyWithRetry(() => (typeof window === 'undefined' ? load() : ready().then(load)), { quiet: true });
  return memo(function Deferred() {
    return (
      <div data-deferred={name}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  });
}
