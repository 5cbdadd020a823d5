import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { cartLinesAtom } from '@mahd/data/cart';
import { productAtom, type ProductSummary } from '@mahd/data/catalog';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { useTranslate } from '../../app/AppContext.js';
import { BuyableProductCard } from '../catalog/BuyableProductCard.js';
import { suggestedWith } from './suggestedWith.js';

/** The lines that suggestions are asked for, newest first: each is a request. */
const ASKED_LINES = 3;
const MAX_SUGGESTIONS = 8;

/** Products that go with what is in the cart, each once. */
export function CartSuggestions() {
  const lines = useAtomValue(cartLinesAtom);
  // A line that a link has added has no route before the server has priced the cart.
  const routes = lines.map(({ route }) => route).filter((route) => route !== '');
  return routes.length > 0 && <Suggestions inCart={routes} />;
}

function Suggestions({ inCart }: { inCart: readonly string[] }) {
  const t = useTranslate();
  // Uses the cart as it was on opening, so that a suggestion stays in place when it is added.
  const [suggestionsAtom] = useState(() => suggestionsFor(inCart));
  const suggestions = useAtomValue(suggestionsAtom);
  return (
    <ProductCarousel title={t('cart.goesWithCart')}>
      {suggestions?.map((product) => (
        <BuyableProductCard key={product._id} product={product} />
      ))}
    </ProductCarousel>
  );
}

function suggestionsFor(inCart: readonly string[]) {
  const products = [...new Set(inCart.toReversed())].slice(0, ASKED_LINES).map(productAtom);
  return atom((get) => {
    // Not before all have come: cards in front of others would move them.
    if (products.some((product) => get(product).isPending)) return null;
    const related = products.flatMap((product) => suggestedWith(get(product).data, inCart));
    const byId = new Map<string, ProductSummary>(related.map((product) => [product._id, product]));
    return [...byId.values()].slice(0, MAX_SUGGESTIONS);
  });
}
