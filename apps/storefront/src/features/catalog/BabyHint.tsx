import type { ListingQuery } from '@mahd/rules/shop';
import { ageBandOf, type BabyStage } from '@mahd/rules/shop/babyStage';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';

interface BabyHintProps {
  stage: BabyStage;
  query: ListingQuery;
  /** Returns the URL of the first page of the listing with the given change. */
  hrefWith: (change: Partial<ListingQuery>) => string;
}

/** A link that sets the age filter to the baby's age. */
export function BabyHint({ stage, query, hrefWith }: BabyHintProps) {
  const t = useTranslate();
  const band = ageBandOf(stage);
  if (query.age.includes(band)) return null;
  return (
    <LinkButton href={hrefWith({ age: [band] })} variant="outline" size="small">
      {/* The age may be an estimate from an answer such as "3–6 months". */}
      {band > 0 ? t('listing.forBaby', { age: t('catalog.ageFrom', { n: band }) }) : t('listing.forNewborn')}
    </LinkButton>
  );
}
