import { useSetAtom, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkUnseenEndAtom, openPaymentAtom } from '@mahd/data/payments';
import { formatPrice, localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../app/AppContext.js';

/** Whoever left before the end finds the order that was placed, or can pay for it at once, before ordering twice. */
export function UnseenEnd() {
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

  if (open === null) return null;
  const { page, orderNumber } = open;
  const number = `\u2068${orderNumber}\u2069`;
  return (
    <Notice tone="info" live>
      <Stack gap={8} align="start">
        <p>
          {page
            ? t('cart.paymentUnpaid', { orderNumber: number, amount: formatPrice(page.total, language) })
            : t('cart.paymentOpen', { orderNumber: number })}
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
