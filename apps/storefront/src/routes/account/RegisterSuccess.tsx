import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { localizedPath } from '@mahd/rules/locale';
import { Container } from '@mahd/ui/Container';
import { LinkButton } from '@mahd/ui/LinkButton';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import letter from '../../features/account/drawings/letter.svg?url';
import { ResendVerification } from '../../features/account/ResendVerification.js';
import { StatePanel } from '../../shell/StatePanel.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

/** Delay before redirecting to the login page, which leads those who are logged in to their account. */
const redirectDelayMs = 2000;

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('verify.title'),
  description: t('verify.description'),
  noindex: true,
});

/** Follows the confirmation of an address. */
export function Component() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const failed = useSearchParams()[0].has('failed');
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const login = localizedPath(useLanguage(), '/login');
  const navigate = useNavigate();

  useEffect(() => {
    if (!ready || failed) return;
    const timer = setTimeout(() => void navigate(login, { replace: true }), redirectDelayMs);
    return () => clearTimeout(timer);
  }, [ready, failed, login, navigate]);

  const goToLogin = <LinkButton href="/login">{t('login.title')}</LinkButton>;
  return (
    <Container>
      {failed ? (
        <StatePanel
          drawing={letter}
          title={t('verify.failedTitle')}
          description={t('verify.failedText')}
          actions={isAuthenticated ? <ResendVerification /> : goToLogin}
        />
      ) : (
        <div role="status">
          <StatePanel
            drawing={letter}
            title={t('verify.title')}
            description={t(isAuthenticated ? 'verify.toAccount' : 'verify.text')}
            actions={isAuthenticated ? <LinkButton href="/profile">{t('register.continue')}</LinkButton> : goToLogin}
          />
        </div>
      )}
    </Container>
  );
}
