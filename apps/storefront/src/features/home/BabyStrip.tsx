import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { forStage, productListAtom, type ProductSummary } from '@mahd/data/catalog';
import { ageBandOf, type BabyStage } from '@mahd/rules/shop/babyStage';
import { ProductStrip } from '@mahd/ui/ProductStrip';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { toCards } from '../catalog/toCards.js';

/** Fewer make no row. */
const fewest = 4;

interface BabyStripProps {
  stage: BabyStage;
  recommended: readonly ProductSummary[];
  /** Stands here until it is known what fits, and when too little does. */
  children: ReactNode;
}

/** What fits the child of this device, in the place of the recommendations: what is made for its age, then what is recommended to everybody and fits. */
export default function BabyStrip({ stage, recommended, children }: BabyStripProps) {
  const t = useTranslate();
  const language = useLanguage();
  const band = ageBandOf(stage);
  const { data: ofAge } = useAtomValue(productListAtom({ ages: [band] }));
  const fitting = ofAge ? forStage([...ofAge.data, ...recommended], stage).slice(0, 12) : [];
  if (fitting.length < fewest) return children;
  return (
    // A row of its own, which begins at its first card wherever the other one stood.
    <ProductStrip
      key="fitting"
      title={t(stage.kind === 'baby' ? 'home.fitsBaby' : 'home.forNewborn')}
      more={{ label: t('common.viewAll'), href: `/products?age=${band}` }}
    >
      {toCards(fitting, language)}
    </ProductStrip>
  );
}
