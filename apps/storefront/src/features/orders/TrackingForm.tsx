import { useSetAtom } from 'jotai';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { openOrderLinkAtom, trackOrderAtom, type LinkOutcome, type TrackOutcome } from '@mahd/data/orders';
import { switchLanguagePath } from '@mahd/rules/locale';
import { MAX_LENGTHS, TRACKING_CHECKS } from '@mahd/rules/shop';
import { FormTextField, SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { Notice } from '@mahd/ui/Notice';
import { Skeleton } from '@mahd/ui/Skeleton';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { validateBy } from '../../shell/formValidation.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { problemText } from '../../shell/problemText.js';
import { OrderNumberText } from './OrderNumberText.js';
import { SAMPLE_NUMBER } from './sampleNumber.js';
import { Panel, TrackingPanel } from './Tracking.styles.js';
import { StepsExplained } from './StepsExplained.js';
import { TrackingHelp } from './TrackingHelp.js';
import type { OrderLink } from './useOrderLink.js';

const OrderProgress = lazyWithRetry(async () => ({ default: (await import('./OrderProgress.js')).OrderProgress }));
const validate = validateBy(TRACKING_CHECKS);

interface TrackingFormProps {
  link: OrderLink;
  /** Shown below the form: how to see the orders of an account. */
  children?: ReactNode;
}

/** Shows the order of a mailed link, or tracks one by its number and the e-mail or mobile it was placed with. */
export function TrackingForm({ link, children }: TrackingFormProps) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const track = useSetAtom(trackOrderAtom);
  const openLink = useSetAtom(openOrderLinkAtom);
  const [outcome, setOutcome] = useState<TrackOutcome | LinkOutcome | null>(null);
  const { token } = link;
  const isFound = outcome?.kind === 'found';
  useFocusAfterChange(isFound);
  useEffect(() => {
    setOutcome(null);
    if (token === null) return;
    let isCurrent = true;
    void openLink(token).then((opened) => {
      if (isCurrent) setOutcome(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, openLink]);

  const heading = <Heading headingLevel={1}>{t('tracking.title')}</Heading>;
  const loading = (
    <Panel aria-busy="true">
      <Skeleton lines={8} />
    </Panel>
  );
  if (isFound || (token !== null && outcome === null))
    return (
      <>
        {heading}
        {isFound ? (
          <Suspense fallback={loading}>
            <OrderProgress
              key={outcome.order.orderNumber}
              order={outcome.order}
              onOrderChange={(order) => setOutcome({ kind: 'found', order })}
              onTrackAnother={() => {
                setOutcome(null);
                link.clear();
              }}
            />
          </Suspense>
        ) : (
          loading
        )}
      </>
    );
  return (
    <Stack gap={24}>
      <TrackingPanel>
        <section>
          <Stack gap={12}>
            {heading}
            <p>{t('tracking.intro')}</p>
          </Stack>
          <ValidatedForm
            // What is typed stays when the language changes.
            key={switchLanguagePath(pathname, 'en')}
            initialValues={{ orderNumber: (query.get('order') ?? '').slice(0, MAX_LENGTHS.orderNumber), contact: '' }}
            validate={validate}
            message={t}
            onSubmit={async (values) => setOutcome(await track(values))}
          >
            <FormTextField
              name="orderNumber"
              dir="ltr"
              label={t('tracking.orderNumber')}
              description={<OrderNumberText textKey="tracking.orderNumberHint" orderNumber={SAMPLE_NUMBER} />}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={MAX_LENGTHS.orderNumber}
            />
            <FormTextField
              name="contact"
              dir="ltr"
              label={t('tracking.contact')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_LENGTHS.email}
            />
            {outcome && (
              <Notice tone={outcome.kind === 'expired' || outcome.kind === 'invalid' ? 'warning' : 'danger'} live>
                {problemText(t, outcome)}
              </Notice>
            )}
            <SubmitButton size="large">{t('tracking.submit')}</SubmitButton>
          </ValidatedForm>
          {children}
        </section>
        <TrackingHelp withAccount={children === undefined} />
      </TrackingPanel>
      <StepsExplained />
    </Stack>
  );
}
