'use client';
import { LinkButton } from '../../actions/LinkButton/index.js';
import { ProductCard, type ProductCardProps } from '../ProductCard/index.js';

export interface OfferCardProps extends Omit<ProductCardProps, 'name' | 'action'> {
  /** Name of the product. */
  name: string;
  /** Label of the button: "Buy now". */
  actionLabel: string;
}

/** A `ProductCard` on a landing page: its button leads to the product instead of adding it to the cart. */
export function OfferCard({ actionLabel, ...card }: OfferCardProps) {
  return (
    <ProductCard
      {...card}
      action={
        <LinkButton href={card.href} size="small" variant="outline" block aria-label={`${actionLabel}: ${card.name}`}>
          {actionLabel}
        </LinkButton>
      }
    />
  );
}
