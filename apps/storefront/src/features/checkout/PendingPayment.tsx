import { useSetAtom, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkPendingPaymentAtom, openPaymentAtom } from '@mahd/data/payments';
import { formatPrice, localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { OrderNumberText } from '../orders/OrderNumberText.js';

/** Shows an order whose payment was left open, or navigates to the order that was placed meanwhile. Prevents ordering twice. */
export function PendingPayment() {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const store = useStore();
  const check = useSetAtom(checkPendingPaymentAtom);
  // Read once: an order placed on this page redirects to its payment by itself.
  const [payment, setPayment] = useState(() => store.get(openPaymentAtom));

  useEffect(() => {
    let unmounted = false;
    const refresh = () => {
      setPayment(store.get(openPaymentAtom));
      void check().then((current) => {
        if (unmounted) return;
        if (current.state === 'placed')
          return void navigate(localizedPath(language, '/order/success'), { replace: true });
        setPayment(current.state === 'open' ? current : null);
      });
    };
    // Going back from the payment page may restore this page from the bfcache.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    refresh();
    window.addEventListener('pageshow', onShow);
    return () => {
      unmounted = true;
      window.removeEventListener('pageshow', onShow);
    };
  }, [store, check, navigate, language]);

  const noticeRef = useRef<HTMLDivElement>(null);
  const hasPayment = payment !== null;
  useEffect(() => {
    // After going back from the payment page, the browser restores a scroll position far below.
    if (hasPayment) noticeRef.current?.scrollIntoView({ block: 'center' });
  }, [hasPayment]);

  if (payment === null) return null;
  const { page, orderNumber } = payment;
  return (
    <Notice ref={noticeRef} tone="info" live>
      <Stack gap={8} align="start">
        <p>
          <OrderNumberText
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
