const en = {
  content: {
    lastUpdated: 'Updated on {date}',
    version: 'Version {version}',
    reviewedOn: 'Checked against these sources on {date}',
    sources: 'Sources',
    note: 'Please note',
    print: 'Print',
    readingTime: {
      one: '{n}-minute read',
      other: '{n}-minute read',
    },
    onThisPage: 'On this page',
    related: 'Related',
    relatedProducts: 'Related products',
    empty: 'Nothing to read here yet.',
    emptyAction: 'Go to Mother & Baby World',
    weeks: 'Weeks {from}–{to}',
    findMonth: 'Find your month: enter a birthday or due date',
    monthNow: 'Where you are now: {month}',
    readMore: 'Read more',
    accountsEmpty: 'We have no social media accounts yet. Accounts not listed here are not ours.',
    officesEmpty:
      "We'll list our addresses here as soon as they are confirmed. Until then, please use the contact page.",
    onNetwork: '{network}, {language}',
  },
  office: {
    address: 'Address',
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    website: 'Website',
  },
  article: {
    number: 'Article {n}',
    articles: {
      one: '{n} article',
      other: '{n} articles',
    },
    previous: 'Previous article',
    next: 'Next article',
    order: 'Reading order',
    share: 'Share this article',
  },
  sitemap: {
    bottlefeeding: 'Bottle feeding',
    checkout: 'Checkout',
    login: 'Log in',
    register: 'Create an account',
    profile: 'My account',
    wishlist: 'Wishlist',
    orders: 'My orders',
  },
  share: {
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    x: 'X',
  },
} as const;

export default en;
