import type { ReactElement } from 'react';
import type { PaymentView } from '@mahd/data/payments';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { EmptyState } from '@mahd/ui/EmptyState';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import { Waiting } from '../ShopperFrame.styles.js';
import { ResultDrawing } from './PaymentResult.styles.js';

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
    <LinkButton href={orderNumber ? `/order-tracking?order=${encodeURIComponent(orderNumber)}` : '/order-tracking'} variant="outline">
      {t('orderSuccess.track')}
    </LinkButton>
  );
  const askAgain = isFinal && <Button onClick={onRetry}>{t('cartCommon.tryAgain')}</Button>;
  const said = (title: string, text: string, drawing: ReactElement, action?: ReactElement) => (
    <Waiting role="status">
      <EmptyState key={status} drawing={<ResultDrawing data-tone={status}>{drawing}</ResultDrawing>} title={title} text={text} {...(action ? { action } : {})} />
    </Waiting>
  );
  switch (status) {
    case 'declined':
      return said(t('payment.declinedTitle'), t('payment.declinedText'), <Icon name="card" />, payAgain);
    case 'cancelled':
      return said(t('payment.cancelledTitle'), t('payment.cancelledText'), <Icon name="bag" />, payAgain);
    case 'expired':
      return said(t('payment.expiredTitle'), t('payment.expiredText'), <Icon name="info" />, payAgain);
    case 'pending':
    case 'review':
      return said(
        t(status === 'review' ? 'payment.reviewTitle' : 'payment.pendingTitle'),
        t('payment.pendingText'),
        isFinal ? <Icon name="info" /> : <Spinner size="large" />,
        <Cluster justify="center">
          {askAgain}
          {track}
        </Cluster>,
      );
    case 'unknown':
      return said(
        t('payment.unknownTitle'),
        t('payment.unknownText', { orderNumber }),
        isFinal ? <Icon name="warning" /> : <Spinner size="large" />,
        <Cluster justify="center">
          {askAgain}
          {track}
        </Cluster>,
      );
    case 'missing':
      return said(t('payment.missingTitle'), t('payment.missingText'), <Icon name="card" />, track);
    default:
      return said(t('payment.checking'), '', <Spinner size="large" />);
  }
}
