const en = {
  content: {
    lastUpdated: 'Updated on {date}',
    version: 'Version {version}',
    reviewedOn: 'Checked against these sources on {date}',
    sources: 'Sources',
    note: 'Please note',
    print: 'Print',
    // No-break spaces: the label wraps before it.
    readingTime: {
      one: '{n}\u00a0min\u00a0read',
      other: '{n}\u00a0min\u00a0read',
    },
    onThisPage: 'On this page',
    related: 'Related',
    relatedProducts: 'Related products',
    empty: 'Nothing to read here yet.',
    emptyAction: 'Go to Mother & Baby World',
    weeks: 'Weeks {from}–{to}',
    findMonth: 'Find your month: enter your date',
    monthNow: 'Where you are now: {month}',
    readMore: 'Read the guide',
    accountsEmpty: 'Mahd has no social media accounts yet. Any account using our name is not ours.',
    officesEmpty: 'Mahd sells from the United Arab Emirates and has no other companies or offices to list yet.',
    question: 'Do you have a question?',
    questionText: 'We read every message and answer in English or Arabic, as you prefer.',
    quickAnswers: 'Quick answers',
    returns: 'Returns and refunds',
  },
  office: {
    address: 'Address',
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    website: 'Website',
  },
  article: {
    number: '{topic} · article {n} of {total}',
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
    bottlefeeding: 'Wide-neck bottles and nipples',
    checkout: 'Checkout',
    login: 'Log in',
    register: 'Create an account',
    profile: 'Account',
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
