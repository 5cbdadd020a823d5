const en = {
  policies: {
    accountsContact: 'You can always reach us through the',
    contactPage: 'contact page',
    returnQuestion: 'Returning something?',
    returnText: 'Find your order with its number, and choose what you want to send back.',
    startReturn: 'Start a return',
  },
} as const;

export default en;
