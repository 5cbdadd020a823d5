/** Key of the chosen colour scheme in local storage: `light` or `dark`; absent when the page follows the device. */
export const COLOR_SCHEME_KEY = 'colorScheme';

/** Key of the visitor's country in local storage. */
export const COUNTRY_KEY = 'ipApiData';
