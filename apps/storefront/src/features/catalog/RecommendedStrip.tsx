import { useAtomValue } from 'jotai';
import { recommendedAtom } from '@mahd/data/catalog';
import { ProductStrip } from '@mahd/ui/ProductStrip';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { toCards } from './toCards.js';

/** What is recommended to everybody, under the words of the page, with the way to all of it. Nothing where it could not be loaded. */
export function RecommendedStrip({ title }: { title: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: recommended, isError } = useAtomValue(recommendedAtom());
  if (isError) return null;
  return (
    <ProductStrip
      title={title}
      more={{ label: t('common.viewAll'), href: '/products?show=recommended' }}
      loading={!recommended}
    >
      {toCards(recommended?.data ?? [], language)}
    </ProductStrip>
  );
}
