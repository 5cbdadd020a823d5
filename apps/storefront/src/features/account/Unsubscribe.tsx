import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { unsubscribeAtom, type UnsubscribeOutcome } from '@mahd/data/account';
import { Button } from '@mahd/ui/Button';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Spinner } from '@mahd/ui/Spinner';
import { useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { StatePanel } from '../../shell/StatePanel.js';
import sleepingLetter from './drawings/sleeping-letter.svg?url';

/** Stops marketing mails. It asks first, because mail clients open links on their own. */
export function Unsubscribe({ token }: { token: string }) {
  const t = useTranslate();
  const unsubscribe = useSetAtom(unsubscribeAtom);
  const [outcome, setOutcome] = useState<UnsubscribeOutcome | 'pending' | null>(null);
  const profile = <LinkButton href="/profile?active=details">{t('unsubscribe.profile')}</LinkButton>;
  if (outcome === null || outcome === 'pending') {
    const pending = outcome === 'pending';
    const press = async () => {
      if (pending) return;
      setOutcome('pending');
      setOutcome(await unsubscribe(token));
    };
    return (
      <StatePanel
        drawing={sleepingLetter}
        title={t('unsubscribe.question')}
        description={t('unsubscribe.text')}
        actions={
          <>
            <Button aria-disabled={pending || undefined} onClick={() => void press()}>
              {pending && <Spinner />}
              {t('unsubscribe.stop')}
            </Button>
            <LinkButton href="/" variant="outline">
              {t('unsubscribe.keep')}
            </LinkButton>
          </>
        }
      />
    );
  }
  if (outcome.kind === 'done')
    return (
      <div role="status">
        <StatePanel
          drawing={sleepingLetter}
          title={t('unsubscribe.doneTitle')}
          description={t('unsubscribe.doneText')}
          actions={profile}
        />
      </div>
    );
  return (
    <div role="alert">
      <StatePanel
        drawing={sleepingLetter}
        title={t('unsubscribe.failedTitle')}
        description={problemText(t, outcome)}
        actions={
          outcome.kind === 'failed' ? (
            <Button onClick={() => setOutcome(null)}>{t('cartCommon.tryAgain')}</Button>
          ) : (
            profile
          )
        }
      />
    </div>
  );
}
