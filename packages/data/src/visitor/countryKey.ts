/** Where the country of a visitor is kept in local storage (specification, section 3). */
export const COUNTRY_KEY = 'ipApiData';
