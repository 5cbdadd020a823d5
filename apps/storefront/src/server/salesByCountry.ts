import { COUNTRY_KEY, SAUDI_ARABIA } from '@mahd/data/visitor';

/**
 * Marks the document of a visitor whom the shop sells nothing to, before first paint: pages are cached for
 * everybody, so the server cannot know it. `useCountryDetection` does so when the country is not yet stored.
 */
export const salesScript = `try{if(JSON.parse(localStorage.getItem('${COUNTRY_KEY}')).countryCode==='${SAUDI_ARABIA}')document.documentElement.dataset.sales='removed'}catch{}`;

/** What only visitors who can order see: prices, stock, delivery, and everything that leads to an order. */
const sales = [
  '[data-sale]',
  "[data-part='buy-box'] > [data-part='notes']:not(:has([data-part='contact-help']))",
  "[data-part='product-card'] :is([data-part='price'], [data-part='action'])",
  "[data-part='product-card'] [data-part='offer']",
  "[data-part='product-card'][data-out-of-stock] [data-part='tag']",
  "[data-part='buy-box'] :is([data-part='price'], [data-part='tax'], [data-part='stock'], [data-part='quantity-stepper'])",
  "[data-part='buy-box'] [data-part='actions'] > :not([data-no-sale])",
  "[data-part='buy-bar']",
  "[data-part='search-dropdown'] [data-part='price']",
  "[data-part='nav-bar'] :is([data-part='order-tracking'], [data-part='profile'], [data-part='cart'])",
  "[data-part='bottom-bar'] li:has(a:is([href$='/cart'], [href*='/profile']))",
].join(',');

/**
 * `hidden` leaves the space, so that nothing shifts on the page where the country is detected; `removed` is for all later pages. Elements with
 * `data-no-sale` replace what is hidden.
 */
export const salesCss = [
  `:root[data-sales='hidden'] :is(${sales}){visibility:hidden}`,
  `:root[data-sales='removed'] :is(${sales}){display:none}`,
  ':root[data-sales] [data-part="greeting"]{visibility:hidden}',
  ":root[data-sales='removed'] [data-offers]{display:none}",
  ":root[data-sales='removed'] [data-part='product-card'] > [data-part='body']{padding-block-end:var(--space-12)}",
  ':root:not([data-sales]) [data-no-sale]{display:none}',
  ":root[data-sales='hidden'] [data-part='buy']{position:relative}",
  ":root[data-sales='hidden'] [data-no-sale]{position:absolute;inset-block-start:0;inset-inline:0}",
].join('');
