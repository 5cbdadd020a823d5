import type { TrackedOrder } from '@mahd/data/orders';
import { formatDate } from '@mahd/rules/locale';
import { TrackingSteps } from '@mahd/ui/TrackingSteps';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

interface OrderStepsProps extends Pick<TrackedOrder, 'steps' | 'placedAt'> {
  status: TrackedOrder['status'] | null;
  /** Whether phones show the steps in one row. */
  compact?: boolean;
}

/** The progress of an order from its placement to its delivery. Nothing while a payment is pending, or when it was canceled. */
export function OrderSteps({ status, placedAt, steps, compact = false }: OrderStepsProps) {
  const t = useTranslate();
  const language = useLanguage();
  if (status === null || status === 'ORDERCANCELLED') return null;
  return (
    <TrackingSteps
      compact={compact}
      steps={[
        {
          label: t('tracking.steps.placed'),
          state: status === 'ORDERPLACED' ? 'current' : 'done',
          date: formatDate(placedAt, language),
        },
        ...steps.map(({ step, state, at }) => ({
          label: t(`tracking.steps.${step}`),
          state,
          ...(at ? { date: formatDate(at, language) } : {}),
        })),
      ]}
    />
  );
}
