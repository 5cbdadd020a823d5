'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useUi } from '../../foundation/UiProvider.js';

export interface SlideTrack<Track extends HTMLElement> {
  /** Ref of the scroll container; its children are the slides. */
  trackRef: RefObject<Track | null>;
  /** Index of the first fully visible slide; 0 on the server. */
  index: number;
  /** Index of the last fully visible slide. */
  lastIndex: number;
  goTo(index: number): void;
  /** Scrolls by the number of visible slides. */
  turn(pages: 1 | -1): void;
}

/** Whether the visitor prefers reduced motion. Browser only. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Tracks and controls a scroll-snap row. Touch, wheel and keyboard scroll natively; this adds the buttons. It never
 * scrolls the page.
 * @param keys one per slide; a changed key means that React replaced the element
 */
export function useSlideTrack<Track extends HTMLElement>(keys: readonly string[]): SlideTrack<Track> {
  const count = keys.length;
  const elements = keys.join();
  const { direction } = useUi();
  const trackRef = useRef<Track>(null);
  const [range, setRange] = useState({ index: 0, lastIndex: 0 });

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const slides = [...track.children];
    const inView = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          const position = slides.indexOf(entry.target);
          if (entry.isIntersecting && entry.intersectionRatio >= 0.9) inView.add(position);
          else inView.delete(position);
        }
        // While scrolling between slides none is in view: keep the last one.
        if (inView.size > 0) setRange({ index: Math.min(...inView), lastIndex: Math.max(...inView) });
      },
      { root: track, threshold: [0, 0.9, 1] },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [elements]);

  const goTo = useCallback(
    (index: number) => {
      const track = trackRef.current;
      const slide = track?.children[index];
      if (!track || !slide) return;
      const from = track.getBoundingClientRect();
      const to = slide.getBoundingClientRect();
      const padding = parseFloat(getComputedStyle(track).scrollPaddingInlineStart) || 0;
      const distance = direction === 'rtl' ? to.right - from.right + padding : to.left - from.left - padding;
      // Absolute: a relative scroll stops at each snap point on the way.
      track.scrollTo({ left: track.scrollLeft + distance, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    },
    [direction],
  );

  const { index, lastIndex } = range;
  const turn = useCallback(
    (pages: 1 | -1) => {
      const perPage = Math.max(1, lastIndex - index + 1);
      goTo(pages === 1 ? Math.min(lastIndex + 1, count - 1) : Math.max(index - perPage, 0));
    },
    [count, goTo, index, lastIndex],
  );

  return { trackRef, index, lastIndex, goTo, turn };
}
