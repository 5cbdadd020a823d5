import { useAtomValue } from 'jotai';
import { recommendedAtom } from '@mahd/data/catalog';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { useTranslate } from '../../app/AppContext.js';
import { BuyableProductCard } from './BuyableProductCard.js';

interface RecommendedProductsProps {
  title: string;
  /** Ids of products that are left out: the page shows them already. */
  without?: readonly string[];
}

/** Recommended products under the given heading, with a link to all of them. Renders nothing when they could not be loaded. */
export function RecommendedProducts({ title, without = [] }: RecommendedProductsProps) {
  const t = useTranslate();
  const { data: recommended, isError } = useAtomValue(recommendedAtom());
  if (isError) return null;
  return (
    <ProductCarousel
      title={title}
      more={{ label: t('common.viewAll'), href: '/products?show=recommended' }}
      pending={!recommended}
    >
      {recommended?.data
        .filter(({ _id: id }) => !without.includes(id))
        .map((product) => (
          <BuyableProductCard key={product._id} product={product} />
        ))}
    </ProductCarousel>
  );
}
