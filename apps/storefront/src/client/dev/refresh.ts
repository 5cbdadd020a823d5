// Evaluated before any component while developing: React has to be told where they come from.
import '@vitejs/plugin-react/preamble';

/** A page's `meta` and `loader` are no components, and are taken over by `hotUpdate.ts`. */
const besidesComponents = ['meta', 'loader'];

Object.assign(window, {
  __getReactRefreshIgnoredExports: ({ id }: { id: string }) =>
    id.includes('/storefront/src/routes/') ? besidesComponents : [],
});
