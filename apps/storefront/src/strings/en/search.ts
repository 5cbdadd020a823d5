const en = {
  search: {
    label: 'Search products and articles',
    placeholder: 'What are you looking for?',
    keepTyping: 'Keep typing…',
    products: 'Products',
    articles: 'Articles',
    noProduct: 'No Product Found !!!',
    noArticle: 'No Article Found !!!',
    searching: 'Searching…',
    failed: 'The search did not work. Please try again.',
  },
} as const;

export default en;
