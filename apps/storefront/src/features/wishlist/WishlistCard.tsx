import { useSetAtom } from 'jotai';
import { addToCartAtom, swalMsgAtom, toCartProduct } from '@mahd/data/cart';
import { inLanguage, pricedVariation, toPrice, toProductCard } from '@mahd/data/catalog';
import type { WishlistProduct } from '@mahd/data/wishlist';
import { localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { IconButton } from '@mahd/ui/IconButton';
import { LinkButton } from '@mahd/ui/LinkButton';
import { ProductCard } from '@mahd/ui/ProductCard';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { BuyAndShare } from './WishlistCard.styles.js';
import { WishlistButton } from './WishlistButton.js';

/** A product on a wishlist: buy it or be told when it is back, share it, add it or remove it. */
export function WishlistCard({ entry: { product, product_code: code } }: { entry: WishlistProduct }) {
  const t = useTranslate();
  const language = useLanguage();
  const { origin } = useApp().state.settings;
  const addToCart = useSetAtom(addToCartAtom);
  const showToast = useSetAtom(swalMsgAtom);
  const card = toProductCard(product, language);
  const variation = product.variations.find((candidate) => candidate.code === code);
  const cartProduct = toCartProduct(product, code);
  const size = inLanguage(language, cartProduct.size, cartProduct.arabic.size);
  const href =
    variation && product.variations.length > 1 ? `${card.href}?variant=${encodeURIComponent(code)}` : card.href;
  const inStock = (variation ? variation.variation_stock : product.default_stock) > 0 && cartProduct.price !== null;

  const share = async () => {
    const url = origin + localizedPath(language, href);
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: card.name, url });
      await navigator.clipboard.writeText(url);
      showToast('toast.linkCopied');
    } catch {
      // The share sheet was closed or copying is not allowed.
    }
  };

  return (
    <ProductCard
      {...card}
      href={href}
      detail={size || card.detail}
      sizesCount={size ? 1 : card.sizesCount}
      outOfStock={!inStock}
      price={variation ? toPrice(pricedVariation(variation)) : card.price}
      headingLevel={2}
      wishlist={<WishlistButton name={card.name} code={code} />}
      action={
        <BuyAndShare>
          {inStock ? (
            <Button
              size="small"
              variant="outline"
              block
              aria-label={`${t('buy.addToCart')}: ${card.name}`}
              onClick={() => addToCart({ product: cartProduct, quantity: 1 })}
            >
              {t('buy.addToCart')}
            </Button>
          ) : (
            <LinkButton
              size="small"
              variant="outline"
              block
              href={href}
              aria-label={`${t('buy.notifyMe')}: ${card.name}`}
            >
              {t('buy.notifyMe')}
            </LinkButton>
          )}
          <IconButton
            icon="share"
            variant="outline"
            size="small"
            label={t('wishlist.share', { name: card.name })}
            onClick={() => void share()}
          />
        </BuyAndShare>
      }
    />
  );
}
