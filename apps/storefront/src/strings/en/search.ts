const en = {
  search: {
    label: 'Search products and articles',
    placeholder: 'What are you looking for?',
    hint: 'Type at least 4 letters',
    products: 'Products',
    articles: 'Articles',
    noProduct: 'No Product Found !!!',
    noArticle: 'No Article Found !!!',
    searching: 'Searching…',
    failed: 'The search did not work. Please try again.',
    resultsFor: 'Results for “{query}”',
    clear: 'Clear search',
    suggestion: 'Did you mean “{query}”?',
  },
} as const;

export default en;
