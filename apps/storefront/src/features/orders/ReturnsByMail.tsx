import { useAtomValue } from 'jotai';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { Heading } from '@mahd/ui/Heading';
import { Stack } from '@mahd/ui/Stack';
import { ShopLink } from '../../app/ShopLink.js';
import { useMessages } from '../../shell/useMessages.js';
import { LogInLink } from '../account/LogInLink.js';

/** How to return products of a delivered order that was opened by its number and contact, which others may know. */
export function ReturnsByMail() {
  const { t } = useMessages('returns');
  const isLoggedIn = useAtomValue(isAuthenticatedAtom);
  return (
    <Stack gap={8}>
      <Heading headingLevel={3}>{t('returns.title')}</Heading>
      <p>{t('returns.byMail')}</p>
      <p>
        {t('returns.byAccount.before')}{' '}
        {isLoggedIn ? (
          <ShopLink href="/order">{t('returns.byAccount.orders')}</ShopLink>
        ) : (
          <LogInLink variant="inline">{t('returns.byAccount.logIn')}</LogInLink>
        )}
      </p>
    </Stack>
  );
}
