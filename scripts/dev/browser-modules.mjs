/** @typedef {import('vite').Plugin} Plugin */

/** A file of messages: of a domain of the storefront, or the components' own. */
const words =
  /\/apps\/storefront\/src\/messages\/(en|ar)\/(\w+)\.ts$|\/packages\/ui\/src\/foundation\/strings\/(en|ar)\.ts$/;

/**
 * Hands changed words to the page, which puts them in place of those it has (`hotUpdate.ts`). Vite alone would load the page anew: words are fetched by name,
 * and nothing that imports them could take them over.
 * @returns {Plugin}
 */
export const hotMessages = () => ({
  name: 'mahd:messages',
  hotUpdate({ file, modules: [module], timestamp }) {
    const [match, language, domain, componentLanguage] = words.exec(file) ?? [];
    if (!match || this.environment.name !== 'client') return undefined;
    if (module) {
      const address = `${module.url}?t=${timestamp}`;
      this.environment.hot.send('mahd:messages', { language: language ?? componentLanguage, domain, address });
    }
    return [];
  },
});

/**
 * Registers styled components in files without a React component, which React Refresh does not find by itself. Otherwise a changed style would be a new
 * component type, and everything inside it would lose its state.
 * @returns {Plugin}
 */
export const refreshedStyles = () => ({
  name: 'mahd:refreshed-styles',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'styled-components' },
    handler: (code, id) => ({
      code: `${code}
import { registerExportsForReactRefresh as register } from '/@react-refresh';
import * as styledHere from ${JSON.stringify(id)};
queueMicrotask(() => register(${JSON.stringify(id)}, styledHere));
`,
      map: null,
    }),
  },
});
