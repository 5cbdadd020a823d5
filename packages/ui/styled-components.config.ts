/**
 * Options of Oxc's styled-components transform, one set for tests, Storybook and the published package: component ids come
 * from the file and not from the order of evaluation, so what a server renders is what a browser expects.
 */
export const styledComponents = {
  ssr: true,
  displayName: true,
  fileName: false,
  minify: true,
  pure: true,
  namespace: 'mahd',
};
