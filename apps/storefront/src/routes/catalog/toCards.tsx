import type { ReactElement, ReactNode } from 'react';
import { toProductCard, type BadgeKey, type Product, type ProductCardView, type ProductSummary } from '@mahd/data/catalog';
import type { Language } from '@mahd/rules/locale';
import { ProductCard } from '@mahd/ui/ProductCard';
import { CardAction } from '../../shopper/CardAction.js';
import { WishHeart } from '../../shopper/wishlist/WishHeart.js';

interface CardOptions {
  /** How many of the first cards are in the first view: their pictures load at once. */
  eager?: number;
  headingLevel?: 2 | 3;
  /** The words of the badges; without it cards have none. */
  badgeOf?: (key: BadgeKey) => string;
}

/** One card per product, for a grid or strip, which lay out each child. Each offers to buy. */
export function toCards(products: readonly (ProductSummary | Product)[], language: Language, { eager = 0, ...options }: CardOptions = {}): ReactElement[] {
  return products.map((product, index) => {
    const card = toProductCard(product, language);
    return toCard(card, { ...options, priority: index < eager, action: <CardAction product={product} card={card} />, wishlist: <WishHeart name={card.name} code={card.productCode} /> });
  });
}

interface OneCardOptions extends Omit<CardOptions, 'eager'> {
  priority?: boolean;
  action?: ReactNode;
  wishlist?: ReactNode;
}

/** A card; without an action it only leads to the product. */
export const toCard = (card: ProductCardView, { headingLevel = 3, badgeOf, priority = false, action, wishlist }: OneCardOptions = {}): ReactElement => (
  <ProductCard
    key={card.id}
    href={card.href}
    name={card.name}
    picture={card.picture}
    secondPicture={card.secondPicture}
    price={card.price}
    rating={card.rating}
    reviewsCount={card.reviewsCount}
    outOfStock={card.outOfStock}
    detail={card.size}
    badges={badgeOf ? card.badges.map(badgeOf) : []}
    priority={priority}
    headingLevel={headingLevel}
    action={action}
    wishlist={wishlist}
  />
);
