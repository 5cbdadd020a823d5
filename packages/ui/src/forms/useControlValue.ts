'use client';
import { useState, type RefObject } from 'react';
import type { ValueChange } from '../foundation/valueChange.js';
import { useFormReset } from './useFormReset.js';

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
