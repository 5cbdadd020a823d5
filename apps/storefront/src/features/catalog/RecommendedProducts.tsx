import { useAtomValue } from 'jotai';
import { recommendedAtom, type ProductSummary } from '@mahd/data/catalog';
import { soldOutLast } from '@mahd/rules/shop';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { useTranslate } from '../../app/AppContext.js';
import { BuyableProductCard } from './BuyableProductCard.js';

interface RecommendedProductsProps {
  title: string;
  /** Ids of products that are left out: the page shows them already. */
  without?: readonly string[];
  /** The category of the page: its products come first. */
  category?: string | undefined;
  /** Without it on pages that link to all products themselves. */
  linkToAll?: boolean;
}

/** Fewer are not worth a row of their own. */
const LEAST = 3;

/** One product of each kind, then the others: the first in view differ. */
function kindsFirst(products: readonly ProductSummary[]) {
  const kinds = new Set<string>();
  const first = products.filter(({ sub_category: kind }) => !kinds.has(kind) && kinds.add(kind));
  return [...first, ...products.filter((product) => !first.includes(product))];
}

/**
 * Recommended products under the given heading, with a link to all of them. Renders nothing when they could not be
 * loaded or few remain.
 */
export function RecommendedProducts({ title, without = [], category, linkToAll = true }: RecommendedProductsProps) {
  const t = useTranslate();
  const { data: recommended, isError } = useAtomValue(recommendedAtom());
  const products = recommended?.data.filter(({ _id: id }) => !without.includes(id));
  if (isError || (products && products.length < LEAST)) return null;
  return (
    <ProductCarousel
      title={title}
      {...(linkToAll ? { more: { label: t('common.viewAll'), href: '/products?show=recommended' } } : {})}
      pending={!products}
    >
      {products &&
        soldOutLast([
          ...kindsFirst(products.filter((product) => product.category === category)),
          ...kindsFirst(products.filter((product) => product.category !== category)),
        ]).map((product) => <BuyableProductCard key={product._id} product={product} />)}
    </ProductCarousel>
  );
}
