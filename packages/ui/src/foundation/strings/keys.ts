import type { AnyPluralForms } from '@mahd/rules/locale';

/**
 * The library's own texts: accessible names and labels that are not passed as props. Plural texts have the forms of
 * their language.
 */
export interface UiStrings {
  close: string;
  next: string;
  previous: string;
  loading: string;
  tryAgain: string;
  optional: string;
  newTab: string;
  skipLink: string;
  openMenu: string;
  closeMenu: string;
  openSearch: string;
  closeSearch: string;
  searchResults: AnyPluralForms;
  noMatches: string;
  mainNavigation: string;
  bottomNavigation: string;
  footerNavigation: string;
  breadcrumbs: string;
  pagination: string;
  /** {n} */
  goToPage: string;
  /** {n} */
  currentPage: string;
  morePages: string;
  scrollToTop: string;
  languageLabel: string;
  /** {title} */
  carousel: string;
  /** {n}, {total}; seen, not read */
  countOf: string;
  /** {n}, {total} */
  slideOf: string;
  /** {n} */
  goToSlide: string;
  nextSlide: string;
  previousSlide: string;
  pauseSlides: string;
  playSlides: string;
  /** {n}, {total}, {name} */
  imageOf: string;
  zoomImage: string;
  zoomIn: string;
  zoomOut: string;
  noPicture: string;
  /** {rating}: one decimal, for example 4.3 */
  rating: string;
  reviews: AnyPluralForms;
  /** {amount} */
  oldPrice: string;
  /** {amount} */
  newPrice: string;
  /** {amount} */
  priceFrom: string;
  /** {percent} */
  percentOff: string;
  /** {percent} */
  upToPercentOff: string;
  priceSoon: string;
  outOfStock: string;
  /** {n}: how many sizes a product has */
  sizes: AnyPluralForms;
  /** {name} */
  quantityOf: string;
  increase: string;
  decrease: string;
  comingSoon: string;
  filters: string;
  activeFilters: string;
  clearFilters: string;
  /** {name} */
  removeFilter: string;
  showPassword: string;
  hidePassword: string;
  errorSummary: string;
  notifications: string;
  cartItems: AnyPluralForms;
  /** Accessible name of the scroll container of a wide table without caption or heading. */
  table: string;
  /** {title} */
  playVideo: string;
  inStock: string;
  lowStock: AnyPluralForms;
  apply: string;
}

export type UiStringKey = keyof UiStrings;
