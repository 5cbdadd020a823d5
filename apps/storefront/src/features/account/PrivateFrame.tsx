import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loggedInUserAtom, loginInvokerAtom } from '@mahd/data/account';
import { localizedPath } from '@mahd/rules/locale';
import { useLanguage } from '../../app/AppContext.js';
import { UaeOnly } from '../visitor/UaeOnly.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

interface PrivateFrameProps {
  title: string;
  children: ReactNode;
}

/** A page for who is logged in. Everybody else is led to the login before anything of it is painted, and comes back afterwards. */
export function PrivateFrame({ title, children }: PrivateFrameProps) {
  const ready = useClientStateReady();
  const user = useAtomValue(loggedInUserAtom);
  if (ready && !user) {
    return (
      <UaeOnly>
        <ToLogin />
      </UaeOnly>
    );
  }
  return (
    <ClientOnlyPage title={title} ready={ready}>
      {children}
    </ClientOnlyPage>
  );
}

function ToLogin() {
  const { pathname, search } = useLocation();
  const login = localizedPath(useLanguage(), '/login');
  const navigate = useNavigate();
  const setInvoker = useSetAtom(loginInvokerAtom);
  useEffect(() => {
    // Whoever has just logged out does not want to come back to the question whether to log out.
    setInvoker(search.includes('active=logout') ? null : pathname + search);
    void navigate(login, { replace: true, state: { guarded: true } });
  }, [pathname, search, login, navigate, setInvoker]);
  return null;
}
