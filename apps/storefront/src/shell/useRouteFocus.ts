import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusElement } from './focusElement.js';

/**
 * Moves the focus to a page that replaces another one: to the target of the URL's hash, else to its heading. Keyboards continue there, and screen
 * readers read it. Leaves the focus where the new page or an open dialog has put it.
 */
export function useRouteFocus(): void {
  const { pathname, search, hash } = useLocation();
  // Other query parameters change a part of a page.
  const page = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`;
  const shown = useRef(page);
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, [page]);

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const frame = requestAnimationFrame(() => {
      const main = document.getElementById('main');
      const { activeElement } = document;
      const isMoved = activeElement !== focused.current && main?.contains(activeElement);
      if (isMoved || document.querySelector('dialog[open]')) return;
      focusElement(document.getElementById(hash.slice(1)) ?? main?.querySelector('h1') ?? main, {
        preventScroll: true,
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [page, hash]);
}
