import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { ownerAtom } from '@mahd/data/account';
import type { PlacedOrder } from '@mahd/data/checkout';
import { openOrderLinkAtom, type TrackedOrder } from '@mahd/data/orders';
import { formatPrice } from '@mahd/rules/locale';
import { isOnlineMethod } from '@mahd/rules/shop';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import { ContactHelp } from '../contact/ContactHelp.js';
import { EmailText } from '../account/EmailText.js';
import { amountRows } from '../cart/amountRows.js';
import { OrderLines } from '../orders/OrderLines.js';
import { OrderNumberText } from '../orders/OrderNumberText.js';
import { PrintInvoice } from '../orders/PrintInvoice.js';
import { ShipmentFacts } from '../orders/ShipmentFacts.js';
import { rememberOrderLink } from '../orders/useOrderLink.js';
import { guideHref, hasMonthGuide } from '../visitor/guideHref.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { TotalRow } from './Checkout.styles.js';
import { confirmedEmailAtom, registerAsOrdered } from './draft.js';
import {
  AccountOffer,
  Actions,
  AmountRows,
  Content,
  EmailAddress,
  Guide,
  Ordered,
  Placed,
  PlacedDialog,
} from './OrderSuccessDialog.styles.js';

const guideTexts = { pregnancy: 'orderSuccess.pregnancyGuide', baby: 'orderSuccess.babyGuide' } as const;

/** Thanks for the order and shows it: number, arrival, payment, products, and what to do next. */
export function OrderSuccessDialog({ placed }: { placed: PlacedOrder }) {
  const t = useTranslate();
  const language = useLanguage();
  const { shop } = useApp().state;
  const { orderNumber, orderToken, paymentMethod, total } = placed;
  const openLink = useSetAtom(openOrderLinkAtom);
  const email = useAtomValue(confirmedEmailAtom);
  const isGuest = useAtomValue(ownerAtom) === null;
  const stage = useBabyStage();
  const guided = stage && hasMonthGuide(stage) ? stage : null;
  const [order, setOrder] = useState<TrackedOrder | null>(null);
  useEffect(() => {
    let unmounted = false;
    // Without it the dialog still shows number and total.
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
    <PlacedDialog
      open
      dismissible={false}
      title={t('orderSuccess.title')}
      actions={
        <Actions>
          <LinkButton href="/mother-baby-products" variant="outline">
            {t('cartCommon.continueShopping')}
          </LinkButton>
          <LinkButton
            href={`/order-tracking?order=${encodeURIComponent(orderNumber)}`}
            onClick={() => orderToken && rememberOrderLink(orderNumber, orderToken)}
          >
            {t('orderSuccess.track')}
          </LinkButton>
        </Actions>
      }
    >
      <Content>
        <div>
          <Placed>
            <p>
              <OrderNumberText textKey="orderSuccess.orderNumber" orderNumber={orderNumber} />
            </p>
            {order?.hasInvoice && (
              <PrintInvoice orderNumber={orderNumber} link={order.token} variant="ghost" size="small" />
            )}
          </Placed>
          {email === '' ? (
            <p>{t('orderSuccess.text')}</p>
          ) : (
            <p>
              {t('orderSuccess.sentTo')}
              <br />
              <EmailAddress dir="ltr">
                <EmailText email={email} />
              </EmailAddress>
            </p>
          )}
        </div>
        <ShipmentFacts delivery={order?.delivery ?? null} courier={null}>
          <p>
            {isOnlineMethod(paymentMethod)
              ? t('orderSuccess.paidOnline', { amount, method: t(`checkout.${paymentMethod}`) })
              : t('orderSuccess.payCash', { amount })}
          </p>
        </ShipmentFacts>
        <Ordered>
          {/* Seen, the products need no heading: on phones it would push what comes next out of sight. */}
          <VisuallyHidden as="h3">{t('orders.items')}</VisuallyHidden>
          {order && <OrderLines lines={order.lines} />}
          {order && (
            <AmountRows>
              {amountRows(order, t).map(({ label, amount: value, saving }) => (
                <p key={label}>
                  <span>{label}</span>
                  <bdi>{typeof value === 'string' ? value : formatPrice(saving ? -value : value, language)}</bdi>
                </p>
              ))}
            </AmountRows>
          )}
          <TotalRow>
            <span>{t('cart.total')}</span>
            <bdi>{amount}</bdi>
          </TotalRow>
        </Ordered>
        {isGuest && (
          <AccountOffer>
            <p>{t('orderSuccess.accountText')}</p>
            <ShopLink href="/register" onClick={() => registerAsOrdered(shop)}>
              {t('orderSuccess.createAccount')}
            </ShopLink>
          </AccountOffer>
        )}
        <Guide>
          <ShopLink href={guided ? guideHref(guided) : '/mother-baby-world'}>
            {t(guided ? guideTexts[guided.kind] : 'orderSuccess.guides')}
            <Icon name="chevron-end" />
          </ShopLink>
        </Guide>
        <Suspense>
          <ContactHelp />
        </Suspense>
      </Content>
    </PlacedDialog>
  );
}
