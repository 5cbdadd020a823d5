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
  // As it was when opened: a suggestion that is put onto the list stays under the finger or the focus.
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
