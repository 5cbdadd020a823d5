/** As wide as the page ever is. */
export const fullWidth = '(min-width: 80em)';
