import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { productAtom, type Product } from '@mahd/data/catalog';
import { productReadingAtom, productReadingQuery } from '@mahd/data/content';
import type { Shop } from '@mahd/data/store';
import type { Language } from '@mahd/rules/locale';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { ReadingCards } from '../content/ReadingCards.js';

/** The product fields that articles are matched by. */
const toReadingCriteria = ({ route, age_from_months, regulated_feeding }: Product) => ({
  route,
  ageFromMonths: age_from_months,
  regulated: regulated_feeding,
});

/** Loads the articles related to a product. They are optional: failures are ignored. */
export const loadReading = (shop: Shop, product: Product, language: Language) =>
  shop.load(productReadingQuery(shop.http, toReadingCriteria(product), language)).catch(() => undefined);

/** Articles related to the product in the URL. Renders nothing without any. */
export default function ProductReading() {
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? <RelatedArticles product={product} /> : null;
}

function RelatedArticles({ product }: { product: Product }) {
  const t = useTranslate();
  const { data: cards = [] } = useAtomValue(productReadingAtom(toReadingCriteria(product), useLanguage()));
  return <ReadingCards id="reading" title={t('listing.articles')} size="medium" cards={cards} />;
}
