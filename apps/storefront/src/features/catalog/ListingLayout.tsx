import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { rememberPageAtom, type CategoryPageView } from '@mahd/data/catalog';
import { localizedPath } from '@mahd/rules/locale';
import type { ListingQuery } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Container } from '@mahd/ui/Container';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ListingToolbar } from '@mahd/ui/ListingToolbar';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { lazyHydrate } from '../../app/lazyHydrate.js';
import { useFocusAfterRemoval } from '../../shell/lostFocus.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { activeFilters, sortOptions } from './listingFilters.js';
import { Columns, HeadingRow, Intro, MobileFilterButton, Rows, ShortDescription } from './ListingLayout.styles.js';

// Only few categories have one.
const FeedingNotice = lazyWithRetry(() => import('./FeedingNotice.js'));
// Only for categories that are divided.
const ListingSiblings = lazyWithRetry(() => import('./ListingSiblings.js'));
// Only for lists that are filtered.
const ListingChips = lazyWithRetry(async () => ({ default: (await import('./ListingChips.js')).ListingChips }));
// Only for visitors who have entered a date, which the server does not know.
const BabyHint = lazyWithRetry(async () => ({ default: (await import('./BabyHint.js')).BabyHint }));
// On phones and tablets they are hidden, and not loaded before the sheet opens.
const ListingFilters = lazyHydrate('listing-filters', 'visible', () => import('./ListingFilters.js'));
const ListingFilterSheet = lazyWithRetry(() => import('./ListingFilterSheet.js'));

interface ListingLayoutProps {
  category: CategoryPageView;
  query: ListingQuery;
  total: number;
  /** Whether the products can be filtered and ordered. Without, only the categories and the number of items are shown. */
  hasControls: boolean;
  path: string;
  /** Returns the URL of the first page of the listing with the given change. */
  hrefWith: (change: Partial<ListingQuery>) => string;
  breadcrumbs: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The layout of a listing: breadcrumbs, heading, filters, sort order and footer around the products. */
export function ListingLayout({
  category,
  query,
  total,
  hasControls,
  path,
  hrefWith,
  breadcrumbs,
  footer,
  children,
}: ListingLayoutProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { navigate } = useApp();
  const stage = useBabyStage();
  // The sheet closes with its list: a category chosen in it may have no filters.
  const [sheetPath, setSheetPath] = useState<string | null>(null);
  const setSheetOpen = (open: boolean) => setSheetPath(open ? path : null);
  const rememberPage = useSetAtom(rememberPageAtom);
  useEffect(() => rememberPage(query.page ?? undefined), [rememberPage, query.page]);
  const count = t('catalog.items', { n: total });
  const action = localizedPath(language, path);
  const filters = activeFilters(query, language, t);
  useFocusAfterRemoval(
    filters.map(({ label }) => label),
    '[data-part=active-filters] [data-part=tag]',
  );

  return (
    <Container>
      <Stack gap={48}>
        <Rows gap={16}>
          {breadcrumbs}
          <Intro>
            <Stack gap={8} as="header">
              <HeadingRow>
                <Heading headingLevel={1}>
                  {query.q ? t('listing.resultsFor', { query: query.q }) : category.name || t('listing.allProducts')}
                </Heading>
                {/* Announced by the controls, or by the grid. */}
                {total > 0 && (
                  <Text muted aria-hidden>
                    {count}
                  </Text>
                )}
              </HeadingRow>
              {category.shortDescription && <ShortDescription muted>{category.shortDescription}</ShortDescription>}
            </Stack>
            {category.notice && (
              <Suspense>
                <FeedingNotice label={t('catalog.feedingNoticeLabel')} text={category.notice} path={path} />
              </Suspense>
            )}
          </Intro>
          {category.subcategories.length > 1 && (
            <Suspense>
              <ListingSiblings category={category} />
            </Suspense>
          )}
          <Columns data-plain={!hasControls || undefined}>
            <div data-filters>
              <ListingFilters />
            </div>
            <Stack gap={16}>
              {hasControls && (
                <ListingToolbar
                  count={count}
                  suggestion={
                    stage && (
                      <Suspense>
                        <BabyHint stage={stage} query={query} hrefWith={hrefWith} />
                      </Suspense>
                    )
                  }
                  filter={
                    <MobileFilterButton>
                      <Button variant="outline" aria-haspopup="dialog" onClick={() => setSheetOpen(true)}>
                        <Icon name="filter" />
                        {filters.length > 0 ? t('filters.active', { n: filters.length }) : t('filters.title')}
                      </Button>
                    </MobileFilterButton>
                  }
                  sort={{
                    action,
                    name: 'sort',
                    label: t('sort.label'),
                    value: query.sort,
                    options: sortOptions(t),
                    hiddenFields: [...new URLSearchParams(hrefWith({ sort: 'featured' }).split('?')[1] ?? '')],
                    onValueChange: (sort) =>
                      navigate(localizedPath(language, hrefWith({ sort: sort as ListingQuery['sort'] }))),
                  }}
                />
              )}
              {filters.length > 0 && (
                <Suspense>
                  <ListingChips
                    filters={filters.map(({ label, without }) => ({ label, href: hrefWith(without) }))}
                    clearHref={path}
                  />
                </Suspense>
              )}
              {children}
            </Stack>
          </Columns>
        </Rows>
        {footer}
      </Stack>
      {sheetPath === path && (
        <Suspense>
          <ListingFilterSheet total={total} onOpenChange={setSheetOpen} />
        </Suspense>
      )}
    </Container>
  );
}
