import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { loginInvokerAtom } from '@mahd/data/account';
import { localizedPath, switchLanguagePath } from '@mahd/rules/locale';
import { useLanguage } from '../../app/AppContext.js';

/** Leads whoever is logged in to where the login was asked for: a guarded page, the checkout, else the profile. */
export function Arrive() {
  const language = useLanguage();
  const invoker = useAtomValue(loginInvokerAtom);
  const setInvoker = useSetAtom(loginInvokerAtom);
  const [target] = useState(() =>
    invoker ? switchLanguagePath(invoker, language) : localizedPath(language, '/profile?active=basic'),
  );
  useEffect(() => setInvoker(null), [setInvoker]);
  return <Navigate to={target} replace />;
}
