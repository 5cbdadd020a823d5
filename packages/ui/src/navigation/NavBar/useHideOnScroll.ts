'use client';
import { useEffect, useState } from 'react';

/** What the hide rule remembers: whether the bar is hidden, and the scroll position (px) from which the way is measured. */
export interface BarPosition {
  hidden: boolean;
  turn: number;
}

/** How far (px) the page moves before the bar hides or comes back (specification, section 9). */
const TRAVEL = 70;
/** Nearer to the top than this (px) the bar always shows (specification, section 9). */
const NEAR_TOP = 50;

/**
 * The hide rule of the navbar. It hides once the page has moved up by more than 70 px, and shows within 50 px of the top
 * or after 70 px back towards it. The way is measured from the last turn, so short wobbles change nothing.
 * @param scrollTop the page's scroll position in px; rubber-band values outside the page count as its ends
 */
export function nextBarPosition(before: BarPosition, scrollTop: number): BarPosition {
  const top = Math.max(0, scrollTop);
  if (top < NEAR_TOP) return { hidden: false, turn: before.hidden ? top : Math.min(before.turn, top) };
  const way = top - before.turn;
  if (before.hidden) {
    if (way <= -TRAVEL) return { hidden: false, turn: top };
    return way > 0 ? { hidden: true, turn: top } : before;
  }
  if (way > TRAVEL) return { hidden: true, turn: top };
  return way < 0 ? { hidden: false, turn: top } : before;
}

/** Whether the bar is to be hidden at the page's present scroll position. Always false on the server and at first. */
export function useHideOnScroll(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    let position: BarPosition = { hidden: false, turn: window.scrollY };
    const onScroll = () => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      position = nextBarPosition(position, Math.min(window.scrollY, Math.max(end, 0)));
      setHidden(position.hidden);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return hidden;
}
