import { useState } from 'react';
import type { WishlistProduct } from '@mahd/data/wishlist';
import { useTranslate } from '../../app/AppContext.js';
import { RecommendedProducts } from '../catalog/RecommendedProducts.js';
import { WishlistShare } from './WishlistShare.js';

/** Up to one row of products leaves room for suggestions. */
const SHORT_LIST = 4;

interface WishlistAfterProps {
  /** The products on the wishlist. */
  shown: readonly WishlistProduct[];
}

/** Below the products of a wishlist: sharing it and, while it is short, products that may be added. */
export function WishlistAfter({ shown }: WishlistAfterProps) {
  const t = useTranslate();
  // Uses the list as it was on opening, so that a suggestion stays in place when it is added.
  const [opened] = useState(shown);
  return (
    <>
      <WishlistShare />
      {opened.length <= SHORT_LIST && (
        <RecommendedProducts title={t('cartCommon.recommended')} without={opened.map(({ product }) => product._id)} />
      )}
    </>
  );
}
