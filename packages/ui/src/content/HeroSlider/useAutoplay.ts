'use client';
import { useEffect, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../../media/SlideTrack/useSlideTrack.js';

/** Time per panel, ms. */
const INTERVAL = 7000;

/**
 * Calls `advance` periodically while the element is on screen, not hovered, not focused and not paused. Off with
 * reduced motion, on the server and for a single panel.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  count: number,
  advance: () => void,
): { playing: boolean; toggle(): void } {
  const [playing, setPlaying] = useState(false);
  const [suspended, setSuspended] = useState(true);

  useEffect(() => setPlaying(count > 1 && !prefersReducedMotion()), [count]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const state = { seen: false, pointed: false, focused: false };
    const update = () => setSuspended(!state.seen || state.pointed || state.focused || document.hidden);
    const pointed = (event: PointerEvent) => {
      state.pointed = event.type === 'pointerenter';
      update();
    };
    const focused = (event: FocusEvent) => {
      state.focused = event.type === 'focusin' && element.contains(document.activeElement);
      update();
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        state.seen = entry?.isIntersecting ?? false;
        update();
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    element.addEventListener('pointerenter', pointed);
    element.addEventListener('pointerleave', pointed);
    element.addEventListener('focusin', focused);
    element.addEventListener('focusout', focused);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerenter', pointed);
      element.removeEventListener('pointerleave', pointed);
      element.removeEventListener('focusin', focused);
      element.removeEventListener('focusout', focused);
      document.removeEventListener('visibilitychange', update);
    };
  }, [root]);

  useEffect(() => {
    if (!playing || suspended) return undefined;
    const timer = setTimeout(advance, INTERVAL);
    return () => clearTimeout(timer);
  }, [playing, suspended, advance]);

  return { playing, toggle: () => setPlaying((before) => !before) };
}
