'use client';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useUi } from '../../foundation/UiProvider.js';

export interface SlideTrack<Track extends HTMLElement> {
  /** Goes on the scrolling element; its children are the slides. */
  trackRef: RefObject<Track | null>;
  /** The first slide that is fully in view; 0 on the server. */
  index: number;
  /** All slides from the first to this one are in view. */
  lastIndex: number;
  goTo(index: number): void;
  /** Scrolls by as many slides as fit. */
  turn(pages: 1 | -1): void;
}

/** Whether the shopper asked for less movement. Only in the browser. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Follows and moves a scroll-snap row. The row scrolls by itself: touch, wheel and keyboard need no script,
 * this only adds the buttons. It never scrolls the page.
 * @param keys one for each slide; where a key changes, React puts another element in its place
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
        // Between two slides none is in view: keep the last one.
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
      // To a place, not by a distance: a relative scroll stops at each slide on its way.
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
