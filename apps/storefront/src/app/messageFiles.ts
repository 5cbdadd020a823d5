/** All strings but those of the first view of home, by their file. */
export const messageFiles = import.meta.glob(['../messages/{en,ar}/*.ts', '!../messages/{en,ar}/{home,shell}.ts']);
