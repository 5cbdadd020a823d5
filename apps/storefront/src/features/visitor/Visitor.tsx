import { Suspense, useEffect } from 'react';
import { consentAtom, startAnalytics, type AnalyticsWindow } from '@mahd/data/visitor';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp } from '../../app/AppContext.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { loadAnalytics } from './loadAnalytics.js';
import { useCountry } from './useCountry.js';

const ConsentQuestion = lazyWithRetry(() => import('./ConsentQuestion.js'), { quiet: true });

/** What is known of the visitor, and what may be counted. Nothing is asked where nothing would be counted. */
export function Visitor() {
  const { state } = useApp();
  const { analyticsId } = state.settings;
  const ready = useClientStateReady();
  useCountry();

  useEffect(() => {
    if (!analyticsId || !ready) return;
    return startAnalytics(state.shop, {
      id: analyticsId,
      window: window as unknown as AnalyticsWindow,
      load: () => loadAnalytics(analyticsId),
    });
  }, [analyticsId, ready, state]);

  useEffect(() => {
    if (!analyticsId || !ready) return;
    const { store } = state.shop;
    const allowed = () => store.get(consentAtom)?.choice === 'accepted';
    let asked = false;
    let stopWatching: () => void = () => undefined;
    const navigate = () => {
      if (asked || !allowed()) return;
      asked = true;
      // Without its code a visit is not measured, which is no harm.
      void import('./vitals.js')
        .then(({ sendVitals, watchVitals }) => (stopWatching = watchVitals(allowed, sendVitals)))
        .catch(() => undefined);
    };
    const stopFollowing = store.sub(consentAtom, navigate);
    navigate();
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [analyticsId, ready, state]);

  return <Suspense>{analyticsId && ready && <ConsentQuestion />}</Suspense>;
}
