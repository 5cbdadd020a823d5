import type { ReactNode } from 'react';
import { toProductCard, type BadgeKey, type Product, type ProductSummary } from '@mahd/data/catalog';
import type { BasePrice } from '@mahd/rules/shop';
import { useLanguage } from '../../app/AppContext.js';
import { CardAction } from '../cart/CardAction.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';
import { ShopProductCard } from './ShopProductCard.js';

interface BuyableProductCardProps {
  product: ProductSummary | Product;
  headingLevel?: 2 | 3;
  /** Set for cards in the first view: their picture loads at once. */
  priority?: boolean;
  /** Translates the badges. Without it the card has none. */
  badgeLabel?: (key: BadgeKey) => string;
  /** Formats the price of 100 ml, 100 g or one piece. Without it the card has none. */
  basePriceLabel?: (basePrice: BasePrice) => string;
  /** Adds markup to the name, for example highlighted search terms. */
  renderName?: ((name: string) => ReactNode) | undefined;
}

/** The card of a product with its cart and wishlist buttons. */
export function BuyableProductCard({
  product,
  badgeLabel,
  basePriceLabel,
  renderName,
  ...rest
}: BuyableProductCardProps) {
  const card = toProductCard(product, useLanguage());
  return (
    <ShopProductCard
      card={card}
      name={renderName?.(card.name)}
      badges={badgeLabel ? card.badges.map(badgeLabel) : []}
      priceNote={card.basePrice ? basePriceLabel?.(card.basePrice) : undefined}
      action={<CardAction product={product} card={card} />}
      wishlist={<WishlistButton name={card.name} code={card.productCode} />}
      {...rest}
    />
  );
}
