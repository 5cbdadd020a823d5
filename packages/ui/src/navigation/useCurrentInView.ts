'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Keeps the current entry of a row with `scrollFade` clear of its ends: moves it to the middle, without scrolling the
 * page, when `current` or the width of the row changes. Without a current entry the row starts at its first link.
 */
export function useCurrentInView(rowRef: RefObject<HTMLElement | null>, current: string | undefined): void {
  useEffect(() => {
    const row = rowRef.current;
    const entry = row?.querySelector('[aria-current], [aria-selected="true"]') ?? row?.querySelector('a');
    if (!row || !entry) return;
    // Also called at once.
    const observer = new ResizeObserver(() => {
      const [outer, inner] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
      // The fade is as wide as the scroll padding.
      const fade = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineEnd);
      if (inner.left < outer.left + fade || inner.right > outer.right - fade)
        row.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [rowRef, current]);
}
