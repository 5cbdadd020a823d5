/** Key of the visitor's country in local storage. */
export const COUNTRY_KEY = 'ipApiData';
