import { useEffect, useState } from 'react';

/** Extends the root below the window, so that only elements above it do not intersect. */
const extendedBelow = '0px 0px 1000000px 0px';

/**
 * Whether the element matching `selector` has been scrolled out above the window.
 * @param key change it when the element may have been added, removed or replaced
 */
export function useScrolledPast(selector: string, key: string): boolean {
  // Stores the key, so that the result of a replaced element does not count.
  const [pastKey, setPastKey] = useState<string | null>(null);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setPastKey(entries.at(-1)?.isIntersecting === false ? key : null),
      { rootMargin: extendedBelow },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector, key]);
  return pastKey === key;
}
