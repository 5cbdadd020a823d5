import type { ListingQuery } from '@mahd/rules/shop';
import { ageBandOf } from '@mahd/rules/shop/babyStage';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { useBabyStage } from '../visitor/useBabyStage.js';

interface BabyHintProps {
  query: ListingQuery;
  /** Returns the URL of the first page of the listing with the given change. */
  hrefWith: (change: Partial<ListingQuery>) => string;
}

/** A link that sets the age filter to the stored baby's age. */
export function BabyHint({ query, hrefWith }: BabyHintProps) {
  const t = useTranslate();
  const stage = useBabyStage();
  if (stage === null) return null;
  const band = ageBandOf(stage);
  if (query.age.includes(band)) return null;
  return (
    <LinkButton href={hrefWith({ age: [band] })} variant="outline" size="small">
      {stage.kind === 'baby' && stage.months > 0 ? t('listing.forBaby', { n: stage.months }) : t('listing.forNewborn')}
    </LinkButton>
  );
}
