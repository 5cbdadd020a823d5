const en = {
  reviews: {
    title: 'Ratings & reviews',
    average: '{rating} out of 5',
    empty: 'No reviews yet. Be the first to write one.',
    write: 'Write a review',
    loginFirst: 'Log in to write a review',
    yourRating: 'Your rating',
    yourComment: 'Your comment',
    commentHint: 'Tell other parents what helped and what didn’t. Please don’t give health advice.',
    submit: 'Send review',
    sent: 'Thank you. We’ll publish your review after a short check.',
    ratingRequired: 'Please choose a rating from 1 to 5.',
    commentRequired: 'Please write a comment.',
    already: 'You’ve already reviewed this product.',
    own: {
      held: 'You’ve reviewed this product. We’ll publish your review after a short check.',
      approved: 'You’ve already reviewed this product.',
      refused: 'We couldn’t publish your review of this product.',
    },
    withdraw: 'Delete my review',
    withdrawn: 'Your review has been deleted. You can change it and send it again.',
    loadFailed: 'We couldn’t load the reviews',
    failed: 'We couldn’t send your review. Please try again.',
    by: '\u2068{name}\u2069 · \u2068{date}\u2069',
    verified: 'Verified purchase',
    distribution: { one: '{stars}-star: {n} review', other: '{stars}-star: {n} reviews' },
  },
} as const;

export default en;
