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
  footer: {
    offices: 'Corporate offices',
    policies: 'Policies',
    help: 'Help',
    followUs: 'Follow us',
    disclosurePolicy: 'Disclosure policy',
    privacyPolicy: 'Privacy protection policy',
    socialMediaPolicy: 'Social media policy',
    termOfUse: 'Terms of use',
    shippingReturnPolicy: 'Shipping and return policy',
    returnRefundPolicy: 'Return and refund policy',
    socialMediaList: 'Official social media list',
    subsidiaries: 'Subsidiaries and offices',
    sitemap: 'Sitemap',
    licence: 'Trade licence {licence}',
    trn: 'TRN {trn}',
    copyright: '© {year} {legalName}. All rights reserved.',
    paymentMethods: 'Card or cash on delivery',
  },
} as const;

export default en;
