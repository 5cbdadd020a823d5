import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { isAuthenticatedAtom } from '@mahd/data/account';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { FormAndBenefits } from '../../features/account/FormAndBenefits.styles.js';
import { FormFooter, OtherWay } from '../../features/account/Login.styles.js';
import { RedirectAfterLogin } from '../../features/account/RedirectAfterLogin.js';
import { Benefits } from '../../features/account/Benefits.js';
import { LoginForm } from '../../features/account/LoginForm.js';
import { LoginNotice } from '../../features/account/LoginNotice.js';
import { useFragmentToken } from '../../app/useFragmentToken.js';
import { useFocusAfterChange } from '../../shell/lostFocus.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

// Rarely opened.
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

export function Component() {
  const t = useTranslate();
  const ready = useClientStateReady();
  const isAuthenticated = useAtomValue(isAuthenticatedAtom);
  const { token, clearToken } = useFragmentToken('reset');
  // A dialog that opens with the page has nothing to return the focus to: it returns to the heading.
  useFocusAfterChange(token);
  const [forgotDialog, setForgotDialog] = useState<{ email: string } | null>(null);
  const [passwordChanged, setPasswordChanged] = useState(false);
  if (ready && isAuthenticated && token === null) return <RedirectAfterLogin />;
  return (
    <Container>
      <FormAndBenefits>
        <section>
          <Heading headingLevel={1}>{t('login.title')}</Heading>
          {passwordChanged ? (
            <Notice tone="success" live>
              {t('reset.success')}
            </Notice>
          ) : (
            ready && <LoginNotice />
          )}
          <LoginForm onForgot={(email) => setForgotDialog({ email })} />
          <FormFooter>
            <p>{t('login.noAccount')}</p>
            <LinkButton href="/register" variant="outline">
              {t('register.title')}
            </LinkButton>
          </FormFooter>
          <OtherWay data-sale>
            <ShopLink href="/order-tracking">
              {t('login.trackAsGuest')}
              <Icon name="chevron-end" />
            </ShopLink>
          </OtherWay>
        </section>
        <Benefits />
      </FormAndBenefits>
      <Suspense>
        {forgotDialog && <ForgotDialog email={forgotDialog.email} onClose={() => setForgotDialog(null)} />}
        {token !== null && (
          <ResetDialog
            token={token}
            onChanged={() => {
              clearToken();
              setPasswordChanged(true);
            }}
            onClose={(requestNewLink) => {
              clearToken();
              if (requestNewLink) setForgotDialog({ email: '' });
            }}
          />
        )}
      </Suspense>
    </Container>
  );
}
