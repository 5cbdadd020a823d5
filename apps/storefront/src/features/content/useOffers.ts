import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { offersAtom, type OfferProduct } from '@mahd/data/catalog';

/** How long the page goes on loading when the call fails (screens: landing pages), and how often it asks in that time; ms. */
const PATIENCE_MS = 10_000;
const ASK_AGAIN_MS = 3_000;

interface Offers {
  /** Undefined while they load. */
  readonly offers: readonly OfferProduct[] | undefined;
  /** The time is up and there are none. */
  readonly failed: boolean;
  retry(): void;
}

/** The offers, asked for again and again while they fail, until the time is up. */
export function useOffers(): Offers {
  const { data, isError, errorUpdateCount, refetch } = useAtomValue(offersAtom());
  const [attempt, setAttempt] = useState(1);
  // The attempt whose time is up.
  const [over, setOver] = useState(0);
  const missing = data === undefined;
  const waiting = missing && over !== attempt;

  useEffect(() => {
    if (!missing) return undefined;
    const timer = setTimeout(() => setOver(attempt), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [missing, attempt]);

  useEffect(() => {
    if (!isError || !waiting) return undefined;
    const timer = setTimeout(() => void refetch(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isError, waiting, errorUpdateCount, refetch]);

  return {
    offers: data,
    failed: missing && !waiting,
    retry() {
      setAttempt(attempt + 1);
      void refetch();
    },
  };
}
