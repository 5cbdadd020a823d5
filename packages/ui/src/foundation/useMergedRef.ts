'use client';
import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

function attach<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/**
 * One ref for an element that the caller and the component both need. It stays the same while the caller's `ref` does,
 * so that React attaches it once.
 */
export function useMergedRef<T>(ref: Ref<T> | undefined, own: RefObject<T | null>): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      attach(own, element);
      const detach = attach(ref, element);
      return () => {
        attach(own, null);
        if (detach) detach();
        else attach(ref, null);
      };
    },
    [ref, own],
  );
}
