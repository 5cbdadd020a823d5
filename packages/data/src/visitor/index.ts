/** Who visits: country and places. The language is not here: it is the first segment of the path. */
export { COUNTRY_KEY, countryAtom, detectCountryAtom, isSaudiVisitorAtom, lookUpCountry } from './country.js';
export type { GeoServices } from './country.js';
export { emiratesAtom, emiratesQuery, toPlaceOptions } from './emirates.js';
export type { Emirate, PlaceOption } from './emirates.js';
