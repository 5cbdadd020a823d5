'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onPress` when a pointer is pressed outside of `root`, while `active`. */
export function useOutsidePress(root: RefObject<Element | null>, active: boolean, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!active) return;
    const onPointerDown = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) latest.current();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [root, active]);
}
