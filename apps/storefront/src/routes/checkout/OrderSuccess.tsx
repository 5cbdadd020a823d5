import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { closeOrderSuccessAtom, openOrderSuccessAtom, orderSuccessAtom } from '@mahd/data/checkout';
import { Container } from '@mahd/ui/Container';
import { Dialog } from '@mahd/ui/Dialog';
import { ErrorState } from '@mahd/ui/ErrorState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { NotFoundView } from '../../shell/NotFoundView.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { Room, Waiting } from '../../shell/ClientOnlyPage.styles.js';
import { NumberIn } from '../../features/orders/NumberIn.js';
import { StateMark } from '../../shell/StateMark.js';
import { forgetForm } from '../../features/checkout/draft.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('orderSuccess.title'),
  description: t('orderSuccess.text'),
  noindex: true,
});

/** Thanks for an order just made. Whoever comes without its token sees the page that says there is nothing. */
export function Component() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const success = useAtomValue(orderSuccessAtom);
  const open = useSetAtom(openOrderSuccessAtom);
  const close = useSetAtom(closeOrderSuccessAtom);

  useEffect(() => {
    if (ready) void open();
  }, [ready, open]);
  useEffect(() => close, [close]);
  useEffect(() => {
    if (success.status === 'success') forgetForm();
  }, [success.status]);

  if (ready && success.status === 'missing') {
    return (
      <Room>
        <NotFoundView />
      </Room>
    );
  }
  if (ready && success.status === 'failed') {
    return (
      <Room>
        <Container>
          <ErrorState
            level={1}
            title={t('payment.unknownTitle')}
            text={t('problems.network')}
            onRetry={() => void open()}
          />
        </Container>
      </Room>
    );
  }
  const orderNumber = success.status === 'success' ? success.orderNumber : '';
  return (
    <ClientOnlyPage title={t('orderSuccess.title')} ready={ready}>
      <Waiting>{orderNumber === '' && <Spinner size="large" />}</Waiting>
      <Dialog
        open={orderNumber !== ''}
        dismissible={false}
        title={t('orderSuccess.title')}
        actions={
          <>
            <LinkButton href={`/order-tracking?order=${encodeURIComponent(orderNumber)}`}>
              {t('orderSuccess.track')}
            </LinkButton>
            <LinkButton href="/mother-baby-products" variant="outline">
              {t('cartCommon.continueShopping')}
            </LinkButton>
          </>
        }
      >
        <Stack gap={12} align="center">
          <StateMark icon="check" tone="success" />
          <p>{t('toast.orderPlaced')}</p>
          <p>
            <strong>
              <NumberIn textKey="orderSuccess.orderNumber" orderNumber={orderNumber} />
            </strong>
          </p>
          <p>{t('orderSuccess.text')}</p>
        </Stack>
      </Dialog>
    </ClientOnlyPage>
  );
}
