/** Types of delivery addresses. The checkout of guests offers the first two. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];
