import type { ReactElement } from 'react';
import type { ProductCardView } from '@mahd/data/catalog';
import { ProductCard } from '@mahd/ui/ProductCard';
import type { Translate } from '../../app/words.js';

interface CardOptions {
  /** How many of the first cards are in the first view: their pictures load at once. */
  eager?: number;
  headingLevel?: 2 | 3;
}

/** One card per product, for a grid or strip, which lay out each child. Badges need the `catalog` strings. */
export function toCards(products: readonly ProductCardView[], t: Translate, { eager = 0, headingLevel = 3 }: CardOptions = {}): ReactElement[] {
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
      badges={product.badges.map((key) => t(key))}
      priority={index < eager}
      headingLevel={headingLevel}
    />
  ));
}
