import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

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
