'use client';
import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { ValueChange } from '../foundation/valueChange.js';
import { useFormReset } from './useFormReset.js';

/** The ref of a native control. Reports the value that a reset of the form restored, unless its owner controls it. */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  inputRef: Ref<Control> | undefined,
  value: string | undefined,
  onValueChange: ((value: string, details: ValueChange<'reset'>) => void) | undefined,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useImperativeHandle(inputRef, () => control.current as Control);
  useFormReset(control, () => {
    if (value === undefined && control.current) onValueChange?.(control.current.value, { reason: 'reset' });
  });
  return control;
}
