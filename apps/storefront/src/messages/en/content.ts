const en = {
  content: {
    lastUpdated: 'Updated on {date}',
    version: 'Version {version}',
    reviewedOn: 'Reviewed on {date}',
    sources: 'Sources',
    note: 'Please note',
    print: 'Print',
    readingTime: {
      one: '{n} minute to read',
      other: '{n} minutes to read',
    },
    onThisPage: 'On this page',
    related: 'Related',
    relatedProducts: 'Products for this',
    empty: 'There is nothing to read here yet.',
    emptyAction: 'Go to Mother & Baby World',
    weeks: 'Weeks {weeks}',
    findMonth: 'Find your month: enter a birthday or due date',
    monthNow: 'Where you are now: {month}',
    readMore: 'Read on',
    accountsEmpty: 'No account has been announced yet. Until one is listed here, none speaks for us.',
    officesEmpty:
      'The addresses will be listed here as soon as they are confirmed. Until then the contact page reaches us.',
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
    number: 'Article # {n}',
    articles: {
      one: '{n} article',
      other: '{n} articles',
    },
    previous: 'Previous article',
    next: 'Next article',
    order: 'Order of reading',
    share: 'Share this article',
  },
  sitemap: {
    bottlefeeding: 'Bottle feeding',
    checkout: 'Checkout',
    login: 'Login',
    register: 'Register',
    profile: 'Profile',
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
