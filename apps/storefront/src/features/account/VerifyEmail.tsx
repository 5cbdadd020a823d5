import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom, verifyEmailAtom, type VerifyEmailOutcome } from '@mahd/data/account';
import { localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import type { FieldProblem } from '@mahd/ui/formik';
import { Spinner } from '@mahd/ui/Spinner';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { useClientAtomValue } from '../../app/useClientAtomValue.js';
import type { MessageKey } from '../../messages/domains.js';
import { problemText } from '../../shell/problemText.js';
import { StatePanel } from '../../shell/StatePanel.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import letter from './drawings/letter.svg?url';
import { VerifyByPassword } from './VerifyByPassword.js';

type Failure = Extract<VerifyEmailOutcome, { kind: 'failed' }>;

/**
 * Confirms the address of an account. It asks first, because mail programs open links on their own. Someone else may have registered the address: where
 * nobody is logged in to the account, it asks for the password. Then the page of the registration follows.
 */
export function VerifyEmail({ token }: { token: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const landing = localizedPath(useLanguage(), '/register/success');
  const verify = useSetAtom(verifyEmailAtom);
  useClientStateReady();
  const isAuthenticated = useClientAtomValue(isAuthenticatedAtom, false);
  const [state, setState] = useState<Failure | 'asking' | 'pending'>('asking');
  const [passwordNeeded, setPasswordNeeded] = useState(false);

  const send = async (password?: string): Promise<readonly FieldProblem<MessageKey>[] | void> => {
    const outcome = await verify(token, password);
    if (outcome.kind === 'wrongPassword') return [{ field: 'password', messageKey: 'profile.wrongPassword' }];
    if (outcome.kind === 'passwordNeeded') setPasswordNeeded(true);
    setState(outcome.kind === 'failed' ? outcome : 'asking');
    if (outcome.kind === 'verified') void navigate(outcome.path, { replace: true });
    if (outcome.kind === 'invalid') void navigate(`${landing}?failed=1`, { replace: true });
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
  // The server renders this, too: most links are opened where nobody is logged in, and nothing may move there.
  if (passwordNeeded || !isAuthenticated)
    return (
      <StatePanel
        drawing={letter}
        title={t('verifyEmail.title')}
        description={t('verifyEmail.passwordText')}
        actions={
          <VerifyByPassword
            onVerify={(password) => {
              // The session that it begins does not change the page that is left.
              setPasswordNeeded(true);
              return send(password);
            }}
          />
        }
      />
    );
  const press = async () => {
    if (state === 'pending') return;
    setState('pending');
    await send();
  };
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
