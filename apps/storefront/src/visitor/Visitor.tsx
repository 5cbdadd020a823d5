import { lazy, Suspense, useEffect } from 'react';
import { startAnalytics, type AnalyticsWindow } from '@mahd/data/visitor';
import { useApp } from '../app/AppContext.js';
import { useShopper } from '../shopper/useShopper.js';
import { loadAnalytics } from './loadAnalytics.js';
import { useCountry } from './useCountry.js';

const ConsentQuestion = lazy(() => import('./ConsentQuestion.js'));

/** What is known of the visitor, and what may be counted. Nothing is asked where nothing would be counted. */
export function Visitor() {
  const { state } = useApp();
  const { analyticsId } = state.settings;
  const ready = useShopper();
  useCountry();

  useEffect(() => {
    if (!analyticsId || !ready) return;
    return startAnalytics(state.shop, { id: analyticsId, window: window as unknown as AnalyticsWindow, load: () => loadAnalytics(analyticsId) });
  }, [analyticsId, ready, state]);

  return <Suspense>{analyticsId && ready && <ConsentQuestion />}</Suspense>;
}
