const en = {
  faq: {
    filter: 'Search questions',
    filterPlaceholder: 'For example: sleep, returns',
    productFilterPlaceholder: 'For example: nipple size',
    noMatch: 'No matching questions',
    noMatchHint: 'Please try another word.',
    showAll: 'Show all questions',
    matches: {
      one: '{n} question',
      other: '{n} questions',
    },
    stillQuestions: 'Didn’t find your question?',
    contactText: 'Write to us in English or Arabic.',
    copy: 'Copy link',
    copied: 'Link copied',
    link: 'Copy link: {question}',
    products: 'See the products',
    groups: 'Topics',
  },
} as const;

export default en;
