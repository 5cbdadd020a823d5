import { useEffect, useId, useRef } from 'react';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { OrderNumberText } from './OrderNumberText.js';

interface CancelConfirmationProps {
  orderNumber: string;
  isPaidOnline: boolean;
  pending: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** Asks before an order is cancelled, and takes the focus from the button that was pressed. */
export function CancelConfirmation({ orderNumber, isPaidOnline, pending, onConfirm, onKeep }: CancelConfirmationProps) {
  const t = useTranslate();
  const titleId = useId();
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Notice
      ref={question}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      tone="warning"
      title={
        <span id={titleId}>
          <OrderNumberText textKey="orders.cancelQuestion" orderNumber={orderNumber} />
        </span>
      }
    >
      <Stack gap={12}>
        <p>{t(isPaidOnline ? 'orders.cancelText' : 'orders.cancelTextCash')}</p>
        <Cluster>
          <Button size="small" aria-disabled={pending || undefined} onClick={onConfirm}>
            {pending && <Spinner />}
            {t('orders.cancel')}
          </Button>
          <Button size="small" variant="outline" onClick={onKeep}>
            {t('orders.keep')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
