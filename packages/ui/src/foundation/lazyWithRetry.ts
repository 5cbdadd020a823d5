'use client';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** The first wait between two tries, and the longest, ms; each is twice the one before. */
const first = 1000;
const longest = 3_600_000;
/** So many failures are no flicker of the line any more. */
const enough = 3;

interface RetryOptions {
  /** Nobody waits for it: what stands there until then will do. */
  quiet?: boolean;
}

/**
 * Asks for code, or for what else comes in files of its own, until it is there: again after one second, two, four and so on up to an hour, and as soon
 * as the device is online. After the third failure `reportError` hears of it and, unless `quiet`, `window` has an event `chunkloaderror`: time to
 * offer a full load of the page, since the file of an older build may be gone for good. On a server it rejects at once.
 */
export async function loadWithRetry<T>(load: () => Promise<T>, { quiet = false }: RetryOptions = {}): Promise<T> {
  for (let failures = 0, wait = first; ; wait = Math.min(2 * wait, longest)) {
    try {
      return await load();
    } catch (error) {
      // A server has no line that comes back, and nobody who waits there.
      if (typeof window === 'undefined') throw error;
      if (++failures === enough) {
        reportError(error);
        if (!quiet) dispatchEvent(new Event('chunkloaderror'));
      }
      await new Promise<unknown>((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, wait);
      });
    }
  }
}

/**
 * React's `lazy` for a line that breaks off, see `loadWithRetry`. With `lazy` alone the failure of one late part takes down everything around it, up to
 * the next error boundary.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in React's own type: a part may have whatever props it likes
export function lazyWithRetry<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  options?: RetryOptions,
): LazyExoticComponent<Part> {
  return lazy(() => loadWithRetry(load, options));
}
