import { Heading } from '@mahd/ui/Heading';
import { Spinner } from '@mahd/ui/Spinner';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { Centered } from '../../shell/ClientOnlyPage.styles.js';

/** The page of a mailed link on the server and while its request is pending. */
export function StockAlertPending() {
  const t = useTranslate();
  return (
    <Centered>
      <Stack gap={24} align="center">
        <Heading headingLevel={1}>{t('stockAlerts.title')}</Heading>
        <Spinner size="large" />
      </Stack>
    </Centered>
  );
}
