const en = {
  offline: {
    title: 'You’re offline',
    text: 'This page needs the internet. Please try again once you’re connected.',
    works: 'What still works',
    onlyPages: 'Pages you’ve already opened still work.',
    pages: 'Pages you’ve already opened',
    changeCart: 'Your cart: you can view and change it',
    home: 'Go to the home page',
    cart: 'Go to the cart',
    retry: 'Try again',
  },
} as const;

export default en;
