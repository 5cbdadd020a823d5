import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token in the fragment of a mailed reset link. It is removed from the URL, and so from the history, at once. */
export function useResetToken(): { token: string | null; clearToken: () => void } {
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const tokenInUrl = new URLSearchParams(hash.slice(1)).get('reset');
  useEffect(() => {
    if (tokenInUrl === null) return;
    setToken(tokenInUrl);
    void navigate(pathname, { replace: true, state: state as unknown });
  }, [tokenInUrl, pathname, state, navigate]);
  return { token, clearToken: () => setToken(null) };
}
