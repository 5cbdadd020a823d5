/** Imports of all messages except those of the home page's first view, by file. */
export const messageFiles = import.meta.glob(['../messages/{en,ar}/*.ts', '!../messages/{en,ar}/{home,shell}.ts']);
