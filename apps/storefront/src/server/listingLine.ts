import { ROOT_KEY } from '@mahd/data/store';
import { belowTablet } from '@mahd/ui/breakpoints';

/**
 * Marks the document of a visitor who has entered a baby's date, before first paint: pages are cached for everybody, so the server cannot know it. Above
 * listings on phones it reserves the line of the hint.
 */
export const babyScript = `try{if(JSON.parse(localStorage.getItem('${ROOT_KEY}')).baby)document.documentElement.dataset.baby=''}catch{}`;

const head = "[data-part='listing-toolbar'] > [data-part='head']";
const onlyCount = ':has(> p:only-child)';

/**
 * The number of items is seen beside the heading; in the toolbar it is only announced. On phones its line is there only for a hint, so that the products come
 * earlier.
 */
export const listingCss = [
  `${head} > p{position:absolute;z-index:-1;opacity:0}`,
  `@media ${belowTablet}{:root:not([data-baby]) ${head}${onlyCount},[data-part='listing-toolbar']:has(+ [data-part='active-filters']) > [data-part='head']${onlyCount}{position:absolute}}`,
].join('');
