import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { failedPaymentAtom } from '@mahd/data/payments';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';

interface PaymentFailedProps {
  /** The details of the order, typed in another tab, are not in this form. */
  isFormEmpty: boolean;
}

/** Above the payment methods: why the last payment failed. The link to pay again leads here. */
export function PaymentFailed({ isFormEmpty }: PaymentFailedProps) {
  const t = useTranslate();
  const { hash } = useLocation();
  const failed = useAtomValue(failedPaymentAtom);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== '#payment') return;
    notice.current?.closest('section')?.scrollIntoView();
    notice.current?.focus({ preventScroll: true });
  }, [hash]);
  if (!failed) return null;
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone={failed.status === 'declined' ? 'danger' : 'warning'}
      title={t(`payment.${failed.status}Title`)}
    >
      {t(`payment.${failed.status}Text`)}
      {isFormEmpty && <p>{t('payment.fillAgain')}</p>}
    </Notice>
  );
}
