import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { Cluster } from '@mahd/ui/Cluster';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Skeleton } from '@mahd/ui/Skeleton';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { LogInLink } from '../../features/account/LogInLink.js';
import { Frame } from '../../shell/ClientOnlyPage.styles.js';
import { TrackingForm } from '../../features/orders/TrackingForm.js';
import { useOrderLink } from '../../features/orders/useOrderLink.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

const OrderList = lazyWithRetry(async () => ({
  default: (await import('../../features/orders/OrderList.js')).OrderList,
}));

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('orders.title'),
  description: t('orders.description'),
  noindex: true,
});

/** The logged-in user's orders. Without a login, the form to track an order. */
export function Component() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const isLoggedIn = useAtomValue(isAuthenticatedAtom) && ready;
  const link = useOrderLink();
  if (!isLoggedIn) {
    return (
      <Container>
        <Frame>
          <TrackingForm link={link}>
            <Cluster justify="between">
              <p>{t('orders.loginFirst')}</p>
              <LogInLink>{t('orders.logIn')}</LogInLink>
            </Cluster>
          </TrackingForm>
        </Frame>
      </Container>
    );
  }
  return (
    <Container>
      <Frame>
        <Heading headingLevel={1}>{t('orders.title')}</Heading>
        <Suspense fallback={<Skeleton lines={6} />}>
          <OrderList path="/order" />
        </Suspense>
        <div>
          <LinkButton href="/order-tracking" variant="outline">
            {t('tracking.again')}
          </LinkButton>
        </div>
      </Frame>
    </Container>
  );
}
