import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom } from '@mahd/data/account/session';
import { localizedPath } from '@mahd/rules/locale';
import { useApp, useLanguage } from '../../app/AppContext.js';

/** Moves a line to the wishlist. Without a login it redirects to the login page and continues on return (`?save=CODE`). */
export function useSaveForLater(): (productCode: string) => void {
  const { shop } = useApp().state;
  const login = localizedPath(useLanguage(), '/login');
  const { search, pathname } = useLocation();
  const navigate = useNavigate();

  const save = useCallback(
    async (productCode: string) => {
      const { saveForLater } = await import('./saveForLater.js');
      if ((await saveForLater(shop, productCode, pathname)) === 'loginNeeded') await navigate(login);
    },
    [shop, pathname, login, navigate],
  );

  useEffect(() => {
    const code = new URLSearchParams(search).get('save');
    if (code === null) return;
    // Removes the query, so that reloading or returning without a login does not ask again.
    void navigate(pathname, { replace: true });
    if (shop.store.get(isAuthenticatedAtom)) void save(code);
  }, [search, pathname, navigate, shop, save]);

  return (productCode) => void save(productCode);
}
