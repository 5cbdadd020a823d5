import type { Courier, DeliveryWindow } from '@mahd/data/orders';
import { formatDate } from '@mahd/rules/locale';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

interface ShipmentFactsProps {
  delivery: DeliveryWindow | null;
  courier: Courier | null;
}

/** When an order arrives and who delivers it. */
export function ShipmentFacts({ delivery, courier }: ShipmentFactsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const date = (day: string) => `\u2068${formatDate(day, language)}\u2069`;
  if (!delivery && !courier) return null;
  return (
    <Stack gap={8} align="start">
      {delivery && (
        <p>
          {delivery.from === delivery.to
            ? t('tracking.arrivesOn', { date: date(delivery.from) })
            : t('tracking.arrives', { from: date(delivery.from), to: date(delivery.to) })}
        </p>
      )}
      {courier && (
        <p>
          {t('tracking.courier', {
            courier: `\u2068${courier.name}\u2069`,
            number: `\u2066${courier.tracking_number}\u2069`,
          })}
        </p>
      )}
      {courier?.url && (
        <LinkButton size="small" variant="outline" href={courier.url} rel="noreferrer">
          {t('tracking.atCourier', { courier: `\u2068${courier.name}\u2069` })}
        </LinkButton>
      )}
    </Stack>
  );
}
