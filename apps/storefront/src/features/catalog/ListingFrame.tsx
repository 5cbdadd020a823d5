import { Suspense, useState, type ReactNode } from 'react';
import type { CategoryPageView } from '@mahd/data/catalog';
import { localizedPath } from '@mahd/rules/locale';
import { parseListingQuery, type ListingQuery } from '@mahd/rules/shop';
import { ActiveFilters } from '@mahd/ui/ActiveFilters';
import { Button } from '@mahd/ui/Button';
import { Container } from '@mahd/ui/Container';
import { FilterPanel } from '@mahd/ui/FilterPanel';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ListingToolbar } from '@mahd/ui/ListingToolbar';
import { Notice } from '@mahd/ui/Notice';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { BabyHint } from './BabyHint.js';
import { activeFilters, filterGroups, sortOptions } from './listingFilters.js';
import { Columns, FilterButtonPlace } from './ListingFrame.styles.js';

const BottomSheet = lazyWithRetry(async () => ({ default: (await import('@mahd/ui/BottomSheet')).BottomSheet }));

interface ListingFrameProps {
  category: CategoryPageView;
  query: ListingQuery;
  total: number;
  path: string;
  /** The listing's address with a change, from its first page. */
  addressOf: (change: Partial<ListingQuery>) => string;
  breadcrumbs: ReactNode;
  /** What follows the list. */
  below: ReactNode;
  children: ReactNode;
}

/** What stands around the products of a listing: where we are, what can be narrowed, in which order, and the category's own words. */
export function ListingFrame({
  category,
  query,
  total,
  path,
  addressOf,
  breadcrumbs,
  below,
  children,
}: ListingFrameProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { navigate } = useApp();
  const [sheet, setSheet] = useState(false);
  const groups = filterGroups(category, query, t);
  const action = localizedPath(language, path);
  const go = (address: string) => navigate(localizedPath(language, address));
  const filterBy = (chosen: URLSearchParams) =>
    go(addressOf({ ...parseListingQuery(chosen), q: query.q, sort: query.sort }));
  const nonEmpty = (names: readonly (readonly [string, string])[]) => names.filter(([, value]) => value !== '');
  const filters = activeFilters(query, language, t);
  const panel = (
    <FilterPanel
      action={action}
      groups={groups}
      hiddenFields={nonEmpty([
        ['q', query.q],
        ['sort', query.sort === 'featured' ? '' : query.sort],
      ])}
      onFilter={filterBy}
    />
  );

  return (
    <Container>
      <Stack gap={48}>
        <Stack gap={24}>
          {breadcrumbs}
          <Stack gap={8} as="header">
            <Heading level={1}>
              {query.q ? t('listing.resultsFor', { query: query.q }) : category.name || t('listing.allProducts')}
            </Heading>
            {category.shortDescription && <Text tone="soft">{category.shortDescription}</Text>}
          </Stack>
          {category.notice && <Notice title={t('catalog.feedingNoticeLabel')}>{category.notice}</Notice>}
          <Columns>
            <aside aria-label={t('filters.title')}>{panel}</aside>
            <Stack gap={16}>
              <ListingToolbar
                count={t('catalog.items', { n: total })}
                hint={<BabyHint query={query} addressOf={addressOf} />}
                filter={
                  <FilterButtonPlace>
                    <Button variant="outline" aria-haspopup="dialog" onClick={() => setSheet(true)}>
                      <Icon name="filter" />
                      {t('filters.title')}
                    </Button>
                  </FilterButtonPlace>
                }
                sort={{
                  action,
                  name: 'sort',
                  label: t('sort.label'),
                  value: query.sort,
                  options: sortOptions(t),
                  hiddenFields: [...new URLSearchParams(addressOf({ sort: 'featured' }).split('?')[1] ?? '')],
                  onSort: (sort) => go(addressOf({ sort: sort as ListingQuery['sort'] })),
                }}
              />
              <ActiveFilters
                filters={filters.map(({ label, without }) => ({ label, href: addressOf(without) }))}
                clearHref={path}
              />
              {children}
            </Stack>
          </Columns>
        </Stack>
        {below}
      </Stack>
      {sheet && (
        <Suspense>
          <BottomSheet
            open
            onOpenChange={setSheet}
            title={t('filters.title')}
            actions={
              <Button block onClick={() => setSheet(false)}>
                {t('filters.showResults', { n: total })}
              </Button>
            }
          >
            {panel}
          </BottomSheet>
        </Suspense>
      )}
    </Container>
  );
}
