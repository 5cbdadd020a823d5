const en = {
  reviews: {
    title: 'Ratings & reviews',
    average: '{rating} out of 5',
    empty: 'No reviews yet. Yours can be the first.',
    write: 'Write a review',
    loginFirst: 'Log in to write a review',
    yourRating: 'Your rating',
    yourComment: 'Your comment',
    commentHint: 'Tell other parents what helped and what did not. Please give no health advice.',
    submit: 'Send review',
    sent: 'Thank you. Your review appears after a short check.',
    ratingRequired: 'Please choose a rating from 1 to 5.',
    commentRequired: 'Please write a comment.',
    already: 'You have already reviewed this product.',
    failed: 'Your review could not be sent. Please try again.',
    by: '\u2068{name}\u2069, {date}',
    verified: 'Verified purchase',
    distribution: { one: '{stars} stars: {n} review', other: '{stars} stars: {n} reviews' },
  },
} as const;

export default en;
