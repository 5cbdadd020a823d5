'use client';
import { useRef, type Ref, type RefCallback } from 'react';
import { useMergedRef } from '../foundation/useMergedRef.js';
import type { ValueChange } from '../foundation/valueChange.js';
import { useFormReset } from './useFormReset.js';

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
