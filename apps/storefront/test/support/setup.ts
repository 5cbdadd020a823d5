import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of one second is a matter of how busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

// What jsdom lacks: nothing is ever near the viewport, and no media query matches.
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
  localStorage.clear();
  sessionStorage.clear();
});
