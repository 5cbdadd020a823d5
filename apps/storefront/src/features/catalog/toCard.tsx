import type { ReactElement, ReactNode } from 'react';
import type { ProductCardView } from '@mahd/data/catalog';
import { ProductCard } from '@mahd/ui/ProductCard';

interface CardOptions {
  /** Where it is not plain text. */
  name?: ReactNode;
  headingLevel?: 2 | 3;
  badges?: readonly string[];
  /** The card is in the first view: its picture loads at once. */
  priority?: boolean;
  action?: ReactNode;
  wishlist?: ReactNode;
}

/** The card of a product; without an action it only leads to the product. */
export const toCard = (
  card: ProductCardView,
  { name = card.name, headingLevel = 3, badges = [], priority = false, action, wishlist }: CardOptions = {},
): ReactElement => (
  <ProductCard
    key={card.id}
    href={card.href}
    name={name}
    picture={card.picture}
    secondPicture={card.secondPicture}
    price={card.price}
    rating={card.rating}
    reviewsCount={card.reviewsCount}
    outOfStock={card.outOfStock}
    detail={card.size}
    badges={badges}
    priority={priority}
    headingLevel={headingLevel}
    action={action}
    wishlist={wishlist}
  />
);
