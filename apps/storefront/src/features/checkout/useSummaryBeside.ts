import { useSyncExternalStore } from 'react';
import { desktop } from '@mahd/ui/breakpoints';

const roomBeside = () => matchMedia(desktop);

function watch(changed: () => void) {
  const query = roomBeside();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has room for the order summary beside the form. Only for the browser. */
export const useSummaryBeside = () => useSyncExternalStore(watch, () => roomBeside().matches);
