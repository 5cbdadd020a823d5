import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { checkUnseenEndAtom } from '@mahd/data/payments';
import { localizedPath } from '@mahd/rules/locale';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../app/AppContext.js';

/** Whoever left before the end finds the order that was placed, or is told of an open payment before paying twice. */
export function UnseenEnd() {
  const t = useTranslate();
  const language = useLanguage();
  const navigate = useNavigate();
  const check = useSetAtom(checkUnseenEndAtom);
  const [open, setOpen] = useState<string | null>(null);

  useEffect(() => {
    let left = false;
    void check().then((payment) => {
      if (left) return;
      if (payment.state === 'placed')
        return void navigate(localizedPath(language, '/order/success'), { replace: true });
      setOpen(payment.state === 'open' ? payment.orderNumber : null);
    });
    return () => void (left = true);
  }, [check, navigate, language]);

  if (open === null) return null;
  return (
    <Notice tone="info" live>
      <Stack gap={8} align="start">
        <p>{t('cart.paymentOpen', { orderNumber: `\u2068${open}\u2069` })}</p>
        <LinkButton href="/checkout/success" variant="outline" size="small">
          {t('cart.paymentOpenAction')}
        </LinkButton>
      </Stack>
    </Notice>
  );
}
