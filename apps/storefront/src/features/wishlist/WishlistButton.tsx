import type { SubmitEvent } from 'react';
import { localizedPath } from '@mahd/rules/locale';
import { IconButton } from '@mahd/ui/IconButton';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useIsOnWishlist } from './useIsOnWishlist.js';

interface WishlistButtonProps {
  name: string;
  /** Of the product, or of the chosen size. */
  code: string;
}

/**
 * Adds a product to the wishlist, or removes it. The wishlist's code loads with the first press. Before hydration, or when that code
 * cannot be loaded, the form opens the wishlist with the product in the query.
 */
export function WishlistButton({ name, code }: WishlistButtonProps) {
  const t = useTranslate();
  const { shop } = useApp().state;
  const language = useLanguage();
  const filled = useIsOnWishlist(code);
  const wishlist = localizedPath(language, '/wishlist');

  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const { toggleWishlist } = await import('./toggleWishlist.js');
      await toggleWishlist(shop, code, name);
    } catch {
      const detail = `${wishlist}?${new URLSearchParams({ add: code }).toString()}`;
      dispatchEvent(new CustomEvent('visitpage', { detail }));
    }
  };

  return (
    <form data-sale action={wishlist} onSubmit={(event) => void press(event)}>
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
