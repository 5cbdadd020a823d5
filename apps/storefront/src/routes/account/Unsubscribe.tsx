import { Container } from '@mahd/ui/Container';
import type { AppState } from '../../app/AppState.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import { Unsubscribe } from '../../features/account/Unsubscribe.js';
import { useFragmentToken } from '../../app/useFragmentToken.js';
import type { PageArgs } from '../../app/routing/pageModules.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('unsubscribe.title'),
  description: t('unsubscribe.description'),
  noindex: true,
});

/** The landing page of the link in marketing mails. */
export function Component() {
  const { token } = useFragmentToken('token');
  return (
    <Container>
      <Unsubscribe token={token ?? ''} />
    </Container>
  );
}
