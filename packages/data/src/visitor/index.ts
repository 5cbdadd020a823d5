/** The visitor: country, delivery place, consent and analytics. The language is the first segment of the path. */
export type { VitalsReport } from '@mahd/contract';
export { startAnalytics } from './analytics.js';
export type { AnalyticsOptions, AnalyticsWindow } from './analytics.js';
export { babyDateAtom } from './baby.js';
export { chooseConsentAtom, consentAtom } from './consent.js';
export type { Consent, ConsentChoice } from './consent.js';
export { storeColorScheme } from './colorScheme.js';
export type { ColorSchemeChoice } from './colorScheme.js';
export { COLOR_SCHEME_KEY, COUNTRY_KEY } from './deviceKeys.js';
export {
  confirmMainMarketAtom,
  countryAtom,
  detectCountryAtom,
  isAbroadAtom,
  isSaudiVisitorAtom,
  lookUpCountry,
  SAUDI_ARABIA,
} from './country.js';
export type { GeoServices } from './country.js';
export { emiratesAtom, emiratesQuery, toPlaceOptions } from './emirates.js';
export type { Emirate, PlaceOption } from './emirates.js';
