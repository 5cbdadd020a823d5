import { useAtomValue } from 'jotai';
import { offersAtom, toBasePriceOfOffer, toOfferCard, trackedOffer } from '@mahd/data/catalog';
import type { LimitedTimeOfferContent } from '@mahd/data/content';
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
import plainTag from './drawings/plain-tag.svg?url';

/** The products on offer, with loading, error and empty states. */
export function OfferGrid({ page: { offers: labels, failure, empty } }: { page: LimitedTimeOfferContent }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: offers, isError, isFetching, refetch } = useAtomValue(offersAtom());
  useTrack(
    offers && offers.length > 0
      ? { name: 'view_item_list', list: '/limited-time-offer', items: offers.map(trackedOffer) }
      : null,
    language,
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
      {!offers && <Text role="status">{labels.loading}</Text>}
      <ProductGrid
        columns={4}
        pending={!offers}
        placeholders={4}
        announcement={t('landing.offers', { n: offers?.length ?? 0 })}
      >
        {offers?.map((offer) => {
          const card = toOfferCard(offer, language);
          return (
            <OfferCard
              key={offer._id}
              {...card}
              priceNote={basePriceText(toBasePriceOfOffer(offer), t, language)}
              actionLabel={labels.buyNow}
              wishlist={<WishlistButton name={card.name} code={offer.default_variation ?? offer.product_code} />}
            />
          );
        })}
      </ProductGrid>
    </>
  );
}
