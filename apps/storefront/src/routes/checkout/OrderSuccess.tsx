import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { closeOrderSuccessAtom, openOrderSuccessAtom, orderSuccessAtom } from '@mahd/data/checkout';
import { Container } from '@mahd/ui/Container';
import { ErrorState } from '@mahd/ui/ErrorState';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Spinner } from '@mahd/ui/Spinner';
import type { AppState } from '../../app/AppState.js';
import { useApp, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import NotFoundView from '../../shell/NotFoundView.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { Centered, Frame, FullHeight } from '../../shell/ClientOnlyPage.styles.js';
import { clearCheckoutDraft } from '../../features/checkout/draft.js';
import { problemText } from '../../shell/problemText.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

const PlacedOrderPage = lazyWithRetry(async () => ({
  default: (await import('../../features/checkout/PlacedOrderPage.js')).PlacedOrderPage,
}));

export function meta({ shop }: AppState, _args: PageArgs, t: Translate): PageMeta {
  const isMissing = shop.store.get(orderSuccessAtom).status === 'missing';
  return {
    title: t(isMissing ? 'errors.notFound.title' : 'orderSuccess.title'),
    description: t(isMissing ? 'errors.notFound.text' : 'orderSuccess.text'),
    noindex: true,
  };
}

/** Confirms the order that was just placed, and shows it again for as long as the tab is open. Otherwise the 404 page is shown. */
export function Component() {
  const t = useTranslate();
  const { shop } = useApp().state;
  const ready = useClientStateReady();
  const success = useAtomValue(orderSuccessAtom);
  const open = useSetAtom(openOrderSuccessAtom);
  const close = useSetAtom(closeOrderSuccessAtom);

  useEffect(() => {
    if (ready) void open();
  }, [ready, open]);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (success.status === 'success') clearCheckoutDraft(shop);
  }, [success.status, shop]);
  useEffect(() => {
    // The server's title confirms an order; only the browser knows whether there is one.
    if (success.status === 'missing') document.title = t('site.titleTemplate', { page: t('errors.notFound.title') });
  }, [success.status, t]);

  if (ready && success.status === 'missing') {
    return (
      <FullHeight>
        <NotFoundView named={false} />
      </FullHeight>
    );
  }
  if (ready && success.status === 'failed') {
    return (
      <FullHeight>
        <Container>
          <ErrorState
            headingLevel={1}
            title={t('orderSuccess.failed')}
            description={problemText(t, success)}
            onRetry={() => void open()}
          />
        </Container>
      </FullHeight>
    );
  }
  const loading = (
    <ClientOnlyPage title={t('orderSuccess.page')} ready={ready}>
      <Centered>
        <Spinner size="large" />
      </Centered>
    </ClientOnlyPage>
  );
  if (success.status !== 'success') return loading;
  return (
    <Suspense fallback={loading}>
      <Container>
        <Frame>
          <FullHeight>
            <PlacedOrderPage placed={success} />
          </FullHeight>
        </Frame>
      </Container>
    </Suspense>
  );
}
