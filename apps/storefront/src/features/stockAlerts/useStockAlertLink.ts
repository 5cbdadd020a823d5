import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The link of a mail about stock. */
export interface StockAlertLink {
  readonly action: 'confirm' | 'stop';
  readonly token: string;
}

/** Reads the link from the fragment and removes it from the URL; null without one, undefined until hydrated. */
export function useStockAlertLink(): StockAlertLink | null | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<StockAlertLink | null>();
  useEffect(() => {
    const values = new URLSearchParams(hash.slice(1));
    const action = (['confirm', 'stop'] as const).find((name) => values.has(name));
    if (action === undefined) return setLink((known) => known ?? null);
    setLink({ action, token: values.get(action) ?? '' });
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return link;
}
