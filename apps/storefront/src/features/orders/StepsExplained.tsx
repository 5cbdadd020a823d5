import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { Steps } from './StepsExplained.styles.js';

const steps = [
  { step: 'placed', icon: 'bag' },
  { step: 'confirmed', icon: 'check' },
  { step: 'processing', icon: 'package' },
  { step: 'dispatched', icon: 'truck' },
  { step: 'delivered', icon: 'home' },
] as const;

/** What an order goes through, below the form that tracks one. */
export function StepsExplained() {
  const t = useTranslate();
  return (
    <Stack gap={24}>
      <Heading headingLevel={2} size="medium">
        {t('tracking.afterOrder')}
      </Heading>
      <Steps role="list">
        {steps.map(({ step, icon }) => (
          <li key={step}>
            <Icon name={icon} />
            <strong>{t(`tracking.steps.${step}`)}</strong>
            <p>{t(`tracking.stepTexts.${step}`)}</p>
          </li>
        ))}
      </Steps>
    </Stack>
  );
}
