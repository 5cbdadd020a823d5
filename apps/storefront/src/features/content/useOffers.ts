import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { offersAtom, type OfferProduct } from '@mahd/data/catalog';

/** How long failed requests are retried before an error is shown. */
const RETRY_TIMEOUT_MS = 10_000;
const RETRY_INTERVAL_MS = 3_000;

interface Offers {
  /** Undefined while they load. */
  readonly offers: readonly OfferProduct[] | undefined;
  /** Whether all retries have failed. */
  readonly failed: boolean;
  retry(): void;
}

/** Loads the offers, and retries failed requests until a timeout. */
export function useOffers(): Offers {
  const { data, isError, errorUpdateCount, refetch } = useAtomValue(offersAtom());
  const [attempt, setAttempt] = useState(1);
  // The last attempt that timed out.
  const [timedOutAttempt, setTimedOutAttempt] = useState(0);
  const missing = data === undefined;
  const waiting = missing && timedOutAttempt !== attempt;

  useEffect(() => {
    if (!missing) return undefined;
    const timer = setTimeout(() => setTimedOutAttempt(attempt), RETRY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [missing, attempt]);

  useEffect(() => {
    if (!isError || !waiting) return undefined;
    const timer = setTimeout(() => void refetch(), RETRY_INTERVAL_MS);
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
