import type { ReactNode } from 'react';
import type { ProductCardView } from '@mahd/data/catalog';
import { ProductCard } from '@mahd/ui/ProductCard';
import { useTranslate } from '../../app/AppContext.js';

interface ShopProductCardProps {
  card: ProductCardView;
  /** The product's name with markup, for example highlighted search terms. Defaults to the plain name. */
  name?: ReactNode;
  headingLevel?: 2 | 3;
  badges?: readonly string[];
  /** The price of 100 ml, 100 g or one piece. */
  priceNote?: string | undefined;
  /** Set for cards in the first view: their picture loads at once. */
  priority?: boolean;
  action?: ReactNode;
  wishlist?: ReactNode;
}

/** The card of a product. Without an action it only links to the product page. */
export function ShopProductCard({ card, name = card.name, priceNote = '', ...rest }: ShopProductCardProps) {
  const t = useTranslate();
  return (
    <ProductCard
      href={card.href}
      name={name}
      picture={card.picture}
      secondPicture={card.secondPicture}
      price={card.price}
      rating={card.rating}
      reviewsCount={card.reviewsCount}
      outOfStock={card.outOfStock}
      detail={card.size}
      shortDetail={card.sizesCount > 1 ? t('buy.sizes', { n: card.sizesCount }) : ''}
      priceNote={priceNote}
      {...rest}
    />
  );
}
