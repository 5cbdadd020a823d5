import type { ComponentProps, ReactElement } from 'react';
import type { PaymentView } from '@mahd/data/payments';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { NumberIn } from '../orders/NumberIn.js';
import { Waiting } from '../../shell/ClientOnlyPage.styles.js';
import { StateMark } from '../../shell/StateMark.js';

interface PaymentResultProps {
  view: PaymentView;
  /** Asks once more. */
  onRetry: () => void;
}

/** What became of a card payment, and the way on. */
export function PaymentResult({ view: { status, orderNumber, isFinal }, onRetry }: PaymentResultProps) {
  const t = useTranslate();
  const payAgain = (
    <Cluster justify="center">
      <LinkButton href="/checkout">{t('payment.payAgain')}</LinkButton>
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
  const said = (
    title: string,
    text: ReactElement | string,
    mark: ComponentProps<typeof StateMark>,
    action?: ReactElement,
  ) => (
    <Waiting role="status">
      <EmptyState
        key={status}
        drawing={<StateMark {...mark} />}
        title={title}
        text={text}
        {...(action ? { action } : {})}
      />
    </Waiting>
  );
  const ask = (
    <Cluster justify="center">
      {isFinal && <Button onClick={onRetry}>{t('cartCommon.tryAgain')}</Button>}
      {track}
    </Cluster>
  );
  switch (status) {
    case 'declined':
      return said(t('payment.declinedTitle'), t('payment.declinedText'), { icon: 'card', tone: 'danger' }, payAgain);
    case 'cancelled':
      return said(t('payment.cancelledTitle'), t('payment.cancelledText'), { icon: 'bag', tone: 'warning' }, payAgain);
    case 'expired':
      return said(t('payment.expiredTitle'), t('payment.expiredText'), { icon: 'info', tone: 'warning' }, payAgain);
    case 'pending':
      return said(
        t('payment.pendingTitle'),
        t('payment.pendingText'),
        { tone: 'info', ...(isFinal && { icon: 'info' }) },
        ask,
      );
    case 'review':
      return said(
        t('payment.reviewTitle'),
        t('payment.pendingText'),
        { tone: 'info', ...(isFinal && { icon: 'info' }) },
        ask,
      );
    case 'unknown':
      return said(
        t(isFinal ? 'payment.unknownTitle' : 'payment.unknownYetTitle'),
        <NumberIn textKey="payment.unknownText" orderNumber={orderNumber} />,
        { tone: 'warning', ...(isFinal && { icon: 'warning' }) },
        ask,
      );
    case 'missing':
      return said(t('payment.missingTitle'), t('payment.missingText'), { icon: 'card', tone: 'info' }, track);
    default:
      return said(t('payment.checking'), '', { tone: 'info' });
  }
}
