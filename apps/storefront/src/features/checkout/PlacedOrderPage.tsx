import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { ownerAtom } from '@mahd/data/account';
import type { PlacedOrder } from '@mahd/data/checkout';
import { openOrderLinkAtom, type TrackedOrder } from '@mahd/data/orders';
import { formatPrice } from '@mahd/rules/locale';
import { isOnlineMethod } from '@mahd/rules/shop';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { SummaryColumns } from '../../shell/Panels.styles.js';
import { ContactHelp } from '../contact/ContactHelp.js';
import { EmailText } from '../account/EmailText.js';
import { amountRows } from '../cart/amountRows.js';
import { OrderLines } from '../orders/OrderLines.js';
import { OrderNumberText } from '../orders/OrderNumberText.js';
import { OrderSteps } from '../orders/OrderSteps.js';
import { PrintInvoice } from '../orders/PrintInvoice.js';
import { ShipmentFacts } from '../orders/ShipmentFacts.js';
import { FlatSummary, Panel } from '../orders/Tracking.styles.js';
import { rememberOrderLink } from '../orders/useOrderLink.js';
import { confirmedEmailAtom } from './draft.js';
import { AccountTile, GuideTile } from './NextTiles.js';
import { Actions, Confirmation, EmailAddress, Placed, Thanks } from './PlacedOrderPage.styles.js';

/**
 * Thanks for the order and shows it: number, arrival, payment, products, and what to do next. A dialog that is not modal: it is all
 * there is on its page, and header and footer can still be used.
 */
export function PlacedOrderPage({ placed }: { placed: PlacedOrder }) {
  const t = useTranslate();
  const language = useLanguage();
  const { orderNumber, orderToken, paymentMethod, total } = placed;
  const openLink = useSetAtom(openOrderLinkAtom);
  const email = useAtomValue(confirmedEmailAtom);
  const isGuest = useAtomValue(ownerAtom) === null;
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // The heading that had the focus since the page was opened is replaced.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    let unmounted = false;
    // Without it the page still shows number and total.
    if (orderToken)
      void openLink(orderToken).then((outcome) => {
        if (!unmounted && outcome.kind === 'found') setOrder(outcome.order);
      });
    return () => {
      unmounted = true;
    };
  }, [orderToken, openLink]);
  const amount = formatPrice(total, language);
  return (
    <Confirmation role="dialog" aria-labelledby={titleId}>
      <SummaryColumns>
        <Panel>
          <Thanks>
            <Heading headingLevel={1} id={titleId} ref={title} tabIndex={-1}>
              {t('orderSuccess.title')}
            </Heading>
            <p>
              {t(email === '' ? 'orderSuccess.text' : 'orderSuccess.sentTo')}
              {email !== '' && (
                <>
                  <br />
                  <EmailAddress dir="ltr">
                    <EmailText email={email} />
                  </EmailAddress>
                </>
              )}
            </p>
          </Thanks>
          <Placed>
            <p>
              <OrderNumberText textKey="orderSuccess.orderNumber" orderNumber={orderNumber} />
            </p>
            {order?.hasInvoice && (
              <PrintInvoice orderNumber={orderNumber} link={order.token} variant="ghost" size="small" />
            )}
          </Placed>
          <ShipmentFacts delivery={order?.delivery ?? null} courier={null}>
            <p>
              {isOnlineMethod(paymentMethod)
                ? t('orderSuccess.paidOnline', { amount, method: t(`checkout.${paymentMethod}`) })
                : t('orderSuccess.payCash', { amount })}
            </p>
          </ShipmentFacts>
          {order && <OrderSteps status={order.status} placedAt={order.placedAt} steps={order.steps} compact />}
          <Actions>
            <LinkButton
              href={`/order-tracking?order=${encodeURIComponent(orderNumber)}`}
              onClick={() => orderToken && rememberOrderLink(orderNumber, orderToken)}
            >
              {t('orderSuccess.track')}
            </LinkButton>
            <LinkButton href="/mother-baby-products" variant="outline">
              {t('cartCommon.continueShopping')}
            </LinkButton>
          </Actions>
        </Panel>
        <aside>
          <Stack gap={24}>
            <Panel as="div">
              <FlatSummary
                title={t('cart.summary')}
                rows={[
                  ...(order ? amountRows(order, t) : []),
                  { label: t('orders.payment'), amount: t(`orders.${paymentMethod}`) },
                ]}
                total={{ label: t('cart.total'), amount: total }}
              >
                {order && <OrderLines lines={order.lines} />}
              </FlatSummary>
              <Suspense>
                <ContactHelp />
              </Suspense>
            </Panel>
            {isGuest ? <AccountTile /> : <GuideTile />}
          </Stack>
        </aside>
      </SummaryColumns>
      {isGuest && <GuideTile band />}
    </Confirmation>
  );
}
