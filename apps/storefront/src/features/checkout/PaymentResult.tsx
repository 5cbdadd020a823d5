import type { ReactNode } from 'react';
import type { PaymentView } from '@mahd/data/payments';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { EmptyState } from '@mahd/ui/EmptyState';
import type { IconName } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import type { StateTone } from '@mahd/ui/stateTones';
import { useTranslate } from '../../app/AppContext.js';
import { OrderNumberText } from '../orders/OrderNumberText.js';
import { Centered } from '../../shell/ClientOnlyPage.styles.js';
import { StatusIcon } from '../../shell/StatusIcon.js';

interface PaymentResultProps {
  view: PaymentView;
  /** Checks the payment again. */
  onRetry: () => void;
}

interface Result {
  title: string;
  text: ReactNode;
  /** Without an icon a spinner is shown. */
  icon?: IconName | undefined;
  tone: StateTone;
  action?: ReactNode;
}

/** The result of a card payment, with the actions that follow from it. */
export function PaymentResult({ view: { status, orderNumber, isFinal }, onRetry }: PaymentResultProps) {
  const t = useTranslate();
  const payAgain = (
    <Cluster justify="center">
      <LinkButton href="/checkout#payment">{t('payment.payAgain')}</LinkButton>
      <LinkButton href="/cart" variant="outline">
        {t('checkout.editCart')}
      </LinkButton>
    </Cluster>
  );
  const track = (
    <LinkButton
      href={orderNumber ? `/order-tracking?order=${encodeURIComponent(orderNumber)}` : '/order-tracking'}
      variant="outline"
    >
      {t('orderSuccess.track')}
    </LinkButton>
  );
  const retry = (
    <Cluster justify="center">
      {isFinal && <Button onClick={onRetry}>{t('cartCommon.tryAgain')}</Button>}
      {track}
    </Cluster>
  );

  function toResult(): Result {
    switch (status) {
      case 'declined':
      case 'cancelled':
      case 'expired':
        return {
          title: t(`payment.${status}Title`),
          text: t(`payment.${status}Text`),
          icon: ({ declined: 'card', cancelled: 'bag', expired: 'info' } as const)[status],
          tone: status === 'declined' ? 'danger' : 'warning',
          action: payAgain,
        };
      case 'pending':
      case 'review':
        return {
          title: t(`payment.${status}Title`),
          text: t('payment.pendingText'),
          icon: isFinal ? 'info' : undefined,
          tone: 'info',
          action: retry,
        };
      case 'unknown':
        return {
          title: t(isFinal ? 'payment.unknownTitle' : 'payment.unknownYetTitle'),
          text: <OrderNumberText textKey="payment.unknownText" orderNumber={orderNumber} />,
          icon: isFinal ? 'warning' : undefined,
          tone: 'warning',
          action: retry,
        };
      case 'missing':
        return {
          title: t('payment.missingTitle'),
          text: t('payment.missingText'),
          icon: 'card',
          tone: 'info',
          action: track,
        };
      default:
        return { title: t('payment.checking'), text: '', tone: 'info' };
    }
  }

  const { title, text, icon, tone, action } = toResult();
  return (
    <Centered role="status">
      <EmptyState
        key={status}
        drawing={<StatusIcon {...(icon ? { icon } : {})} tone={tone} />}
        title={title}
        description={text}
        actions={action}
      />
    </Centered>
  );
}
