import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { Frame } from '../../shell/ClientOnlyPage.styles.js';
import { TrackingForm } from '../../features/orders/TrackingForm.js';
import { UaeOnly } from '../../features/visitor/UaeOnly.js';

export const meta = (_state: AppState, { language }: PageArgs, t: Translate): PageMeta => ({
  title: t('tracking.title'),
  description: t('tracking.intro'),
  canonical: `/${language}/order-tracking`,
  noindex: true,
});

/** The form to track an order without a login. */
export function Component() {
  const t = useTranslate();
  return (
    <UaeOnly>
      <Container width="reading">
        <Frame>
          <Heading level={1}>{t('tracking.title')}</Heading>
          <TrackingForm />
        </Frame>
      </Container>
    </UaeOnly>
  );
}
