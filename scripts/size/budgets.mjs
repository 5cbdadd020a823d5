/** Brotli bytes of a page; 1 kB is 1000 bytes. `styles`: style sheets and fonts. */
export const budgets = { home: 128_000, route: 25_000, forms: 25_000, swiper: 27_000, styles: 75_000 };

/** CPU time of rendering product cards on a server, relative to the same HTML from plain elements. */
export const cardCostBudget = 2.3;
