import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Container } from '@mahd/ui/Container';
import type { AppState } from '../../app/AppState.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import { Unsubscribe } from '../../features/account/Unsubscribe.js';
import type { PageArgs } from '../../app/routing/pageModules.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('unsubscribe.title'),
  description: t('unsubscribe.description'),
  noindex: true,
});

/** The landing page of the link in marketing mails. */
export function Component() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  // The server does not know the fragment, so the first render must not either.
  const [token, setToken] = useState('');
  useEffect(() => {
    const given = new URLSearchParams(hash.slice(1)).get('token');
    if (given === null) return;
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return (
    <Container>
      <Unsubscribe token={token} />
    </Container>
  );
}
