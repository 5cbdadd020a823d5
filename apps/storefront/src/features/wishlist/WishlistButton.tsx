import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localizedPath } from '@mahd/rules/locale';
import { IconButton } from '@mahd/ui/IconButton';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useCartBadge } from '../../shell/useCartBadge.js';
import { useIsOnWishlist } from './useIsOnWishlist.js';

interface WishlistButtonProps {
  name: string;
  /** Of the product, or of the chosen size. */
  code: string;
}

/**
 * Puts a product on the wishlist, or takes it off. The wishlist's code loads with the first press. Before hydration, or when that code
 * cannot be loaded, the form leads to the wishlist with the product in the address. For a guest it leads to the login and back.
 */
export function WishlistButton({ name, code }: WishlistButtonProps) {
  const t = useTranslate();
  const { shop } = useApp().state;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filled = useIsOnWishlist(code);
  const noAccount = useCartBadge() === null;
  const wishlist = localizedPath(language, '/wishlist');

  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const { toggleWishlist } = await import('./toggleWishlist.js');
      if ((await toggleWishlist(shop, code, pathname + search)) === 'loginNeeded')
        await navigate(localizedPath(language, '/login'));
    } catch {
      const detail = `${wishlist}?${new URLSearchParams({ add: code }).toString()}`;
      dispatchEvent(new CustomEvent('visitpage', { detail }));
    }
  };

  if (noAccount) return null;
  return (
    <form action={wishlist} onSubmit={(event) => void press(event)}>
      <input type="hidden" name="add" value={code} />
      <IconButton
        type="submit"
        icon="heart"
        variant="solid"
        filled={filled}
        aria-pressed={filled}
        label={t('buy.wish', { name })}
      />
    </form>
  );
}
