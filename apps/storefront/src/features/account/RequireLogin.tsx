import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loggedInUserAtom, loginInvokerAtom } from '@mahd/data/account';
import { localizedPath } from '@mahd/rules/locale';
import { useLanguage } from '../../app/AppContext.js';
import { ClientOnlyPage } from '../../shell/ClientOnlyPage.js';
import { useClientStateReady } from '../../shell/useClientStateReady.js';

interface RequireLoginProps {
  title: string;
  children: ReactNode;
}

/** A page that requires login. Other visitors are redirected to the login page and return afterwards. */
export function RequireLogin({ title, children }: RequireLoginProps) {
  const ready = useClientStateReady();
  const user = useAtomValue(loggedInUserAtom);
  if (ready && !user) return <RedirectToLogin />;
  return (
    <ClientOnlyPage title={title} ready={ready}>
      {children}
    </ClientOnlyPage>
  );
}

function RedirectToLogin() {
  const { pathname, search } = useLocation();
  const login = localizedPath(useLanguage(), '/login');
  const navigate = useNavigate();
  const setInvoker = useSetAtom(loginInvokerAtom);
  useEffect(() => {
    setInvoker(pathname + search);
    void navigate(login, { replace: true, state: { guarded: true } });
  }, [pathname, search, login, navigate, setInvoker]);
  return null;
}
