import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { verifyEmailAtom, type VerifyEmailOutcome } from '@mahd/data/account';
import { localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { Spinner } from '@mahd/ui/Spinner';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { problemText } from '../../shell/problemText.js';
import { StatePanel } from '../../shell/StatePanel.js';
import letter from './drawings/letter.svg?url';

type Failure = Extract<VerifyEmailOutcome, { kind: 'failed' }>;

/**
 * Confirms the address of an account. It asks first, because mail programs open links on their own, and because someone
 * else may have registered the address. Then the page of the registration follows.
 */
export function VerifyEmail({ token }: { token: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const landing = localizedPath(useLanguage(), '/register/success');
  const verify = useSetAtom(verifyEmailAtom);
  const [state, setState] = useState<Failure | 'asking' | 'pending'>('asking');
  const press = async () => {
    if (state === 'pending') return;
    setState('pending');
    const outcome = await verify(token);
    if (outcome.kind === 'failed') setState(outcome);
    else void navigate(outcome.kind === 'verified' ? outcome.path : `${landing}?failed=1`, { replace: true });
  };
  if (typeof state === 'object')
    return (
      <div role="alert">
        <StatePanel
          drawing={letter}
          title={t('verifyEmail.failedTitle')}
          description={problemText(t, state)}
          actions={<Button onClick={() => setState('asking')}>{t('cartCommon.tryAgain')}</Button>}
        />
      </div>
    );
  return (
    <StatePanel
      drawing={letter}
      title={t('verifyEmail.title')}
      description={t('verifyEmail.text')}
      note={t('verifyEmail.notYou')}
      actions={
        <Button aria-disabled={state === 'pending' || undefined} onClick={() => void press()}>
          {state === 'pending' && <Spinner />}
          {t('verifyEmail.confirm')}
        </Button>
      }
    />
  );
}
