const en = {
  errors: {
    network: {
      title: 'The connection failed',
      text: 'Please check your connection and try again.',
    },
    timeout: {
      title: 'This is taking too long',
      text: 'The answer did not arrive in time. Please try again.',
    },
    notFound: {
      title: 'Oops, something went wrong!',
      text: 'The page you are looking for was moved, removed, renamed or never existed.',
      action: 'Homepage',
    },
    server: {
      title: 'Something broke on our side',
      text: 'We have noted it. Please try again in a moment.',
    },
    unavailable: {
      title: 'We will be right back',
      text: 'The shop is being updated. Your cart is kept.',
    },
  },
} as const;

export default en;
