import type { ProductCardView } from '@mahd/data/catalog';
import { ProductCard } from '@mahd/ui/ProductCard';
import { useTranslate } from '../../app/AppContext.js';

interface ProductCardsProps {
  products: readonly ProductCardView[];
  /** How many of the first cards are in the first view: their pictures load at once. */
  eager?: number;
  headingLevel?: 2 | 3;
}

/** Cards for a grid or strip. The badge words need the `catalog` strings. */
export function ProductCards({ products, eager = 0, headingLevel = 3 }: ProductCardsProps) {
  const t = useTranslate();
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
