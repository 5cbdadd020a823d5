import { useSetAtom } from 'jotai';
import { continueAsGuestAtom, endSessionAtom } from '@mahd/data/account';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { LogInLink } from '../account/LogInLink.js';

interface SessionEndedProps {
  /** Nobody knows who reads this: going on as a guest begins with an empty form. */
  forget?: boolean;
}

/** Says in the checkout that the login has run out. Nobody becomes a guest without choosing it. */
export function SessionEnded({ forget = false }: SessionEndedProps) {
  const t = useTranslate();
  const keepAsGuest = useSetAtom(continueAsGuestAtom);
  const endSession = useSetAtom(endSessionAtom);
  return (
    <Notice tone="warning" live title={t('checkout.sessionEndedTitle')}>
      <Stack gap={12} align="start">
        <p>{t(forget ? 'checkout.sessionEndedBefore' : 'checkout.sessionEnded')}</p>
        <Cluster>
          <LogInLink variant="solid" size="small">
            {t('checkout.logInAgain')}
          </LogInLink>
          <Button variant="outline" size="small" onClick={() => (forget ? endSession('loggedOut') : keepAsGuest())}>
            {t('checkout.asGuest')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
