import { useLayoutEffect, useState } from 'react';
import { useFragmentValue } from '../../app/useFragmentToken.js';

/** The link of a mail about stock. */
export interface StockAlertLink {
  readonly action: 'confirm' | 'stop';
  readonly token: string;
}

/** Reads the link from the fragment and removes it from the URL; null without one, undefined until hydrated. */
export function useStockAlertLink(): StockAlertLink | null | undefined {
  const [link, setLink] = useState<StockAlertLink | null>();
  useLayoutEffect(() => setLink(null), []);
  useFragmentValue('confirm', (token) => setLink({ action: 'confirm', token }));
  useFragmentValue('stop', (token) => setLink({ action: 'stop', token }));
  return link;
}
