import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { rememberPageAtom, type CategoryPageView } from '@mahd/data/catalog';
import { localizedPath } from '@mahd/rules/locale';
import { isPriceRangeReversed, parseListingQuery, type ListingQuery } from '@mahd/rules/shop';
import { Button } from '@mahd/ui/Button';
import { Container } from '@mahd/ui/Container';
import { FilterPanel, type FilterPanelProps } from '@mahd/ui/FilterPanel';
import { Heading } from '@mahd/ui/Heading';
import { Icon } from '@mahd/ui/icons';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';
import { ListingToolbar } from '@mahd/ui/ListingToolbar';
import { Stack } from '@mahd/ui/Stack';
import { Text } from '@mahd/ui/Text';
import { VisuallyHidden } from '@mahd/ui/VisuallyHidden';
import { useApp, useLanguage, useTranslate } from '../../app/AppContext.js';
import { useFocusAfterRemoval } from '../../shell/lostFocus.js';
import { useBabyStage } from '../visitor/useBabyStage.js';
import { activeFilters, filterGroups, isPriceUnreadable, sortOptions } from './listingFilters.js';
import { Columns, MobileFilterButton, ShortDescription, HeadingRow } from './ListingLayout.styles.js';

// Only few categories have one.
const FeedingNotice = lazyWithRetry(() => import('./FeedingNotice.js'));
// Only for categories that are divided.
const ListingSiblings = lazyWithRetry(() => import('./ListingSiblings.js'));
// Only for lists that are filtered.
const ListingChips = lazyWithRetry(async () => ({ default: (await import('./ListingChips.js')).ListingChips }));
// Only for visitors who have entered a date, which the server does not know.
const BabyHint = lazyWithRetry(async () => ({ default: (await import('./BabyHint.js')).BabyHint }));
const BottomSheet = lazyWithRetry(async () => ({ default: (await import('@mahd/ui/BottomSheet')).BottomSheet }));

/** `id` of the filters in the sheet, which the button below them applies. */
const SHEET_FORM = 'filters';

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
  const goTo = (href: string) => navigate(localizedPath(language, href));
  // The message disappears with the next filter.
  const [unreadableAt, setUnreadableAt] = useState<string | null>(null);
  const filterBy = (chosen: URLSearchParams, { reason }: { reason: 'choice' | 'submit' }) => {
    if (isPriceUnreadable(chosen)) return setUnreadableAt(hrefWith({}));
    setUnreadableAt(null);
    const next = parseListingQuery(chosen);
    if (reason === 'submit' && !isPriceRangeReversed(next)) setSheetOpen(false);
    const href = hrefWith({ ...next, q: query.q, sort: query.sort });
    if (href !== hrefWith({})) void goTo(href);
  };
  const groups = filterGroups(category, query, t, unreadableAt === hrefWith({}));
  const filters = activeFilters(query, language, t);
  useFocusAfterRemoval(
    filters.map(({ label }) => label),
    '[data-part=active-filters] [data-part=tag]',
  );
  const panel = (own: Pick<FilterPanelProps, 'id' | 'submitLabel'> = {}) => (
    <FilterPanel
      {...own}
      action={action}
      groups={hasControls ? groups : groups.filter(({ kind }) => kind === 'links')}
      hiddenFields={[
        ...(query.q ? ([['q', query.q]] as const) : []),
        ...(query.sort === 'featured' ? [] : ([['sort', query.sort]] as const)),
      ]}
      onFilter={filterBy}
    />
  );

  return (
    <Container>
      <Stack gap={48}>
        <Stack gap={16}>
          {breadcrumbs}
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
          {category.subcategories.length > 1 && (
            <Suspense>
              <ListingSiblings category={category} />
            </Suspense>
          )}
          <Columns data-plain={!hasControls || undefined}>
            <div data-filters>{panel()}</div>
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
                    onValueChange: (sort) => goTo(hrefWith({ sort: sort as ListingQuery['sort'] })),
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
        </Stack>
        {footer}
      </Stack>
      {sheetPath === path && (
        <Suspense>
          <BottomSheet
            open
            onOpenChange={setSheetOpen}
            title={t('filters.title')}
            actions={
              <Button type="submit" form={SHEET_FORM} block>
                {t('filters.showResults', { n: total })}
              </Button>
            }
          >
            {panel({ id: SHEET_FORM, submitLabel: null })}
            {/* The page with its count is inert. */}
            <VisuallyHidden role="status">{count}</VisuallyHidden>
          </BottomSheet>
        </Suspense>
      )}
    </Container>
  );
}
