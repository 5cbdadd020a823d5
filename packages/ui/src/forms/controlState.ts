'use client';
import { useEffect, useReducer, useRef, useState, type Ref, type RefCallback, type RefObject } from 'react';
import { useMergedRef } from '../foundation/useMergedRef.js';
import type { ValueChange } from '../foundation/valueChange.js';

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

interface ControlValue<Value, Reason extends string> {
  value: Value | undefined;
  defaultValue: Value | undefined;
  /** The value without a `defaultValue`. */
  empty: Value;
  onValueChange: ((value: Value, details: ValueChange<Reason>) => void) | undefined;
}

/**
 * The value of a control and the function that changes it. A reset of the form restores `defaultValue`; a controlled
 * value without one stays as its owner set it.
 */
export function useControlValue<Value, Reason extends string>(
  control: RefObject<Element | null>,
  { value, defaultValue, empty, onValueChange }: ControlValue<Value, Reason | 'reset'>,
): [Value, (next: Value, reason: Reason | 'reset') => void] {
  const initial = defaultValue ?? empty;
  const [own, setOwn] = useState(initial);
  const change = (next: Value, reason: Reason | 'reset') => {
    setOwn(next);
    onValueChange?.(next, { reason });
  };
  useFormReset(control, () => {
    if (value === undefined || defaultValue !== undefined) change(initial, 'reset');
  });
  return [value === undefined ? own : value, change];
}

/** The ref of a native control. Reports the value that a reset of the form restored, unless its owner controls it. */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  inputRef: Ref<Control> | undefined,
  value: string | undefined,
  onValueChange: ((value: string, details: ValueChange<'reset'>) => void) | undefined,
): RefCallback<Control> {
  const control = useRef<Control>(null);
  useFormReset(control, () => {
    if (value === undefined && control.current) onValueChange?.(control.current.value, { reason: 'reset' });
  });
  return useMergedRef(inputRef, control);
}
