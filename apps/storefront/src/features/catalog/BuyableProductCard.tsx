import type { ReactNode } from 'react';
import { toProductCard, type Product, type ProductSummary } from '@mahd/data/catalog';
import { useLanguage } from '../../app/AppContext.js';
import { CardAction } from '../cart/CardAction.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';
import { ShopProductCard } from './ShopProductCard.js';

interface BuyableProductCardProps {
  product: ProductSummary | Product;
  headingLevel?: 2 | 3;
  /** Set for cards in the first view: their picture loads at once. */
  priority?: boolean;
  /** The badge of a best seller. Without it the card has none. */
  bestSellerLabel?: string;
  /** A line below the price. */
  priceNote?: string | undefined;
  /** Adds markup to the name, for example highlighted search terms. */
  renderName?: ((name: string) => ReactNode) | undefined;
}

/** The card of a product with its cart and wishlist buttons. */
export function BuyableProductCard({ product, bestSellerLabel, renderName, ...rest }: BuyableProductCardProps) {
  const card = toProductCard(product, useLanguage());
  return (
    <ShopProductCard
      card={card}
      name={renderName?.(card.name)}
      badges={bestSellerLabel && card.isBestSeller ? [bestSellerLabel] : []}
      action={<CardAction product={product} card={card} />}
      wishlist={<WishlistButton name={card.name} code={card.productCode} />}
      {...rest}
    />
  );
}
