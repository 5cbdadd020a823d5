const en = {
  errors: {
    network: {
      title: 'Connection failed',
      text: 'Please check your connection and try again.',
    },
    timeout: {
      title: 'This is taking too long',
      text: 'The server didn’t respond in time. Please try again.',
    },
    notFound: {
      title: 'Page not found',
      text: 'It may have been moved, renamed or removed.',
      searchExample: 'e.g. breast pump',
      closest: 'The closest match:',
      allPages: 'See all our pages',
      action: 'Go to the home page',
      categories: 'Shop by category',
    },
    server: {
      title: 'Something went wrong on our side',
      text: 'We’ve logged the problem. Please try again in a moment.',
    },
    unavailable: {
      title: 'We’ll be right back',
      text: 'We’re updating the shop. Your cart is saved.',
    },
  },
} as const;

export default en;
