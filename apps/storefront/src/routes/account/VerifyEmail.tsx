import { Container } from '@mahd/ui/Container';
import type { AppState } from '../../app/AppState.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { useFragmentToken } from '../../app/useFragmentToken.js';
import { VerifyEmail } from '../../features/account/VerifyEmail.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('verifyEmail.title'),
  description: t('verifyEmail.description'),
  noindex: true,
});

/** The landing page of the link in the verification mail. */
export function Component() {
  const { token } = useFragmentToken('token');
  return (
    <Container>
      <VerifyEmail token={token ?? ''} />
    </Container>
  );
}
