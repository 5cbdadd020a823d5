import { useEffect, useRef } from 'react';
import type { TrackedOrder } from '@mahd/data/orders';
import { formatDate } from '@mahd/rules/locale';
import { Badge } from '@mahd/ui/Badge';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Heading } from '@mahd/ui/Heading';
import { LinkButton } from '@mahd/ui/LinkButton';
import { TrackingSteps } from '@mahd/ui/TrackingSteps';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { SmallPrint } from '../checkout/Checkout.styles.js';
import { OrderNumberText } from './OrderNumberText.js';
import { orderStatus } from './orderStatus.js';
import { Panel } from './Tracking.styles.js';

interface OrderProgressProps {
  order: TrackedOrder;
  /** Goes back to the form. */
  onTrackAnother: () => void;
}

/** The progress of a tracked order, and help for orders that do not arrive. */
export function OrderProgress({ order: { orderNumber, status, placedAt, steps }, onTrackAnother }: OrderProgressProps) {
  const t = useTranslate();
  const language = useLanguage();
  const badge = orderStatus({ status }, t);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form was unmounted, so focus moves to the result.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel>
      <Cluster justify="between">
        <Heading level={2} ref={heading} tabIndex={-1}>
          <OrderNumberText textKey="tracking.progress" orderNumber={orderNumber} />
        </Heading>
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Cluster>
      <p>{t(`status.text.${status}`)}</p>
      <SmallPrint>{t('orders.placedOn', { date: `\u2068${formatDate(placedAt, language)}\u2069` })}</SmallPrint>
      {status !== 'ORDERCANCELLED' && (
        <TrackingSteps
          steps={steps.map(({ step, state, at }) => ({
            label: t(`tracking.steps.${step}`),
            state,
            ...(at ? { date: formatDate(at, language) } : {}),
          }))}
        />
      )}
      <Cluster>
        <Button variant="outline" onClick={onTrackAnother}>
          {t('tracking.again')}
        </Button>
        <LinkButton variant="ghost" href="/shipping-return-policy">
          {t('tracking.notReceived')}
        </LinkButton>
      </Cluster>
    </Panel>
  );
}
