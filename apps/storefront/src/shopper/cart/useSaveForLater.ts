import { useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isAuthenticatedAtom, loginInvokerAtom } from '@mahd/data/account';
import { removeFromCartAtom, swalMsgAtom } from '@mahd/data/cart';
import { addWishAtom } from '@mahd/data/wishlist';
import { localizedPath } from '@mahd/rules/locale';
import { useLanguage } from '../../app/AppContext.js';

/** Moves a line to the wishlist. While nobody is logged in it asks for that, and does it on coming back (`?save=CODE`). */
export function useSaveForLater(): (productCode: string) => void {
  const store = useStore();
  const login = localizedPath(useLanguage(), '/login');
  const { search, pathname } = useLocation();
  const navigate = useNavigate();

  const move = useCallback(
    async (productCode: string) => {
      const { kind } = await store.set(addWishAtom, productCode);
      if (kind === 'failed') store.set(swalMsgAtom, 'problems.general');
      else store.set(removeFromCartAtom, { productCode, invoker: 'wishlist' });
    },
    [store],
  );

  useEffect(() => {
    const code = new URLSearchParams(search).get('save');
    if (code === null) return;
    if (store.get(isAuthenticatedAtom)) void move(code);
    void navigate(pathname, { replace: true });
  }, [search, pathname, navigate, store, move]);

  return (productCode) => {
    if (store.get(isAuthenticatedAtom)) return void move(productCode);
    store.set(loginInvokerAtom, `${pathname}?save=${encodeURIComponent(productCode)}`);
    store.set(swalMsgAtom, 'toast.wishlistAfterLogin');
    void navigate(login);
  };
}
