import type { ReactElement, ReactNode } from 'react';
import { toProductCard, type BadgeKey, type Product, type ProductSummary } from '@mahd/data/catalog';
import type { Language } from '@mahd/rules/locale';
import { CardAction } from '../cart/CardAction.js';
import { toCard } from './toCard.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';

interface CardsOptions {
  /** How many of the first cards are in the first view: their pictures load at once. */
  eager?: number;
  headingLevel?: 2 | 3;
  /** The words of the badges; without it cards have none. */
  badgeOf?: (key: BadgeKey) => string;
  /** How a name is shown where it is not plain text. */
  nameOf?: (name: string) => ReactNode;
}

/** One card per product, for a grid or strip, which lay out each child. Each offers to buy. */
export function toCards(
  products: readonly (ProductSummary | Product)[],
  language: Language,
  { eager = 0, headingLevel = 3, badgeOf, nameOf }: CardsOptions = {},
): ReactElement[] {
  return products.map((product, index) => {
    const card = toProductCard(product, language);
    return toCard(card, {
      headingLevel,
      ...(nameOf ? { name: nameOf(card.name) } : {}),
      badges: badgeOf ? card.badges.map(badgeOf) : [],
      priority: index < eager,
      action: <CardAction product={product} card={card} />,
      wishlist: <WishlistButton name={card.name} code={card.productCode} />,
    });
  });
}
