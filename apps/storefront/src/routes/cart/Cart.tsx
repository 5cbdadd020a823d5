import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/words.js';
import type { PageMeta } from '../../document/PageMeta.js';
import type { PageArgs } from '../../routing/pageModules.js';
import { ShopperFrame } from '../../shopper/ShopperFrame.js';
import { useShopper } from '../../shopper/useShopper.js';
import { CartContent } from '../../shopper/cart/CartContent.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({
  title: t('cart.title'),
  description: t('cart.description'),
  noindex: true,
});

export function Component() {
  const t = useTranslate();
  return (
    <ShopperFrame title={t('cart.title')} ready={useShopper()}>
      <CartContent />
    </ShopperFrame>
  );
}
