import { useAtomValue } from 'jotai';
import { cartLinesAtom, measuredLine } from '@mahd/data/cart';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import type { AppState } from '../../app/AppState.js';
import { useTranslate } from '../../app/AppContext.js';
import type { Translate } from '../../app/words.js';
import type { PageMeta } from '../../document/PageMeta.js';
import type { PageArgs } from '../../routing/pageModules.js';
import { ShopperFrame } from '../../shopper/ShopperFrame.js';
import { useShopper } from '../../shopper/useShopper.js';
import { useMeasure } from '../../visitor/useMeasure.js';
import { CheckoutContent } from '../../shopper/checkout/CheckoutContent.js';

export const meta = (_state: AppState, _args: PageArgs, t: Translate): PageMeta => ({ title: t('checkout.title'), noindex: true });

export function Component() {
  const t = useTranslate();
  const ready = useShopper();
  const lines = useAtomValue(cartLinesAtom);
  const isEmpty = lines.length === 0;
  useMeasure(ready && !isEmpty ? { name: 'begin_checkout', items: lines.map(measuredLine) } : null, 'checkout');
  return (
    <ShopperFrame title={t('checkout.title')} ready={ready}>
      {isEmpty ? (
        <EmptyState title={t('checkout.emptyCart')} action={<LinkButton href="/mother-baby-products">{t('cartCommon.continueShopping')}</LinkButton>} />
      ) : (
        <CheckoutContent />
      )}
    </ShopperFrame>
  );
}
