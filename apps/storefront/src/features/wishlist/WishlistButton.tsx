import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localizedPath } from '@mahd/rules/locale';
import { IconButton } from '@mahd/ui/IconButton';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useCartBadge } from '../../shell/cartBadge.js';
import { useHeart } from './hearts.js';

interface WishlistButtonProps {
  name: string;
  /** Of the product, or of the chosen size. */
  code: string;
}

/**
 * The heart of a product. The wishlist's code comes with the first press. A press before this page's code is there, or one whose code
 * cannot be fetched, is an ordinary visit to the wishlist that carries the product. Pressed while nobody is logged in it is kept, leads
 * to the login and back, and is applied then.
 */
export function WishlistButton({ name, code }: WishlistButtonProps) {
  const t = useTranslate();
  const { shop } = useApp().state;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filled = useHeart(code);
  const noAccount = useCartBadge() === null;
  const wishlist = localizedPath(language, '/wishlist');

  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const { toggleWishlist } = await import('./toggleWishlist.js');
      if ((await toggleWishlist(shop, code, pathname + search)) === 'loginNeeded')
        await navigate(localizedPath(language, '/login'));
    } catch {
      location.assign(`${wishlist}?${new URLSearchParams({ add: code }).toString()}`);
    }
  };

  if (noAccount) return null;
  return (
    <form action={wishlist} onSubmit={(event) => void press(event)}>
      <input type="hidden" name="add" value={code} />
      <IconButton
        type="submit"
        icon="heart"
        variant="surface"
        filled={filled}
        aria-pressed={filled}
        label={t('buy.wish', { name })}
      />
    </form>
  );
}
