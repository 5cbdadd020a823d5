'use client';
import { useEffect, useState, type RefObject } from 'react';
import { prefersReducedMotion } from '../../media/SlideTrack/useSlideTrack.js';

/** How long one panel stays, ms. */
const STAY = 7000;

/**
 * Calls `advance` while the element is on the screen and nobody points at it, has focus in it, has paused it or has
 * asked for less movement. Does nothing on the server and without a second panel.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  count: number,
  advance: () => void,
): { playing: boolean; toggle(): void } {
  const [wanted, setWanted] = useState(false);
  const [held, setHeld] = useState(true);

  useEffect(() => setWanted(count > 1 && !prefersReducedMotion()), [count]);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const state = { seen: false, pointed: false, focused: false };
    const update = () => setHeld(!state.seen || state.pointed || state.focused || document.hidden);
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
    if (!wanted || held) return undefined;
    const timer = setTimeout(advance, STAY);
    return () => clearTimeout(timer);
  }, [wanted, held, advance]);

  return { playing: wanted, toggle: () => setWanted((before) => !before) };
}
