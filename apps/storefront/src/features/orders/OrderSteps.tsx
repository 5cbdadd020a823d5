import type { TrackedOrder } from '@mahd/data/orders';
import { formatDate } from '@mahd/rules/locale';
import { TrackingSteps, type TrackingStep } from '@mahd/ui/TrackingSteps';
import { useLanguage, useTranslate } from '../../app/AppContext.js';

/** In one row most steps have no name: what happens in each is drawn. */
const icons = {
  placed: 'check',
  confirmed: 'bag',
  processing: 'package',
  dispatched: 'truck',
  delivered: 'home',
} as const;

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
  const drawn = (step: keyof typeof icons): Pick<TrackingStep, 'icon'> => (compact ? { icon: icons[step] } : {});
  return (
    <TrackingSteps
      compact={compact}
      steps={[
        {
          ...drawn('placed'),
          label: t('tracking.steps.placed'),
          state: status === 'ORDERPLACED' ? 'current' : 'done',
          date: formatDate(placedAt, language),
        },
        ...steps.map(({ step, state, at }) => ({
          ...drawn(step),
          label: t(`tracking.steps.${step}`),
          state,
          ...(at ? { date: formatDate(at, language) } : {}),
        })),
      ]}
    />
  );
}
