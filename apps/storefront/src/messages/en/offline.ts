const en = {
  offline: {
    title: 'You are offline',
    text: 'Pages you have already opened still work.',
    cart: 'Go to the cart',
    retry: 'Try again',
  },
} as const;

export default en;
