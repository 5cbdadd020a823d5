/** The id of a product page's buy form, for submit buttons outside of it. */
export const buyFormId = 'buy';
