'use client';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** First and longest delay between attempts, ms. Each delay doubles the one before. */
const FIRST_DELAY = 1000;
const MAX_DELAY = 3_600_000;
/** Attempts before the failure is reported: fewer are short network glitches. */
const REPORTED_FAILURE = 3;

interface RetryOptions {
  /** Optional content with a good fallback: does not dispatch `chunkloaderror`. */
  quiet?: boolean;
}

/**
 * Loads a chunk and retries until it succeeds: after one second, two, four and so on up to an hour, and as soon as the
 * device is online. The third failure is passed to `reportError` and, unless `quiet`, dispatches `chunkloaderror` on
 * `window`: offer to reload the page then, because the chunk of an older build may be gone. Rejects at once on the
 * server.
 */
export async function loadWithRetry<T>(load: () => Promise<T>, { quiet = false }: RetryOptions = {}): Promise<T> {
  for (let failures = 0, delay = FIRST_DELAY; ; delay = Math.min(2 * delay, MAX_DELAY)) {
    try {
      return await load();
    } catch (error) {
      // Do not retry on the server.
      if (typeof window === 'undefined') throw error;
      if (++failures === REPORTED_FAILURE) {
        reportError(error);
        if (!quiet) dispatchEvent(new Event('chunkloaderror'));
      }
      await new Promise<unknown>((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, delay);
      });
    }
  }
}

/**
 * `React.lazy` with retries, see `loadWithRetry`. With `lazy` alone, a failed chunk unmounts everything up to the next
 * error boundary.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in the type of React.lazy
export function lazyWithRetry<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
  options?: RetryOptions,
): LazyExoticComponent<Part> {
  return lazy(() => loadWithRetry(load, options));
}
