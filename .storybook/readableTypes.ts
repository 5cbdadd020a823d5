import type { Preview } from '@storybook/react-vite';

/** The prop documentation of react-docgen. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/** Makes prop types readable: the members of a union, and "list" for readonly arrays. */
export const readableTypes: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { name: kind, raw } = props[name]?.tsType ?? {};
      // react-docgen does not know `readonly X[]`, the type of every list in the library.
      const summary = kind === 'unknown' ? 'list' : kind === 'union' ? raw?.replaceAll(/\s+/g, ' ') : undefined;
      return [
        name,
        summary === undefined ? type : { ...type, table: { ...type.table, type: { ...type.table?.type, summary } } },
      ];
    }),
  );
};
