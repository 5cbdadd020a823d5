import { atom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { isAuthenticatedAtom } from '@mahd/data/account/session';
import { consentAtom, isSaudiVisitorAtom, startAnalytics } from '@mahd/data/visitor';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp } from '../../app/AppContext.js';
import { clientAtomsAtom } from '../../app/clientAtoms.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { babyStageAtom } from './babyStageAtom.js';
import { loadAnalytics } from './loadAnalytics.js';
import { useCountryDetection } from './useCountryDetection.js';

declare global {
  /** The global variables of Google Analytics. */
  interface Window {
    dataLayer?: unknown[];
    [flag: `ga-disable-${string}`]: boolean | undefined;
  }
}

const ConsentQuestion = lazyWithRetry(() => import('./ConsentQuestion.js'), { quiet: true });

const visitorAtoms = { canOrder: atom((get) => !get(isSaudiVisitorAtom)), babyStage: babyStageAtom };

/** Detects the country, asks for consent and starts analytics. Without an analytics id it asks for nothing. */
export function Visitor() {
  const { state } = useApp();
  const { analyticsId } = state.settings;
  const ready = useClientStateReady();
  const setClientAtoms = useSetAtom(clientAtomsAtom);
  useEffect(() => setClientAtoms((atoms) => ({ ...atoms, ...visitorAtoms })), [setClientAtoms]);
  useCountryDetection();

  const isLoggedIn = useAtomValue(isAuthenticatedAtom) && ready;
  useEffect(() => {
    if (!isLoggedIn) return;
    let stop: (() => void) | null = () => undefined;
    // Optional: a failed load only means that nothing is suggested by age.
    void import('./watchAccountBabyDate.js')
      .then(({ watchAccountBabyDate }) => stop && (stop = watchAccountBabyDate(state.shop)))
      .catch(() => undefined);
    return () => {
      stop?.();
      stop = null;
    };
  }, [isLoggedIn, state]);

  useEffect(() => {
    if (!analyticsId || !ready) return;
    return startAnalytics(state.shop, {
      id: analyticsId,
      window,
      load: () => loadAnalytics(analyticsId),
    });
  }, [analyticsId, ready, state]);

  useEffect(() => {
    if (!analyticsId || !ready) return;
    const { store } = state.shop;
    const allowed = () => store.get(consentAtom)?.choice === 'accepted';
    let started = false;
    let stopVitals: () => void = () => undefined;
    const startVitals = () => {
      if (started || !allowed()) return;
      started = true;
      // Optional: a failed load only means that this visit is not measured.
      void import('./vitals.js')
        .then(({ sendVitals, watchVitals }) => (stopVitals = watchVitals(allowed, sendVitals)))
        .catch(() => undefined);
    };
    const unsubscribe = store.sub(consentAtom, startVitals);
    startVitals();
    return () => {
      unsubscribe();
      stopVitals();
    };
  }, [analyticsId, ready, state]);

  return <Suspense>{analyticsId && ready && <ConsentQuestion />}</Suspense>;
}
