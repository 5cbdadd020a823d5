import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { continueAsGuestAtom, endSessionAtom } from '@mahd/data/account';
import { Button } from '@mahd/ui/Button';
import { Cluster } from '@mahd/ui/Cluster';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { useTranslate } from '../../app/AppContext.js';
import { LogInLink } from '../account/LogInLink.js';

interface SessionEndedProps {
  /** Continuing as a guest starts with an empty form, as somebody else may use the device. */
  discardDraft?: boolean;
}

/** Tells that the session has expired. Continuing as a guest is an explicit choice. */
export function SessionEnded({ discardDraft = false }: SessionEndedProps) {
  const t = useTranslate();
  const continueAsGuest = useSetAtom(continueAsGuestAtom);
  const endSession = useSetAtom(endSessionAtom);
  const notice = useRef<HTMLDivElement>(null);
  // Where a scroll position is restored, the page was longer with the form.
  useEffect(() => notice.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <Notice ref={notice} tone="warning" live title={t('checkout.sessionEndedTitle')}>
      <Stack gap={12} align="start">
        <p>{t(discardDraft ? 'checkout.sessionEndedBefore' : 'checkout.sessionEnded')}</p>
        <Cluster>
          <LogInLink variant="solid" size="small">
            {t('checkout.logInAgain')}
          </LogInLink>
          <Button
            variant="outline"
            size="small"
            onClick={() => (discardDraft ? endSession('loggedOut') : continueAsGuest())}
          >
            {t('checkout.asGuest')}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
