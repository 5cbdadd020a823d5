import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { trackOrderAtom, type TrackOutcome } from '@mahd/data/orders';
import { TRACKING_CHECKS } from '@mahd/rules/shop';
import { FormTextField, SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Notice } from '@mahd/ui/Notice';
import { useTranslate } from '../../app/AppContext.js';
import { validateBy } from '../../shell/formValidation.js';
import { problemText } from '../../shell/problemText.js';
import { OrderProgress } from './OrderProgress.js';
import { Panel } from './Tracking.styles.js';

const validate = validateBy(TRACKING_CHECKS);

/** Tracks an order by its number and the e-mail or mobile it was placed with. */
export function TrackingForm() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const track = useSetAtom(trackOrderAtom);
  const [outcome, setOutcome] = useState<TrackOutcome | null>(null);
  if (outcome?.kind === 'found') return <OrderProgress order={outcome.order} onTrackAnother={() => setOutcome(null)} />;
  return (
    <Panel>
      <p>{t('tracking.intro')}</p>
      <ValidatedForm
        key={pathname}
        initialValues={{ orderNumber: (query.get('order') ?? '').slice(0, 40), contact: '' }}
        validate={validate}
        message={t}
        onSubmit={async (values) => setOutcome(await track(values))}
      >
        <FormTextField
          name="orderNumber"
          dir="ltr"
          label={t('tracking.orderNumber')}
          hint={t('tracking.orderNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <FormTextField
          name="contact"
          dir="ltr"
          label={t('tracking.contact')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
        {outcome && (
          <Notice tone="danger" live>
            {problemText(t, outcome)}
          </Notice>
        )}
        <SubmitButton size="large">{t('tracking.submit')}</SubmitButton>
      </ValidatedForm>
    </Panel>
  );
}
