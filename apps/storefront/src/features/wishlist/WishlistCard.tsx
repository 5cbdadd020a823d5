import { useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { addToCartAtom, swalMsgAtom, toCartProduct } from '@mahd/data/cart';
import { inLanguage, pricedVariation, productHref, toPrice, toProductCard } from '@mahd/data/catalog';
import type { WishlistProduct } from '@mahd/data/wishlist';
import { localizedPath } from '@mahd/rules/locale';
import { Button } from '@mahd/ui/Button';
import { IconButton } from '@mahd/ui/IconButton';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { LinkButton } from '@mahd/ui/LinkButton';
import { ProductCard } from '@mahd/ui/ProductCard';
import { useUi } from '@mahd/ui/provider';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { BuyAndShare, InStock } from './WishlistCard.styles.js';
import { WishlistButton } from './WishlistButton.js';

const WishlistArrival = lazyWithRetry(
  async () => ({ default: (await import('./WishlistArrival.js')).WishlistArrival }),
  { quiet: true },
);

interface WishlistCardProps {
  entry: WishlistProduct;
  /** Whether it is the only card: its button stands out, and on desktops it has room for more. */
  alone?: boolean;
}

/** A product on a wishlist: buy it or be told when it is back, share it, add it or remove it. */
export function WishlistCard({ entry: { product, product_code: code }, alone = false }: WishlistCardProps) {
  const t = useTranslate();
  const { t: ui } = useUi();
  const language = useLanguage();
  const { origin } = useApp().state.settings;
  const addToCart = useSetAtom(addToCartAtom);
  const showToast = useSetAtom(swalMsgAtom);
  const card = toProductCard(product, language);
  const variation = product.variations.find((candidate) => candidate.code === code);
  const cartProduct = toCartProduct(product, code);
  const size = inLanguage(language, cartProduct.size, cartProduct.arabic.size);
  const href = variation && product.variations.length > 1 ? productHref(product.route, code) : card.href;
  const inStock = cartProduct.maxQuantity > 0 && cartProduct.price !== null;
  const label = t(inStock ? 'buy.addToCart' : 'buy.notifyMe');
  const button = {
    size: 'small',
    variant: alone ? 'solid' : 'outline',
    block: true,
    'aria-label': `${label}: ${card.name}`,
  } as const;

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
        <>
          {inStock && !alone && <InStock>{ui('inStock')}</InStock>}
          <BuyAndShare>
            {inStock ? (
              <Button {...button} onClick={() => addToCart({ product: cartProduct, quantity: 1 })}>
                {label}
              </Button>
            ) : (
              <LinkButton {...button} href={href}>
                {label}
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
          {alone && (
            <Suspense>
              <WishlistArrival inStock={inStock} />
            </Suspense>
          )}
        </>
      }
    />
  );
}
