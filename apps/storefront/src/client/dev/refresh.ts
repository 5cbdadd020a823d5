// Development only: must be evaluated before any component, so that React Refresh can register them.
import '@vitejs/plugin-react/preamble';

/** Exports of a page that are not components; `hotUpdate.ts` replaces them. */
const besidesComponents = ['meta', 'loader'];

Object.assign(window, {
  __getReactRefreshIgnoredExports: ({ id }: { id: string }) =>
    id.includes('/storefront/src/routes/') ? besidesComponents : [],
});
