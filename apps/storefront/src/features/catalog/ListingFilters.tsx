import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { categoriesAtom, productListAtom, toCategoryPage } from '@mahd/data/catalog';
import { localizedPath } from '@mahd/rules/locale';
import { isPriceRangeReversed, parseListingQuery } from '@mahd/rules/shop';
import { FilterPanel } from '@mahd/ui/FilterPanel';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { filterGroups, isPriceUnreadable } from './filterGroups.js';
import { hasControls, useControls } from './listingControls.js';
import { useListing } from './useListing.js';

interface ListingFiltersProps {
  /** For a button elsewhere that applies the prices, instead of the one beside them. */
  id?: string;
  /** Called when the button was pressed, unless the prices are wrong. */
  onApplied?(): void;
}

/** The filters of the listing in the URL. Each choice applies at once, prices on Enter or with the button. */
export default function ListingFilters({ id, onApplied }: ListingFiltersProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { navigate } = useApp();
  const { place, query, toParams, path, hrefWith } = useListing();
  const { data: list } = useAtomValue(productListAtom(toParams()));
  const counts = list?.categories;
  const category = toCategoryPage(useAtomValue(categoriesAtom()).data ?? [], place, language, counts);
  const controls = useControls(path + query.q, list !== undefined && hasControls(query, list.total));
  // The message disappears with the next filter.
  const [unreadableAt, setUnreadableAt] = useState<string | null>(null);
  const href = hrefWith({});
  const filterBy = (chosen: URLSearchParams, { reason }: { reason: 'choice' | 'submit' }) => {
    if (isPriceUnreadable(chosen)) return setUnreadableAt(href);
    setUnreadableAt(null);
    const next = parseListingQuery(chosen);
    if (reason === 'submit' && !isPriceRangeReversed(next)) onApplied?.();
    const filtered = hrefWith({ ...next, q: query.q, sort: query.sort });
    if (filtered !== href) void navigate(localizedPath(language, filtered));
  };
  // A category keeps the filters that its number is counted under.
  const kept = counts ? href.slice(path.length) : '';
  const groups = filterGroups(category, query, kept, t, unreadableAt === href);
  return (
    <FilterPanel
      {...(id && { id, submitLabel: null })}
      action={localizedPath(language, path)}
      groups={!list || controls ? groups : groups.filter(({ kind }) => kind === 'links')}
      hiddenFields={[
        ...(query.q ? ([['q', query.q]] as const) : []),
        ...(query.sort === 'featured' ? [] : ([['sort', query.sort]] as const)),
      ]}
      onFilter={filterBy}
    />
  );
}
