/** Maximum lengths of what shoppers type, in characters: the same in the forms, the contract and the API. */
export const MAX_LENGTHS = {
  firstName: 60,
  lastName: 60,
  email: 254,
  /** Longer passwords cost hashing time and add no security. */
  password: 200,
  address: 300,
  area: 80,
  deliveryNote: 300,
  giftMessage: 300,
  contactMessage: 5000,
  orderNumber: 30,
  returnNote: 1000,
  review: 2000,
} as const;
