import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { trackOrderAtom, type TrackOutcome } from '@mahd/data/orders';
import { trackingErrors } from '@mahd/rules/shop';
import { Container } from '@mahd/ui/Container';
import { FormTextField, SubmitButton, ValidatedForm } from '@mahd/ui/formik';
import { Heading } from '@mahd/ui/Heading';
import { Notice } from '@mahd/ui/Notice';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/words.js';
import type { PageMeta } from '../../document/PageMeta.js';
import type { PageArgs } from '../../routing/pageModules.js';
import type { MessageKey } from '../../strings/domains.js';
import { OrderProgress } from '../../shopper/orders/OrderProgress.js';
import { Frame } from '../../shopper/ShopperFrame.styles.js';
import { UaeOnly } from '../../visitor/UaeOnly.js';
import { Panel } from '../../shopper/orders/Tracking.styles.js';

export const meta = (_state: AppState, { language }: PageArgs, t: Translate): PageMeta => ({
  title: t('tracking.title'),
  description: t('tracking.intro'),
  canonical: `/${language}/order-tracking`,
  noindex: true,
});

/** Where an order is: for whoever knows its number and the e-mail or mobile it was made with. */
export function Component() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const track = useSetAtom(trackOrderAtom);
  const [outcome, setOutcome] = useState<TrackOutcome | null>(null);
  return (
    <UaeOnly>
      <Container width="reading">
        <Frame>
          <Heading level={1}>{t('tracking.title')}</Heading>
          {outcome?.kind === 'found' ? (
            <OrderProgress order={outcome.order} onAgain={() => setOutcome(null)} />
          ) : (
            <Panel>
              <p>{t('tracking.intro')}</p>
              <ValidatedForm
                key={pathname}
                initialValues={{ orderNumber: (query.get('order') ?? '').slice(0, 40), contact: '' }}
                validate={trackingErrors}
                message={(key) => t(key as MessageKey)}
                onSubmit={async (values) => setOutcome(await track(values))}
              >
                <FormTextField name="orderNumber" dir="ltr" label={t('tracking.orderNumber')} hint={t('tracking.orderNumberHint')} autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
                <FormTextField name="contact" dir="ltr" label={t('tracking.contact')} autoComplete="email" autoCapitalize="none" spellCheck={false} maxLength={200} />
                {outcome && (
                  <Notice tone="danger" live>
                    {outcome.kind === 'notFound' ? t('tracking.notFound') : t(problemKey(outcome.messageKey), { n: outcome.retryAfter ?? 60 })}
                  </Notice>
                )}
                <SubmitButton size="large">{t('tracking.submit')}</SubmitButton>
              </ValidatedForm>
            </Panel>
          )}
        </Frame>
      </Container>
    </UaeOnly>
  );
}

type Failed = Extract<TrackOutcome, { kind: 'failed' }>['messageKey'];
const problemKey = (key: Failed) => key.replace('errors.', 'problems.') as `problems.${Failed extends `errors.${infer Name}` ? Name : never}`;
