import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useRef, useState } from 'react';
import { productListAtom, toProductCard } from '@mahd/data/catalog';
import { categoriesAtom, toCategoryTile } from '@mahd/data/catalog/categories';
import {
  addRecentSearchAtom,
  clearRecentSearchesAtom,
  recentSearchesAtom,
  SEARCH_FROM_LENGTH,
  searchStateAtom,
  searchTextAtom,
  type ProductHitView,
} from '@mahd/data/search';
import { formatNumber, localizedPath } from '@mahd/rules/locale';
import { wide } from '@mahd/ui/breakpoints';
import { CardPrice } from '@mahd/ui/CardPrice';
import { Picture, type PictureSource } from '@mahd/ui/Picture';
import { SearchDropdown } from '@mahd/ui/SearchDropdown';
import { SearchSheet } from '@mahd/ui/SearchSheet';
import { useApp, useLanguage } from '../app/AppContext.js';
import { ShopLink } from '../app/ShopLink.js';
import { contactLinks } from './contactLinks.js';
import { useMessages } from './useMessages.js';

/** How many popular products are suggested. */
const popularCount = 4;

const isWide = () => matchMedia(wide).matches;
/** Whether a phone has room for one more product and article. */
const isHigh = () => matchMedia('(min-height: 50em)').matches;

/** How many products are above the articles. More would move the last article behind the link to all results. */
const productCount = {
  dropdown: (articles: number) => (matchMedia('(min-height: 60em)').matches || articles < 4 ? 6 : 5),
  sheet: () => (isWide() ? 6 : isHigh() ? 5 : 4),
};

const status = {
  idle: 'idle',
  typing: 'idle',
  loading: 'loading',
  error: 'error',
  results: 'ready',
  empty: 'ready',
} as const;

const thumbnail = (picture: PictureSource | null) => <Picture picture={picture} alt="" ratio="square" sizes="56px" />;

/** A product in the results or the suggestions. */
const toProduct = ({ href, name, detail, sizesCount, picture, price }: ProductHitView) => ({
  id: href,
  href,
  name,
  detail,
  sizesCount,
  picture: thumbnail(picture),
  price: <CardPrice price={price} />,
});

/** How many articles are below them. On a phone the link to all results is clear of its edge. */
const articleCount = (products: number) => (isWide() ? 5 : products <= 3 ? 4 : isHigh() ? 3 : 2);

/** The field of the navbar that the search replaces. */
export interface ReplacedField {
  readonly input: HTMLInputElement;
  /** Whether a pointer has pressed it. */
  readonly pressed: boolean;
}

type ShellSearchProps =
  | { variant: 'dropdown'; replaced: ReplacedField }
  | { variant: 'sheet'; open: boolean; onOpenChange: (open: boolean) => void };

/** The shop's search, loaded on first use: in the navbar of wide windows, and as a sheet on phones. */
export default function ShellSearch(props: ShellSearchProps) {
  const language = useLanguage();
  const { t } = useMessages('shellDeferred');
  const {
    navigate,
    state: { settings },
  } = useApp();
  const [text, setText] = useAtom(searchTextAtom);
  const found = useAtomValue(searchStateAtom[language]);
  const recent = useAtomValue(recentSearchesAtom);
  const addRecent = useSetAtom(addRecentSearchAtom);
  const clearRecent = useSetAtom(clearRecentSearchesAtom);
  const categories = useAtomValue(categoriesAtom()).data ?? [];
  const { data: popular } = useAtomValue(productListAtom({ filter: 'Popularity' }));
  const input = useRef<HTMLInputElement>(null);
  const replaced = props.variant === 'dropdown' ? props.replaced : null;
  const [dropdownOpen, setDropdownOpen] = useState(replaced?.pressed === true || Boolean(replaced?.input.value));

  // Continues where the replaced field was.
  useLayoutEffect(() => {
    if (!replaced) return;
    if (replaced.input.value !== '') setText(replaced.input.value);
    if (document.activeElement === document.body) input.current?.focus();
  }, [replaced, setText]);

  const open = props.variant === 'sheet' ? props.open : dropdownOpen;
  const setOpen = props.variant === 'sheet' ? props.onOpenChange : setDropdownOpen;
  const action = localizedPath(language, '/products');
  const resultsOf = (query: string) => `${action}?q=${encodeURIComponent(query)}`;
  const results = 'results' in found ? found.results : { products: [], total: 0, closest: false, articles: [] };
  const shown = results.products.slice(0, productCount[props.variant](results.articles.length));
  const search = {
    inputRef: input,
    query: text,
    onQueryChange: setText,
    open,
    onOpenChange: (now: boolean, { reason }: { reason: string }) => {
      if (reason === 'link-press') addRecent(text);
      setOpen(now);
    },
    status: status[found.status],
    minLength: SEARCH_FROM_LENGTH,
    products: shown.map(toProduct),
    articles: results.articles
      .slice(0, articleCount(results.products.length))
      .map(({ href, name }) => ({ id: href, href, name })),
    recent: recent.map((query, index) => ({ id: `recent-${index}`, href: resultsOf(query), name: query })),
    onRecentClear: clearRecent,
    suggestions: [
      {
        title: t('search.categories'),
        layout: 'grid' as const,
        items: categories.map((category) => {
          const { href, name, picture } = toCategoryTile(category, language);
          return { id: href, href, name, picture: thumbnail(picture) };
        }),
      },
      {
        title: t('search.popular'),
        // Feeding products that replace breastfeeding are not promoted.
        items: (popular?.data ?? [])
          .filter((product) => !product.regulated_feeding)
          .map((product) => toProductCard(product, language))
          .filter(({ outOfStock }) => !outOfStock)
          .slice(0, popularCount)
          .map((card) => ({ ...toProduct(card), id: `popular-${card.href}` })),
      },
    ],
    noResultsHelp: (
      <>
        <p>{t('help.question')}</p>
        <ul>
          {[{ href: '/contact', label: t('nav.contact') }, ...contactLinks(settings.company, t)].map(
            ({ href, label }) => (
              <li key={href}>
                <ShopLink href={href}>{label}</ShopLink>
              </li>
            ),
          )}
        </ul>
      </>
    ),
    texts: {
      label: t('nav.searchLabel'),
      submit: t('nav.search'),
      clear: t('search.clear'),
      keepTyping: t('search.keepTyping'),
      searching: t('search.searching'),
      failed: t('search.failed'),
      products: t(results.closest && results.products.length > 0 ? 'search.closest' : 'search.products'),
      // All of them are the closest.
      ...(results.closest ? {} : { otherProducts: t('search.otherProducts') }),
      articles: t('search.articles'),
      noProduct: t('search.noProduct'),
      noArticle: t('search.noArticle'),
      allResults:
        results.total !== null && results.total > shown.length
          ? t('search.allResultsOf', { n: formatNumber(results.total), query: text.trim() })
          : t('search.allResults', { query: text.trim() }),
      recent: t('search.recent'),
      clearRecent: t('search.clearRecent'),
    },
    action,
    onSearch: (query: string) => {
      addRecent(query);
      setOpen(false);
      navigate(resultsOf(query));
    },
  };
  return props.variant === 'sheet' ? <SearchSheet {...search} /> : <SearchDropdown {...search} />;
}
