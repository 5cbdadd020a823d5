/**
 * Maximum lengths of what shoppers type, in characters: the same in the forms, the contract and the API. That of a
 * search is `MAX_SEARCH_LENGTH`, because listings have no other need of this table.
 */
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
  /** Of every phone number, with country code and spaces. */
  phone: 32,
  orderNumber: 30,
  returnNote: 1000,
  reviewTitle: 120,
  review: 2000,
  promoCode: 40,
} as const;
