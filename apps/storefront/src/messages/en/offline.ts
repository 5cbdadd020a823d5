const en = {
  offline: {
    title: 'You are offline',
    text: 'Pages you have already opened still work, and so does your cart.',
    cart: 'Go to the cart',
    retry: 'Try again',
  },
} as const;

export default en;
