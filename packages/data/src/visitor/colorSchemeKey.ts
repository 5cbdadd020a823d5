/** Key of the chosen colour scheme in local storage: `light` or `dark`; absent when the page follows the device. */
export const COLOR_SCHEME_KEY = 'colorScheme';
