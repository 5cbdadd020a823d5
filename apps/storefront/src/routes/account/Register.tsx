import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { loginInvokerAtom } from '@mahd/data/account';
import { emiratesQuery } from '@mahd/data/visitor';
import { switchLanguagePath } from '@mahd/rules/locale';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import type { AppState } from '../../app/AppState.js';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ShopLink } from '../../app/ShopLink.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { LongFormAndBenefits } from '../../features/account/FormAndBenefits.styles.js';
import { Benefits } from '../../features/account/Benefits.js';
import { RegisterForm } from '../../features/account/RegisterForm.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';
import { UaeOnly } from '../../features/visitor/UaeOnly.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('register.title'),
  description: t('register.description'),
});

export async function loader({ shop, settings }: AppState): Promise<void> {
  // Optional: without the list the area is a text field.
  await shop.load(emiratesQuery(shop.http, settings.emiratesUrl ?? undefined)).catch(() => undefined);
}

export const Component = () => (
  <UaeOnly>
    <Register />
  </UaeOnly>
);

function Register() {
  const t = useTranslate();
  useClientStateReady();
  const [registered, setRegistered] = useState<{ readonly loggedIn: boolean } | null>(null);
  const language = useLanguage();
  const invoker = useAtomValue(loginInvokerAtom);
  const setInvoker = useSetAtom(loginInvokerAtom);
  const success = useRef<HTMLDivElement>(null);
  const title = t(registered ? 'register.successTitle' : 'register.title');
  useEffect(() => {
    if (registered) {
      document.title = t('site.titleTemplate', { page: title });
      // The submit button was far below.
      success.current?.scrollIntoView({ block: 'center' });
      success.current?.focus({ preventScroll: true });
    }
  }, [registered, title, t]);
  return (
    <Container>
      <LongFormAndBenefits>
        <section>
          <Stack gap={8}>
            <Heading headingLevel={1}>{title}</Heading>
            {!registered && (
              <p>
                {t('register.haveAccount')} <ShopLink href="/login">{t('login.title')}</ShopLink>
              </p>
            )}
          </Stack>
          {registered ? (
            <>
              <Notice ref={success} tabIndex={-1} tone="success" live>
                {t('register.success')}
              </Notice>
              <LinkButton
                href={
                  registered.loggedIn
                    ? invoker
                      ? switchLanguagePath(invoker, language)
                      : '/profile?active=basic'
                    : '/login'
                }
                size="large"
                onClick={() => registered.loggedIn && setInvoker(null)}
              >
                {t(!registered.loggedIn ? 'login.title' : invoker ? 'register.continueThere' : 'register.continue')}
              </LinkButton>
            </>
          ) : (
            <RegisterForm onRegistered={(loggedIn) => setRegistered({ loggedIn })} />
          )}
        </section>
        <Benefits>
          <Heading headingLevel={2} size="medium">
            {t('register.afterRegistering')}
          </Heading>
          <ul>
            <li>
              <Icon name="check" />
              {t('register.orderAtOnce')}
            </li>
            <li>
              <Icon name="user" />
              {t('register.yourData')}
            </li>
          </ul>
        </Benefits>
      </LongFormAndBenefits>
    </Container>
  );
}
