import type { Preview } from '@storybook/react-vite';

/** What react-docgen notes of a prop. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/** The type of a prop as a reader needs it: the choices of a union, and that what cannot be changed is a list. */
export const readableTypes: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { name: kind, raw } = props[name]?.tsType ?? {};
      // react-docgen has no word for `readonly X[]`, which every list of the library is.
      const summary = kind === 'unknown' ? 'list' : kind === 'union' ? raw?.replaceAll(/\s+/g, ' ') : undefined;
      return [
        name,
        summary === undefined ? type : { ...type, table: { ...type.table, type: { ...type.table?.type, summary } } },
      ];
    }),
  );
};
