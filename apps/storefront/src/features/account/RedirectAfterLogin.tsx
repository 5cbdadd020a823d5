import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { loginInvokerAtom } from '@mahd/data/account';
import { localizedPath, switchLanguagePath } from '@mahd/rules/locale';
import { useLanguage } from '../../app/AppContext.js';

/** Redirects to the page that asked for the login, otherwise to the profile. */
export function RedirectAfterLogin() {
  const language = useLanguage();
  const invoker = useAtomValue(loginInvokerAtom);
  const setInvoker = useSetAtom(loginInvokerAtom);
  const [target] = useState(() =>
    invoker ? switchLanguagePath(invoker, language) : localizedPath(language, '/profile?active=basic'),
  );
  useEffect(() => setInvoker(null), [setInvoker]);
  return <Navigate to={target} replace />;
}
