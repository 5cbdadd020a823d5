import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token in the fragment of a mailed link, which is removed from the URL; empty without one and on the server. */
export function useMailedToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment, so the first render must not either.
  const [token, setToken] = useState('');
  // Known before a press can be handled, including one replayed after hydration.
  useLayoutEffect(() => {
    const given = new URLSearchParams(hash.slice(1)).get('token');
    if (given === null) return;
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
