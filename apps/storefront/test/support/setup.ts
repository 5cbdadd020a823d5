import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

if (typeof window !== 'undefined') {
  // Not in jsdom: nothing ever intersects, and no media query matches.
  class NoObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
  Object.assign(window, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver, matchMedia });

  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}

// Lazy parts may still be loading: without this file's window that fails, and fails again in the files that need them.
afterAll(() => vi.dynamicImportSettled());
