import type { ListingQuery } from '@mahd/rules/shop';
import { ageBandOf } from '@mahd/rules/shop/babyStage';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useTranslate } from '../../app/AppContext.js';
import { useBabyStage } from '../visitor/useBabyStage.js';

interface BabyHintProps {
  query: ListingQuery;
  /** The listing's address with a change, from its first page. */
  addressOf: (change: Partial<ListingQuery>) => string;
}

/** One press sets the age filter to the child of this device; the list itself never changes by itself. */
export function BabyHint({ query, addressOf }: BabyHintProps) {
  const t = useTranslate();
  const stage = useBabyStage();
  if (stage === null) return null;
  const band = ageBandOf(stage);
  if (query.age.includes(band)) return null;
  return (
    <LinkButton href={addressOf({ age: [band] })} variant="outline" size="small">
      {stage.kind === 'baby' && stage.months > 0 ? t('listing.forBaby', { n: stage.months }) : t('listing.forNewborn')}
    </LinkButton>
  );
}
