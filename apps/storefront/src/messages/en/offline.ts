const en = {
  offline: {
    title: 'You are offline',
    text: 'This page needs the internet. Please try again once you are connected.',
    works: 'What still works',
    onlyPages: 'Pages you have already opened still work.',
    pages: 'Pages you have already opened',
    changeCart: 'Your cart: you can view and change it',
    cart: 'Go to the cart',
    retry: 'Try again',
  },
} as const;

export default en;
