'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onReset` when the form of a control is reset. The control may be associated by its `form` attribute. */
export function useFormReset(
  control: RefObject<HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement | null>,
  onReset: () => void,
): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    // On the document, because the control may move to another form.
    const handle = (event: Event) => {
      // After other listeners, which may cancel the reset.
      if (control.current && event.target === control.current.form)
        queueMicrotask(() => !event.defaultPrevented && latest.current());
    };
    document.addEventListener('reset', handle);
    return () => document.removeEventListener('reset', handle);
  }, [control]);
}
