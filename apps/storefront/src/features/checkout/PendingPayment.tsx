import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkUnseenEndAtom, openPaymentAtom } from '@mahd/data/payments';
import { formatPrice, localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { NumberIn } from '../orders/NumberIn.js';

/** Whoever left before the end finds the order that was placed, or can pay for it at once, before ordering twice. */
export function PendingPayment() {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const store = useStore();
  const check = useSetAtom(checkUnseenEndAtom);
  // As it was when the page was opened: an order that is sent from this page leads to its payment by itself.
  const [open, setOpen] = useState(() => store.get(openPaymentAtom));

  useEffect(() => {
    let left = false;
    const look = () => {
      setOpen(store.get(openPaymentAtom));
      void check().then((payment) => {
        if (left) return;
        if (payment.state === 'placed')
          return void navigate(localizedPath(language, '/order/success'), { replace: true });
        setOpen(payment.state === 'open' ? payment : null);
      });
    };
    // Back from the payment page the browser may show this page as it was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && look();
    look();
    window.addEventListener('pageshow', onShow);
    return () => {
      left = true;
      window.removeEventListener('pageshow', onShow);
    };
  }, [store, check, navigate, language]);

  const noticeRef = useRef<HTMLDivElement>(null);
  const isOpen = open !== null;
  useEffect(() => {
    // Coming back from the payment page, the browser shows the place where the button was pressed, far below.
    if (isOpen) noticeRef.current?.scrollIntoView({ block: 'center' });
  }, [isOpen]);

  if (open === null) return null;
  const { page, orderNumber } = open;
  return (
    <Notice ref={noticeRef} tone="info" live>
      <Stack gap={8} align="start">
        <p>
          <NumberIn
            textKey={page ? 'cart.paymentUnpaid' : 'cart.paymentOpen'}
            orderNumber={orderNumber}
            {...(page && { amount: formatPrice(page.total, language) })}
          />
        </p>
        <Cluster>
          {page && (
            <Button size="small" onClick={() => location.assign(page.url)}>
              {t('cart.payNow')}
            </Button>
          )}
          <LinkButton href="/checkout/success" variant="outline" size="small">
            {t('cart.paymentOpenAction')}
          </LinkButton>
        </Cluster>
      </Stack>
    </Notice>
  );
}
