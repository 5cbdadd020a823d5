import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { forStage, productListAtom, type ProductSummary } from '@mahd/data/catalog';
import { ageBandOf, type BabyStage } from '@mahd/rules/shop/babyStage';
import { ProductCarousel } from '@mahd/ui/ProductCarousel';
import { useTranslate } from '../../app/AppContext.js';
import { BuyableProductCard } from '../catalog/BuyableProductCard.js';

/** With fewer products the carousel is not shown. */
const minProducts = 4;

interface BabyProductsProps {
  stage: BabyStage;
  recommended: readonly ProductSummary[];
  /** Shown while the products load and when too few fit. */
  children: ReactNode;
}

/** Products for the baby's stage: first those made for the age, then recommended ones that fit, then others. */
export default function BabyProducts({ stage, recommended, children }: BabyProductsProps) {
  const t = useTranslate();
  const band = ageBandOf(stage);
  const { data: forAge } = useAtomValue(productListAtom({ ages: [band] }));
  const fitting = forAge ? forStage([...recommended, ...forAge.data], stage).slice(0, 12) : [];
  if (fitting.length < minProducts) return children;
  return (
    // The key remounts the carousel, so that it starts at its first card.
    <ProductCarousel
      key="fitting"
      title={t(stage.kind === 'baby' ? 'home.fitsBaby' : 'home.forNewborn')}
      more={{ label: t('common.viewAll'), href: `/products?age=${band}` }}
    >
      {fitting.map((product) => (
        <BuyableProductCard key={product._id} product={product} />
      ))}
    </ProductCarousel>
  );
}
