import { useStore, type Atom } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

/** The value of an atom that only the browser can know; `serverValue` on the server and during hydration. */
export function useClientAtomValue<Value>(source: Atom<Value>, serverValue: Value): Value {
  const store = useStore();
  const subscribe = useCallback((changed: () => void) => store.sub(source, changed), [store, source]);
  return useSyncExternalStore(
    subscribe,
    () => store.get(source),
    () => serverValue,
  );
}
