import { useAtomValue } from 'jotai';
import { useParams, useSearchParams } from 'react-router-dom';
import { productAtom, type Product } from '@mahd/data/catalog';
import { reviewsAtom, reviewsQuery, toReviews } from '@mahd/data/reviews';
import type { Shop } from '@mahd/data/store';
import { formatDate, formatNumber, type Language } from '@mahd/rules/locale';
import { ErrorState } from '@mahd/ui/ErrorState';
import { Heading } from '@mahd/ui/Heading';
import { Pagination } from '@mahd/ui/Pagination';
import { ReviewList } from '@mahd/ui/ReviewList';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import { WriteReview } from '../reviews/WriteReview.js';
import { FlowSection } from './Product.styles.js';

/** The page of reviews in the URL; 1 when it is missing or invalid. */
const reviewsPage = (search: URLSearchParams) =>
  /^[1-9]\d{0,3}$/.test(search.get('reviews') ?? '') ? Number(search.get('reviews')) : 1;

/** Loads a page of a product's reviews. They are optional: without them, the browser tries again. */
export const loadReviews = (shop: Shop, { route }: Product, language: Language, search: URLSearchParams) =>
  shop.load(reviewsQuery(shop.http, route, language, reviewsPage(search))).catch(() => undefined);

/** Reviews of the product in the URL, and the form to write one. */
export default function ProductReviews() {
  const { product: idOrRoute = '' } = useParams();
  const { data: product } = useAtomValue(productAtom(idOrRoute));
  return product ? <Reviews route={product.route} /> : null;
}

function Reviews({ route }: { route: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data: list, isError, isFetching, refetch } = useAtomValue(reviewsAtom(route, language, reviewsPage(search)));
  const view = list && toReviews(list);
  const pageHref = (page: number) => {
    const query = new URLSearchParams(search);
    query.set('reviews', String(page));
    return `/product/${route}?${query.toString()}#reviews`;
  };
  return (
    <FlowSection id="reviews" aria-labelledby="reviews-title">
      <Heading headingLevel={2} size="medium" id="reviews-title">
        {t('reviews.title')}
      </Heading>
      {!view && isError && (
        <ErrorState
          headingLevel={3}
          title={t('reviews.loadFailed')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {view && (
        <ReviewList
          average={view.rating}
          averageLabel={t('reviews.average', { rating: formatNumber(view.rating ?? 0) })}
          count={view.total}
          distribution={view.distribution.map(({ stars, count, percent }) => ({
            stars,
            percent,
            label: t('reviews.distribution', { stars, n: count }),
          }))}
          reviews={view.reviews.map(({ writtenAt, verified, name, ...review }) => ({
            ...review,
            by:
              writtenAt === null
                ? name
                : t('reviews.by', { name: `\u2068${name}\u2069`, date: formatDate(writtenAt, language) }),
            verifiedLabel: verified ? t('reviews.verified') : undefined,
          }))}
          emptyText={t('reviews.empty')}
          actions={<WriteReview product={route} />}
          footer={<Pagination page={view.page} total={view.pages} href={pageHref} />}
        />
      )}
    </FlowSection>
  );
}
