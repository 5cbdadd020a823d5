import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The default of one second is a matter of how busy the machine is.
configure({ asyncUtilTimeout: 15_000 });

// Rules are inserted one by one: as text, the whole sheet would be parsed anew for each.
(globalThis as { SC_DISABLE_SPEEDY?: boolean }).SC_DISABLE_SPEEDY = false;

// What jsdom lacks. Nothing is ever near the viewport here, a dialog opens without its backdrop, a popover without its layer.
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
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      this.style.display = 'block';
    },
    hidePopover(this: HTMLElement) {
      this.style.display = 'none';
    },
    scrollIntoView() {},
  });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

afterEach(cleanup);
