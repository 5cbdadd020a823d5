import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { offersAtom, toBasePriceOfOffer, trackedOffer } from '@mahd/data/catalog';
import type { LimitedTimeOfferContent } from '@mahd/data/content';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { EmptyState } from '@mahd/ui/EmptyState';
import { ErrorState } from '@mahd/ui/ErrorState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { OfferCard } from '@mahd/ui/OfferCard';
import { ProductGrid } from '@mahd/ui/ProductGrid';
import { Text } from '@mahd/ui/Text';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import errorDrawing from '../../shell/drawings/error.svg?url';
import { basePriceText } from '../catalog/basePriceText.js';
import { useTrack } from '../visitor/useTrack.js';
import { WishlistButton } from '../wishlist/WishlistButton.js';
import { toOfferList } from './offerList.js';
import plainTag from './drawings/plain-tag.svg?url';

// The loader of the page loads it.
const OfferControls = lazyWithRetry(() => import('./OfferControls.js'));

/** The products on offer, of the category and in the order of the URL, with loading, error and empty states. */
export function OfferGrid({ page: { offers: labels, failure, empty } }: { page: LimitedTimeOfferContent }) {
  const t = useTranslate();
  const language = useLanguage();
  const [search] = useSearchParams();
  const { data: offers, isError, isFetching, refetch } = useAtomValue(offersAtom());
  const { categories, category, sort, shown } = toOfferList(offers ?? [], search, language);
  useTrack(
    shown.length > 0
      ? { name: 'view_item_list', list: '/limited-time-offer', items: shown.map(({ offer }) => trackedOffer(offer)) }
      : null,
    [language, category, sort].join(),
  );
  if (!offers && isError) {
    return (
      <ErrorState
        headingLevel={3}
        drawing={<img src={errorDrawing} alt="" width={240} height={240} />}
        title={failure.title}
        description={failure.text}
        onRetry={() => void refetch()}
        pending={isFetching}
      />
    );
  }
  if (offers?.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        drawing={<img src={plainTag} alt="" width={240} height={240} />}
        title={empty.title}
        description={empty.text}
        actions={<LinkButton href={empty.href}>{empty.linkLabel}</LinkButton>}
      />
    );
  }
  return (
    <>
      {offers ? (
        <Suspense>
          <OfferControls {...{ categories, category, sort }} count={shown.length} />
        </Suspense>
      ) : (
        <Text role="status">{labels.loading}</Text>
      )}
      <ProductGrid columns={4} pending={!offers} placeholders={4}>
        {shown.map(({ offer, card }) => (
          <OfferCard
            key={offer._id}
            {...card}
            priceNote={basePriceText(toBasePriceOfOffer(offer), t, language)}
            actionLabel={labels.buyNow}
            wishlist={<WishlistButton name={card.name} code={offer.default_variation ?? offer.product_code} />}
          />
        ))}
      </ProductGrid>
    </>
  );
}
