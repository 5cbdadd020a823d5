/** `grid-template-columns` on a phone: two columns, or one when the text is enlarged. */
export const twoColumns = 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))';
