import { formatNumber } from '@mahd/rules/locale';
import type { ListingQuery } from '@mahd/rules/shop';
import { serializeListingQuery } from '@mahd/rules/shop';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import emptyDrawing from '../../shell/drawings/empty-search.svg?url';

interface ListingEmptyProps {
  query: ListingQuery;
  total: number;
  /** The listing without any filter. */
  plainAddress: string;
  firstPage: string;
}

/** Why a listing shows nothing, and the one way on: the page does not exist, nothing fits the filters, or the category is still empty. */
export function ListingEmpty({ query, total, plainAddress, firstPage }: ListingEmptyProps) {
  const t = useTranslate();
  const language = useLanguage();
  const drawing = <img src={emptyDrawing} alt="" width={240} height={240} />;
  if (total > 0) {
    return (
      <EmptyState
        drawing={drawing}
        title={t('listing.noSuchPage', { n: formatNumber(query.page ?? 1, language) })}
        action={<LinkButton href={firstPage}>{t('listing.firstPage')}</LinkButton>}
      />
    );
  }
  if (serializeListingQuery({ ...query, page: 1 }) !== '') {
    return <EmptyState drawing={drawing} title={t('listing.noMatch')} action={<LinkButton href={plainAddress}>{t('listing.showAll')}</LinkButton>} />;
  }
  return <EmptyState drawing={drawing} title={t('listing.empty')} action={<LinkButton href="/mother-baby-products">{t('nav.viewAllProducts')}</LinkButton>} />;
}
