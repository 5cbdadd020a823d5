/** The form that puts the product of a page into the cart: what a button elsewhere on the page belongs to. */
export const buyFormId = 'buy';
