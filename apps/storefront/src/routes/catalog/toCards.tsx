import type { ReactElement } from 'react';
import type { BadgeKey, ProductCardView } from '@mahd/data/catalog';
import { ProductCard } from '@mahd/ui/ProductCard';

interface CardOptions {
  /** How many of the first cards are in the first view: their pictures load at once. */
  eager?: number;
  headingLevel?: 2 | 3;
  /** The words of the badges; without it cards have none. */
  badgeOf?: (key: BadgeKey) => string;
}

/** One card per product, for a grid or strip, which lay out each child. */
export function toCards(products: readonly ProductCardView[], { eager = 0, headingLevel = 3, badgeOf }: CardOptions = {}): ReactElement[] {
  return products.map((product, index) => (
    <ProductCard
      key={product.id}
      href={product.href}
      name={product.name}
      picture={product.picture}
      secondPicture={product.secondPicture}
      price={product.price}
      rating={product.rating}
      reviewsCount={product.reviewsCount}
      outOfStock={product.outOfStock}
      detail={product.size}
      badges={badgeOf ? product.badges.map(badgeOf) : []}
      priority={index < eager}
      headingLevel={headingLevel}
    />
  ));
}
