import { useSyncExternalStore } from 'react';
import { media } from '@mahd/ui/breakpoints';

const wide = () => matchMedia(media.desktop.replace('@media ', ''));

function watch(changed: () => void) {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window has room for the order summary beside the form. Only for the browser. */
export const useSummaryBeside = () => useSyncExternalStore(watch, () => wide().matches);
