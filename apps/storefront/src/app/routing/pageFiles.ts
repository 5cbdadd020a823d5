/** The code of every page by its file. */
export const pageFiles = import.meta.glob('../../routes/**/*.tsx');
