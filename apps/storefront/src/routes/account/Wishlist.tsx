import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/messages.js';
import type { PageMeta } from '../../app/document/PageMeta.js';
import type { PageArgs } from '../../app/routing/pageModules.js';
import { RequireLogin } from '../../features/account/RequireLogin.js';
import { WishlistContent } from '../../features/wishlist/WishlistContent.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('wishlist.title'),
  description: t('wishlist.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  return (
    <RequireLogin title={t('wishlist.title')}>
      <WishlistContent />
    </RequireLogin>
  );
}
