import { useLayoutEffect, useRef } from 'react';

/** As `--motion-normal`. */
const FADE = { duration: 200, easing: 'ease-out' };

/**
 * Fades a page in that replaces another one, unless the visitor prefers reduced motion; see docs/decisions/view-transitions.md.
 * @param path without language: the same page in the other language does not fade
 */
export function usePageFade(path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.getElementById('main')?.animate({ opacity: [0, 1] }, FADE);
  }, [path]);
}
