'use client';
import { lazy } from 'react';

/** How long until code is asked for again, ms. */
const wait = 5000;

async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // A server has no line that comes back, and nobody who waits there.
    if (typeof window === 'undefined') throw error;
    await new Promise<unknown>((resolve) => {
      addEventListener('online', resolve, { once: true });
      setTimeout(resolve, wait);
    });
    return untilLoaded(load);
  }
}

/**
 * React's `lazy` for a line that breaks off: code that cannot be fetched is asked for again, also as soon as the device is online. With `lazy` alone the
 * failure of one late part takes down everything around it, up to the next error boundary.
 */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => untilLoaded(load));
