const en = {
  stockAlerts: {
    title: 'Notify me',
    description: 'Get one email when a product is available.',
    text: '{name} is sold out. We’ll email you once when it’s back in stock.',
    textSoon: '{name} is coming soon. We’ll email you once when it’s available.',
    email: 'Email address',
    submit: 'Notify me',
    emailInvalid: 'Please enter a valid email address.',
    waiting: 'Done! We’ll email {email} when it’s available.',
    confirmationSent:
      'Check your inbox: we sent a link to {email}. Use it within 7 days to confirm your address, and we’ll email you when the product is available.',
    inStock: 'It’s available now. Reload the page to buy it.',
    tooMany: 'Too many requests. Please try again later.',
    confirmedTitle: 'Your address is confirmed',
    confirmedText: 'We’ll email you once when {name} is available.',
    inStockTitle: 'Available now',
    inStockText: '{name} is available now.',
    viewProduct: 'View the product',
    stopTitle: 'Stop all stock notifications?',
    stopText: 'We won’t email you about any of the products you asked about.',
    stop: 'Stop them',
    stoppedTitle: 'Stopped',
    stoppedText: 'All your stock notifications are stopped.',
    failedTitle: 'That didn’t work',
    linkTitle: 'This link no longer works',
    linkInvalid: 'It is incomplete, has expired or was already used. Ask for a new alert on the product page.',
    linkExpired: 'It has expired. Ask for a new alert on the product page.',
    search: 'Search for the product',
    searchExample: 'e.g. breast pump',
  },
} as const;

export default en;
