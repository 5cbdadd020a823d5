/** All strings but those of the first view of home, by their file. */
export const wordFiles = import.meta.glob(['../strings/{en,ar}/*.ts', '!../strings/{en,ar}/{home,shell}.ts']);
