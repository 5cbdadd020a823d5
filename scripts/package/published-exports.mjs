/**
 * Maps the workspace's entries, which point to sources, to the types and scripts of the build.
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
