import { useEffect, useState } from 'react';

/** The lower edge of phones, which the bottom bar and the buy bar cover. */
const coveredBelow = '0px 0px -128px 0px';

/**
 * Whether the element matching `selector` is in view, above the bars at the lower edge of phones. Null until that is known, and without such an element.
 * @param key change it when the element may have been added, removed or replaced
 */
export function useInView(selector: string, key: string): boolean | null {
  // Stores the key, so that the result of a replaced element does not count.
  const [result, setResult] = useState<{ key: string; inView: boolean } | null>(null);
  useEffect(() => {
    const element = document.querySelector(selector);
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setResult({ key, inView: entries.at(-1)?.isIntersecting === true }),
      { rootMargin: coveredBelow },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [selector, key]);
  return result?.key === key ? result.inView : null;
}
