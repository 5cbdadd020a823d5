import { useDeferredValue } from 'react';
import { useApp } from './AppContext.js';

/**
 * Whether a page is to be made down to its end. Of a page that is stepped to, only what the window can show at first is made for the first frame;
 * the rest follows right after it. The server, and the browser when it takes over what the server wrote, make the whole page.
 */
export function useDeferredRender(): boolean {
  const { isClientNavigation } = useApp();
  // Whoever has a first value is made twice, also where the two are the same.
  return useDeferredValue(true, isClientNavigation() ? false : undefined);
}
