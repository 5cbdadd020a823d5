/** The sections of the profile: the value of `active` in the URL, the name and its icon. */
export const profileSections = [
  ['basic', 'profile.tabBasic', 'grid'],
  ['order', 'profile.tabOrder', 'package'],
  ['addresses', 'profile.tabAddresses', 'home'],
  ['wishlist', 'wishlist.title', 'heart'],
  ['details', 'profile.tabDetails', 'user'],
  ['reset', 'profile.tabReset', 'key'],
] as const;

export type ProfileSection = (typeof profileSections)[number][0];

/** The section that the URL asks for, the first one by default. */
export const sectionOf = (query: URLSearchParams) =>
  profileSections.find(([value]) => value === query.get('active')) ?? profileSections[0];
