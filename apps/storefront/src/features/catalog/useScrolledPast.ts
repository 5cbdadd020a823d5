import { useEffect, useState } from 'react';

/** Everything below the window counts as inside it, so that only what lies above is outside: also after a jump. */
const noLowerEdge = '0px 0px 1000000px 0px';

/**
 * Whether the element that a selector finds lies above the window.
 * @param key changes when the element may have come, gone or been replaced
 */
export function useScrolledPast(selector: string, key: string): boolean {
  // Which element, so that one that has gone is not past any more.
  const [past, setPast] = useState<string | null>(null);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false ? key : null),
      { rootMargin: noLowerEdge },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector, key]);
  return past === key;
}
