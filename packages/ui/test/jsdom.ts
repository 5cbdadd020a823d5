import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Setup of tests in jsdom, for this package and for apps that show its components.

// The default of one second is too short on busy machines.
configure({ asyncUtilTimeout: 15_000 });

// Missing in jsdom. Nothing ever intersects, no media query matches, a dialog opens without backdrop, a popover without top layer.
if (typeof window !== 'undefined') {
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
  Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
    hidePopover(this: HTMLElement) {
      this.style.display = 'none';
    },
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });

  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}

// Lazy parts may still be loading: without this file's window that fails, and fails again in the files that need them.
afterAll(() => vi.dynamicImportSettled());
