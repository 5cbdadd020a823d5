import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Skeleton } from '@mahd/ui/Skeleton';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { Frame, FullHeight } from '../../shell/ClientOnlyPage.styles.js';
import { TrackingForm } from '../../features/orders/TrackingForm.js';
import { useOrderLink } from '../../features/orders/useOrderLink.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

const OrderList = lazyWithRetry(async () => ({
  default: (await import('../../features/orders/OrderList.js')).OrderList,
}));

export const meta = (_state: AppState, { language }: PageArgs, t: Translate): PageMeta => ({
  title: t('tracking.title'),
  description: t('tracking.intro'),
  canonical: `/${language}/order-tracking`,
  noindex: true,
});

/** Tracks an order without a login. Logged-in users see their orders, too. */
export function Component() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const isLoggedIn = useAtomValue(isAuthenticatedAtom) && ready;
  const link = useOrderLink();
  return (
    <FullHeight>
      <Container>
        <Frame>
          <TrackingForm link={link} />
        </Frame>
      </Container>
      {/* Below the form, so that nothing moves when it appears. */}
      {isLoggedIn && (
        <Container>
          <Frame>
            <Heading headingLevel={2}>{t('orders.title')}</Heading>
            <Suspense fallback={<Skeleton lines={6} />}>
              <OrderList path="/order-tracking" />
            </Suspense>
          </Frame>
        </Container>
      )}
    </FullHeight>
  );
}
