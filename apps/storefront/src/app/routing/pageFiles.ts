/** The code of every page but home, which most visits begin with, by its file. */
export const pageFiles = import.meta.glob(['../../routes/**/*.tsx', '!../../routes/home/Home.tsx']);
