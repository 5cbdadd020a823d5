/**
 * The entries of a published package: types and script of the build for each entry whose source stands in the workspace.
 * @param {Record<string, string>} sources entry → `./src/….ts`
 * @returns {Record<string, { types: string, default: string }>}
 */
export const publishedExports = (sources) =>
  Object.fromEntries(
    Object.entries(sources).map(([entry, source]) => {
      const built = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
      return [entry, { types: `${built}.d.ts`, default: `${built}.js` }];
    }),
  );
