import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Takes a value that a mailed link has in its fragment, and removes it from the URL, and so from the history, at once. */
export function useFragmentValue(name: string, onValue: (value: string) => void): void {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(hash.slice(1)).get(name);
  const take = useEffectEvent(onValue);
  // A layout effect: known before a press can be handled, including one replayed after hydration.
  useLayoutEffect(() => {
    if (value === null) return;
    take(value);
    void navigate(pathname + search, { replace: true, state: state as unknown });
  }, [value, pathname, search, state, navigate]);
}

/** The token in the fragment of a mailed link, and a function to forget it; null without one and on the server. */
export function useFragmentToken(name: string): { token: string | null; clearToken: () => void } {
  // The server does not know the fragment, so the first render must not either.
  const [token, setToken] = useState<string | null>(null);
  useFragmentValue(name, setToken);
  return { token, clearToken: () => setToken(null) };
}
