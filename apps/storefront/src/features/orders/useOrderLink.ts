import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameter in the fragment of links in order mails. */
const PARAMETER = 'link';

interface LinkState {
  readonly orderLink?: string;
}

/** The token of an order's link in a mail; null without one. */
export interface OrderLink {
  readonly token: string | null;
  readonly clear: () => void;
}

/**
 * Reads the token from the fragment and removes it from the URL at once. It stays in the history entry, so that the
 * order is still there after a reload.
 */
export function useOrderLink(): OrderLink {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment, so the first render must not either.
  const [token, setToken] = useState<string | null>(null);
  const tokenInUrl = new URLSearchParams(hash.slice(1)).get(PARAMETER);
  const storedToken = (state as LinkState | null)?.orderLink ?? null;
  useEffect(() => {
    setToken(tokenInUrl ?? storedToken);
    if (tokenInUrl === null) return;
    const next: LinkState = { orderLink: tokenInUrl };
    void navigate(pathname + search, { replace: true, state: next });
  }, [tokenInUrl, storedToken, pathname, search, navigate]);
  return { token, clear: () => void navigate(pathname, { replace: true, state: null }) };
}
