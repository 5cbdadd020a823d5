import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { FormColumns, Otherwise, Panel } from '../../features/account/Account.styles.js';
import { Arrive } from '../../features/account/Arrive.js';
import { Benefits } from '../../features/account/Benefits.js';
import { LoginForm } from '../../features/account/LoginForm.js';
import { LoginNotice } from '../../features/account/LoginNotice.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { UaeOnly } from '../../features/visitor/UaeOnly.js';

// Opened by few.
const ForgotDialog = lazyWithRetry(async () => ({
  default: (await import('../../features/account/ForgotDialog.js')).ForgotDialog,
}));
const ResetDialog = lazyWithRetry(async () => ({
  default: (await import('../../features/account/ResetDialog.js')).ResetDialog,
}));

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
  noindex: true,
});

export const Component = () => (
  <UaeOnly>
    <LogIn />
  </UaeOnly>
);

function LogIn() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const { token, forget } = useResetToken();
  const [forgot, setForgot] = useState<{ email: string } | null>(null);
  const [changed, setChanged] = useState(false);
  if (ready && isAuthenticated && token === null) return <Arrive />;
  return (
    <Container>
      <FormColumns data-narrow="">
        <Panel>
          <Heading level={1} size={28}>
            {t('login.title')}
          </Heading>
          {changed ? (
            <Notice tone="success" live>
              {t('reset.success')}
            </Notice>
          ) : (
            ready && <LoginNotice />
          )}
          <LoginForm onForgot={(email) => setForgot({ email })} />
          <Otherwise>
            <p>{t('login.noAccount')}</p>
            <LinkButton href="/register" variant="outline">
              {t('register.title')}
            </LinkButton>
          </Otherwise>
        </Panel>
        <Benefits />
      </FormColumns>
      <Suspense>
        {forgot && <ForgotDialog email={forgot.email} onClose={() => setForgot(null)} />}
        {token !== null && (
          <ResetDialog
            token={token}
            onChanged={() => {
              forget();
              setChanged(true);
            }}
            onClose={(wantsNewLink) => {
              forget();
              if (wantsNewLink) setForgot({ email: '' });
            }}
          />
        )}
      </Suspense>
    </Container>
  );
}

/** The token of a mailed link. It leaves the address bar, and so the history, at once. */
function useResetToken() {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const named = new URLSearchParams(search).get('reset');
  useEffect(() => {
    if (named === null) return;
    setToken(named);
    void navigate(pathname, { replace: true, state: state as unknown });
  }, [named, pathname, state, navigate]);
  return { token, forget: () => setToken(null) };
}
