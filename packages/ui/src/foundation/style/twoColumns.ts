/** Columns of a grid on a phone: two, or one where the letters are too large for two. */
export const twoColumns = 'repeat(auto-fill, minmax(min(100%, max(8rem, 40%)), 1fr))';
