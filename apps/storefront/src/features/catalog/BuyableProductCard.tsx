import type { ReactNode } from 'react';
import {
  defaultCodeOf,
  reducedCodeOf,
  toProductCard,
  toReducedCard,
  type Product,
  type ProductSummary,
} from '@mahd/data/catalog';
import { ProductCard } from '@mahd/ui/ProductCard';
import { useLanguage } from '../../app/AppContext.js';
import { CardAction } from '../cart/CardAction.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';

interface BuyableProductCardProps {
  product: ProductSummary | Product;
  headingLevel?: 2 | 3;
  /** Set for cards in the first view: their picture loads at once. */
  priority?: boolean;
  /** Shows the size that is reduced instead of all. */
  reduced?: boolean;
  /** The badge of a best seller. Without it the card has none. */
  bestSellerLabel?: string;
  /** The sizes as links, instead of the button and of the line that names them. */
  action?: ReactNode;
  /** The price of 100 ml, 100 g or one piece. */
  priceNote?: string;
  /** Adds markup to the name, for example highlighted search terms. */
  renderName?: ((name: string) => ReactNode) | undefined;
}

/** The card of a product with its cart and wishlist buttons. */
export function BuyableProductCard({
  product,
  reduced = false,
  bestSellerLabel,
  renderName,
  action,
  ...rest
}: BuyableProductCardProps) {
  const card = (reduced ? toReducedCard : toProductCard)(product, useLanguage());
  return (
    <ProductCard
      {...card}
      detail={action ? '' : card.detail}
      name={renderName ? renderName(card.name) : card.name}
      badges={bestSellerLabel && product.sortings.includes('Best Seller') ? [bestSellerLabel] : []}
      action={
        action ?? <CardAction product={product} card={card} code={reduced ? reducedCodeOf(product) : undefined} />
      }
      wishlist={<WishlistButton name={card.name} code={defaultCodeOf(product)} />}
      {...rest}
    />
  );
}
