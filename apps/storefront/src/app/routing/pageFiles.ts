/** Imports of all page modules, by file. */
export const pageFiles = import.meta.glob('../../routes/**/*.tsx');
