import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { productAtom, type Product } from '@mahd/data/catalog';
import { productReadingAtom, productReadingQuery } from '@mahd/data/content';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ReadingCards } from '../content/ReadingCards.js';

/** What texts know of a product, so that they and it find each other. */
const aboutOf = ({ route, age_from_months, regulated_feeding }: Product) => ({
  route,
  ageFromMonths: age_from_months,
  regulated: regulated_feeding,
});

/** Loads what to read beside a product. */
export const loadReading = (shop: Shop, product: Product, language: Language) =>
  shop.load(productReadingQuery(shop.http, aboutOf(product), language));

/** What to read beside the product of the address; nothing where there is nothing. */
export default function ProductReading() {
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? <Readings product={product} /> : null;
}

function Readings({ product }: { product: Product }) {
  const t = useTranslate();
  const { data: cards = [] } = useAtomValue(productReadingAtom(aboutOf(product), useLanguage()));
  return <ReadingCards id="reading" title={t('product.relatedArticles')} cards={cards} />;
}
