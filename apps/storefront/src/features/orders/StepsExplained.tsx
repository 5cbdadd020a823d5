import { Heading } from '@mahd/ui/Heading';
import { useTranslate } from '../../app/AppContext.js';
import { StepsPanel } from './StepsExplained.styles.js';

const steps = ['placed', 'confirmed', 'processing', 'dispatched', 'delivered'] as const;

/** What an order goes through, below the form that tracks one. */
export function StepsExplained() {
  const t = useTranslate();
  return (
    <StepsPanel aria-labelledby="after-order">
      <Heading headingLevel={2} size="medium" id="after-order">
        {t('tracking.afterOrder')}
      </Heading>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <strong>{t(`tracking.steps.${step}`)}</strong>
            <p>{t(`tracking.stepTexts.${step}`)}</p>
          </li>
        ))}
      </ol>
    </StepsPanel>
  );
}
