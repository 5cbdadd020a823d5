import type { DeliveryWindow } from '@mahd/data/orders';
import { Dialog } from '@mahd/ui/Dialog';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { ArrivalDates } from '../delivery/ArrivalDates.js';
import { OrderNumberText } from '../orders/OrderNumberText.js';
import { StatusIcon } from '../../shell/StatusIcon.js';

interface OrderSuccessDialogProps {
  /** Empty while the order is loading; the dialog is closed until then. */
  orderNumber: string;
  delivery: DeliveryWindow | null;
}

/** Thanks for the order and links to its tracking. */
export function OrderSuccessDialog({ orderNumber, delivery }: OrderSuccessDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open={orderNumber !== ''}
      dismissible={false}
      title={t('orderSuccess.title')}
      actions={
        <>
          <LinkButton href={`/order-tracking?order=${encodeURIComponent(orderNumber)}`}>
            {t('orderSuccess.track')}
          </LinkButton>
          <LinkButton href="/mother-baby-products" variant="outline">
            {t('cartCommon.continueShopping')}
          </LinkButton>
        </>
      }
    >
      <Stack gap={12} align="center">
        <StatusIcon icon="check" tone="success" />
        <p>{t('toast.orderPlaced')}</p>
        <p>
          <strong>
            <OrderNumberText textKey="orderSuccess.orderNumber" orderNumber={orderNumber} />
          </strong>
        </p>
        {delivery && <ArrivalDates delivery={delivery} />}
        <p>{t('orderSuccess.text')}</p>
      </Stack>
    </Dialog>
  );
}
