'use client';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { prefersReducedMotion } from './useSlideTrack.js';

/**
 * Calls `advance` every `interval` ms while the element is on screen, not hovered, not focused and not paused; the time
 * starts anew with each `index`. Focus on its pause button (`data-part="toggle"`) does not suspend it, or pressing Play
 * would have no effect. Off without an interval, on the server, and with reduced motion until the visitor starts it.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  interval: number | undefined,
  index: number,
  advance: () => void,
): { playing: boolean; toggle(): void } {
  const [playing, setPlaying] = useState(false);
  const [suspended, setSuspended] = useState(true);

  useEffect(() => setPlaying(interval !== undefined && !prefersReducedMotion()), [interval]);

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
      state.focused = event.type === 'focusin' && !(event.target as Element).matches('[data-part="toggle"]');
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
    // The interval comes with the slides, and with them the element.
  }, [root, interval]);

  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!playing || suspended || interval === undefined) return undefined;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [playing, suspended, interval, index]);

  return { playing, toggle: () => setPlaying((before) => !before) };
}
