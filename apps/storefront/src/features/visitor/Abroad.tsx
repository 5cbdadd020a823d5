import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { consentAtom, isAbroadAtom } from '@mahd/data/visitor';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { useApp } from '../../app/AppContext.js';

// Few visitors see it.
const AbroadBanner = lazyWithRetry(() => import('./AbroadBanner.js'), { quiet: true });

/** The banner for visitors outside the UAE, after the consent question, which covers the same place on phones. */
export function Abroad() {
  const { analyticsId } = useApp().state.settings;
  const isAbroad = useAtomValue(isAbroadAtom);
  const isConsentAnswered = useAtomValue(consentAtom) !== null;
  return <Suspense>{isAbroad && (!analyticsId || isConsentAnswered) && <AbroadBanner />}</Suspense>;
}
