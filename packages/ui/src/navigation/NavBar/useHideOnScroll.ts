'use client';
import { useEffect, useState } from 'react';

/** State of the bar: hidden or not, and the scroll position (px) from which distances are measured. */
export interface BarPosition {
  hidden: boolean;
  turn: number;
}

/** Scroll distance before the bar hides or reappears, px. */
const TRAVEL = 70;
/** Always visible within this distance of the top, px. */
const TOP_ZONE = 50;

/**
 * Computes whether the navbar is hidden: it hides after scrolling down by more than 70 px, and shows within 50 px of
 * the top or after scrolling up by 70 px. Distances are measured from the last change of direction, so jitter is
 * ignored.
 * @param scrollTop scroll position of the page, px; overscroll is clamped
 */
export function nextBarPosition(before: BarPosition, scrollTop: number): BarPosition {
  const top = Math.max(0, scrollTop);
  if (top < TOP_ZONE) return { hidden: false, turn: before.hidden ? top : Math.min(before.turn, top) };
  const way = top - before.turn;
  if (before.hidden) {
    if (way <= -TRAVEL) return { hidden: false, turn: top };
    return way > 0 ? { hidden: true, turn: top } : before;
  }
  if (way > TRAVEL) return { hidden: true, turn: top };
  return way < 0 ? { hidden: false, turn: top } : before;
}

/** Whether the bar is hidden at the current scroll position. False on the server and at first. */
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
