import type { Ref } from 'react';
import type { LineChangeView } from '@mahd/data/cart';
import { ChangeList } from '@mahd/ui/ChangeList';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';

/** What came of an action on an order. */
export interface OrderActionResult {
  readonly tone: 'success' | 'warning' | 'danger';
  readonly text: string;
  /** The products are in the cart, with these changes since they were ordered. */
  readonly bought?: readonly LineChangeView[];
  /** Takes the focus of a button that is gone, which also announces it. */
  readonly focused?: boolean;
}

interface OrderActionNoticeProps {
  ref: Ref<HTMLDivElement>;
  result: OrderActionResult;
}

/** Says what came of an action on an order, with the way to the cart for products in it. */
export function OrderActionNotice({ ref, result: { tone, text, bought, focused } }: OrderActionNoticeProps) {
  const t = useTranslate();
  return (
    <Notice ref={ref} tabIndex={-1} tone={tone} live={!focused}>
      <Stack gap={8} align="start">
        <p>{text}</p>
        {bought && (
          <>
            <ChangeList changes={bought} />
            <LinkButton href="/cart" size="small">
              {t('orders.viewCart')}
            </LinkButton>
          </>
        )}
      </Stack>
    </Notice>
  );
}
