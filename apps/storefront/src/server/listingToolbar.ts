import { ROOT_KEY } from '@mahd/data/store';
import { belowTablet, media, wideDesktop } from '@mahd/ui/breakpoints';

/**
 * Marks the document of a visitor who has entered a baby's date, before first paint: pages are cached for everybody, so the server cannot know it. Above
 * listings on phones it reserves the line of the hint.
 */
export const babyScript = `try{if(JSON.parse(localStorage.getItem('${ROOT_KEY}')).baby)document.documentElement.dataset.baby=''}catch{}`;

const head = "[data-part='listing-toolbar'] > [data-part='head']";
const onlyCount = ':has(> p:only-child)';

/**
 * The number of items is seen beside the heading; in the toolbar it is only announced. On phones its line is there only for a hint, so that the products come
 * earlier. On wide desktops the delivery promise is on the line of the toolbar (2.75rem high, 16 px above it), unless a hint is there; the products are clear of it.
 */
export const listingCss = [
  `${head} > p{position:absolute;z-index:-1;opacity:0}`,
  `@media ${belowTablet}{:root:not([data-baby]) ${head}${onlyCount},[data-part='listing-toolbar']:has(+ [data-part='active-filters']) > [data-part='head']${onlyCount}{position:absolute}}`,
  `${media.desktop}{[data-sale] + [data-part='product-grid']{margin-block-start:var(--space-8)}}`,
  `@media ${wideDesktop}{:root:not([data-baby]) [data-part='listing-toolbar']:has(> [data-part='head'] > p:only-child) + [data-sale]{padding-block-start:calc((2.75rem - 1lh) / 2);margin-block-start:calc(-2.75rem - var(--space-16));margin-inline-end:17rem}}`,
].join('');
