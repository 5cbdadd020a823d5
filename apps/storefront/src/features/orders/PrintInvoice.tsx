import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { invoiceAtom } from '@mahd/data/orders';
import { Button, type ButtonProps } from '@mahd/ui/Button';
import { Notice } from '@mahd/ui/Notice';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import { printPage } from './printPage.js';

interface PrintInvoiceProps extends Pick<ButtonProps, 'variant' | 'size'> {
  orderNumber: string;
  /** Access to the order without a login. */
  link: string | null;
}

/** Prints the invoice of an order that has one. */
export function PrintInvoice({ orderNumber, link, ...button }: PrintInvoiceProps) {
  const t = useTranslate();
  const fetchInvoice = useSetAtom(invoiceAtom);
  const [state, setState] = useState<'loading' | 'failed' | null>(null);

  const print = async () => {
    if (state === 'loading') return;
    setState('loading');
    const result = await fetchInvoice({ orderNumber, link });
    setState(result.kind === 'failed' ? 'failed' : null);
    if (result.kind === 'ready') printPage(result.html);
  };

  return (
    <>
      {state === 'failed' && (
        <Notice tone="danger" live>
          {t('orders.invoiceFailed')}
        </Notice>
      )}
      <Button {...button} aria-disabled={state === 'loading' || undefined} onClick={() => void print()}>
        {state === 'loading' && <Spinner />}
        {t('orders.printInvoice')}
      </Button>
    </>
  );
}
