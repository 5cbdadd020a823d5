import type { ReactNode } from 'react';
import type { Courier, DeliveryWindow } from '@mahd/data/orders';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { ArrivalDates } from '../delivery/ArrivalDates.js';
import { ShipmentPanel } from './Tracking.styles.js';

interface ShipmentFactsProps {
  delivery: DeliveryWindow | null;
  courier: Courier | null;
  /** What else there is to know about the delivery. */
  children?: ReactNode;
}

/** When an order arrives and who delivers it. */
export function ShipmentFacts({ delivery, courier, children }: ShipmentFactsProps) {
  const t = useTranslate();
  if (!delivery && !courier) return children;
  return (
    <ShipmentPanel>
      <Icon name="truck" />
      <Stack gap={8} align="start">
        {delivery && <ArrivalDates delivery={delivery} />}
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
        {children}
      </Stack>
    </ShipmentPanel>
  );
}
