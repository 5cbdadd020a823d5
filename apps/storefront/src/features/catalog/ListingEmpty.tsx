import { formatNumber } from '@mahd/rules/locale';
import type { ListingLink, ProductList } from '@mahd/data/catalog';
import type { ListingQuery } from '@mahd/rules/shop';
import { serializeListingQuery } from '@mahd/rules/shop';
import { EmptyState } from '@mahd/ui/EmptyState';
import { LinkButton } from '@mahd/ui/LinkButton';
import { Stack } from '@mahd/ui/Stack';
import { useLanguage, useTranslate } from '../../app/AppContext.js';
import searchDrawing from '../../shell/drawings/empty-search.svg?url';
import shelfDrawing from './drawings/empty-shelf.svg?url';
import ListingArticles from './ListingArticles.js';
import { CenteredLinks, EmptyList } from './ListingEmpty.styles.js';
import { RecommendedProducts } from './RecommendedProducts.js';
import { shortPrice } from './shortPrice.js';

interface ListingEmptyProps {
  query: ListingQuery;
  total: number;
  /** The prices that there are without the price filter, if that is what nothing matches. */
  prices: ProductList['prices'];
  /** Returns the URL of the first page of the listing with the given change. */
  hrefWith: (change: Partial<ListingQuery>) => string;
  /** The URL of the listing without filters. */
  unfilteredHref: string;
  firstPageHref: string;
  /** Alternatives for a search without results. */
  categories: readonly ListingLink[];
}

/** Explains an empty listing. Articles that match the search and recommended products are right below instead of below the filters. */
export default function ListingEmpty(props: ListingEmptyProps) {
  const t = useTranslate();
  return (
    <EmptyList gap={32}>
      <Reason {...props} />
      {props.query.q && props.total === 0 && <ListingArticles />}
      <RecommendedProducts title={t('listing.recommended')} />
    </EmptyList>
  );
}

/** The limit of the price filter that is beyond all prices, and the price closest to it. Null also where both limits are between two prices. */
function closestPrice({ minPrice, maxPrice }: ListingQuery, prices: ProductList['prices']) {
  const { lowest = null, highest = null } = prices ?? {};
  if (minPrice !== null && highest !== null && minPrice > highest)
    return { limit: 'minPrice', fils: highest, text: 'listing.highestPrice', label: 'filters.showFrom' } as const;
  if (maxPrice !== null && lowest !== null && maxPrice < lowest)
    return { limit: 'maxPrice', fils: lowest, text: 'listing.lowestPrice', label: 'filters.showUpTo' } as const;
  return null;
}

/** Why a listing is empty: the page number is too high, nothing matches the search or filters, or the category is empty. */
function Reason({ query, total, prices, hrefWith, unfilteredHref, firstPageHref, categories }: ListingEmptyProps) {
  const t = useTranslate();
  const language = useLanguage();
  const search = <img src={searchDrawing} alt="" width={240} height={240} />;
  const shelf = <img src={shelfDrawing} alt="" width={240} height={240} />;
  if (total > 0) {
    return (
      <EmptyState
        drawing={shelf}
        title={t('listing.noSuchPage', { n: formatNumber(query.page ?? 1) })}
        actions={<LinkButton href={firstPageHref}>{t('listing.firstPage')}</LinkButton>}
      />
    );
  }
  if (query.q !== '') {
    return (
      <Stack gap={8} align="center">
        <EmptyState
          drawing={search}
          title={t('listing.nothingFor', { query: query.q })}
          description={t('listing.nothingForText')}
          actions={<LinkButton href={unfilteredHref}>{t('nav.viewAllProducts')}</LinkButton>}
        />
        <CenteredLinks
          label={t('listing.allCategories')}
          links={categories.map(({ name, href }) => ({ label: name, href }))}
        />
      </Stack>
    );
  }
  if (serializeListingQuery({ ...query, page: 1 }) !== '') {
    const price = closestPrice(query, prices);
    const amount = price ? shortPrice(price.fils, language) : '';
    const isPriceOnly =
      serializeListingQuery({ ...query, page: 1, sort: 'featured', minPrice: null, maxPrice: null }) === '';
    return (
      <EmptyState
        drawing={search}
        title={t('listing.noMatch')}
        description={price ? t(price.text, { amount }) : t('listing.noMatchText')}
        actions={
          price ? (
            <>
              <LinkButton href={hrefWith({ minPrice: null, maxPrice: null, [price.limit]: price.fils })}>
                {t(price.label, { amount })}
              </LinkButton>
              <LinkButton href={hrefWith({ minPrice: null, maxPrice: null })} variant="outline">
                {t('listing.allPrices')}
              </LinkButton>
            </>
          ) : isPriceOnly ? (
            <>
              <LinkButton href={unfilteredHref}>{t('listing.allPrices')}</LinkButton>
              {unfilteredHref !== '/products' && (
                <LinkButton href="/products" variant="outline">
                  {t('nav.viewAllProducts')}
                </LinkButton>
              )}
            </>
          ) : (
            <LinkButton href={unfilteredHref}>{t('nav.viewAllProducts')}</LinkButton>
          )
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={shelf}
      title={t('listing.empty')}
      actions={<LinkButton href="/mother-baby-products">{t('nav.viewAllProducts')}</LinkButton>}
    />
  );
}
