import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paymentViewAtom, watchPayment } from '@mahd/data/payments';
import { localizedPath } from '@mahd/rules/locale';
import type { AppState } from '../../app/AppState.js';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { PaymentResult } from '../../features/checkout/PaymentResult.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('checkout.paymentTitle'),
  description: t('checkout.paymentDescription'),
  noindex: true,
});

/** The return URL of the payment page. It only identifies the payment; its status is read from our own server. */
export function Component() {
  const t = useTranslate();
  const language = useLanguage();
  const { shop } = useApp().state;
  const ready = useClientStateReady();
  const returned = new URLSearchParams(useLocation().hash.slice(1));
  const [attempt, setAttempt] = useState(0);
  const view = useAtomValue(paymentViewAtom);
  const order = returned.get('order_number');
  const reference = returned.get('tran_ref');

  useEffect(() => {
    if (ready) return watchPayment(shop, order && reference ? { order_id: order, tran_ref: reference } : null);
  }, [ready, shop, order, reference, attempt]);

  if (ready && view.status === 'paid') return <Navigate to={localizedPath(language, '/order/success')} replace />;
  return (
    <ClientOnlyPage title={t('checkout.paymentTitle')} ready={ready}>
      <PaymentResult view={view} onRetry={() => setAttempt(attempt + 1)} />
    </ClientOnlyPage>
  );
}
