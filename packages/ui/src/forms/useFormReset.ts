'use client';
import { useEffect, useReducer, useRef, type RefObject } from 'react';

/**
 * Calls `onReset` after the form of a control was reset, and renders again: browsers set controls back to their first
 * state, also those whose value React controls.
 */
export function useFormReset(
  control: RefObject<(Element & { readonly form?: HTMLFormElement | null }) | null>,
  onReset?: () => void,
): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const listener = (event: Event) => {
      const form = control.current?.form ?? control.current?.closest('form');
      if (event.target !== form || event.defaultPrevented) return;
      // Browsers reset the controls after this event.
      setTimeout(() => {
        latest.current?.();
        render();
      });
    };
    document.addEventListener('reset', listener);
    return () => document.removeEventListener('reset', listener);
  }, [control]);
}
