import { memo, Suspense, useLayoutEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { idle } from './idle.js';
import { markHydrated } from './markHydrated.js';

/** How far below the window a part is hydrated, px. */
const margin = '600px';

/** Resolves when the element comes near the window; at once when it is not in the page. */
function visible(selector: string): Promise<void> {
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

let resolveNavigation: (() => void) | undefined;
const firstNavigation = new Promise<void>((resolve) => {
  resolveNavigation = resolve;
});

/** Ends the wait of every lazily hydrated part: a client navigation renders them all. */
export const startNavigation = () => resolveNavigation?.();

/** Within the boundary of the part, so that its effect runs once the part is hydrated. */
function HydrationMark({ boundary }: { boundary: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    if (boundary.current) markHydrated(boundary.current);
    // Mounted together with its boundary, whose ref is attached after this effect.
    else queueMicrotask(() => markHydrated(boundary.current));
  }, [boundary]);
  return null;
}

/**
 * A part of a page that the first view can do without. The server renders it; the browser loads its code and hydrates it when it comes near the
 * window or when the page is idle. Until then it is plain HTML, and `replayEvents` records what happens in it. It takes no props, so that nothing
 * around it makes React hydrate it earlier.
 * @param name for the element's `data-lazy`, once per page
 */
export function lazyHydrate(name: string, when: 'visible' | 'idle', load: () => Promise<{ default: ComponentType }>) {
  const ready = () => Promise.race([firstNavigation, when === 'idle' ? idle() : visible(`[data-lazy="${name}"]`)]);
  let isLoaded = false;
  const Part = lazyWithRetry(
    async () => {
      if (typeof window !== 'undefined') await ready();
      const code = await load();
      isLoaded = true;
      return code;
    },
    { quiet: true },
  );
  return memo(function LazilyHydrated() {
    const boundary = useRef<HTMLDivElement>(null);
    const { pathname } = useLocation();
    const [page, setPage] = useState(pathname);
    // React delays a navigation until the part is hydrated, on a bad connection forever. So a navigation to another page drops the server's HTML and
    // renders the part anew. On the same page the HTML stays, as the visitor may be reading it.
    if (pathname !== page && !isLoaded) setPage(pathname);
    return (
      <div data-lazy={name} ref={boundary}>
        <Suspense key={page}>
          <Part />
          <HydrationMark boundary={boundary} />
        </Suspense>
      </div>
    );
  });
}
