import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeToNothing = () => () => undefined;

/** The id in the URL hash. Empty without a valid hash, and during hydration, because the server does not know it. */
export function useHashId(): string {
  const { hash } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => toId(hash),
    () => '',
  );
}

function toId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
