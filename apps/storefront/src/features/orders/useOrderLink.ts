import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { browserStorage } from '@mahd/data/store';
import { useFragmentValue } from '../../app/useFragmentToken.js';

/** The parameter in the fragment of links in order mails. */
const PARAMETER = 'link';

/** The token of an order's link in a mail; null without one. */
export interface OrderLink {
  readonly token: string | null;
  readonly clear: () => void;
}

const keyOf = (orderNumber: string) => `orderLink:${orderNumber}`;

/** Lets this tab open the tracking page of an order without asking for its e-mail or mobile again. */
export function rememberOrderLink(orderNumber: string, token: string): void {
  store(keyOf(orderNumber), token);
}

/**
 * Reads the token from the fragment and removes it from the URL at once. Session storage keeps it for reloads of this
 * order's page; it is cleared when the visitor's session ends.
 */
export function useOrderLink(): OrderLink {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment, so the first render must not either.
  const [token, setToken] = useState<string | null>(null);
  const key = keyOf(new URLSearchParams(search).get('order') ?? '');
  // Before the value from the fragment, which is newer.
  useLayoutEffect(() => setToken(stored(key)), [key]);
  useFragmentValue(PARAMETER, (given) => {
    setToken(given);
    store(key, given);
  });
  return {
    token,
    clear: () => {
      store(key, null);
      void navigate(pathname, { replace: true });
    },
  };
}

const stored = (key: string) => browserStorage('sessionStorage')?.getItem(key) ?? null;

/** Without storage, a reload leads to the form. */
function store(key: string, token: string | null): void {
  try {
    if (token === null) browserStorage('sessionStorage')?.removeItem(key);
    else browserStorage('sessionStorage')?.setItem(key, token);
  } catch {
    // Storage is blocked or full.
  }
}
