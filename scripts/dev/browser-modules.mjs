/** @typedef {import('vite').Plugin} Plugin */

/** Messages of a storefront domain, or of the components. */
const messageFiles =
  /\/apps\/storefront\/src\/messages\/(en|ar)\/(\w+)\.ts$|\/packages\/ui\/src\/foundation\/strings\/(en|ar)\.ts$/;

/**
 * Sends changed messages to the page, which replaces its own (`hotUpdate.ts`). Without this, Vite reloads the page,
 * because no module accepts updates of messages that are imported by name.
 * @returns {Plugin}
 */
export const hotMessages = () => ({
  name: 'mahd:messages',
  hotUpdate({ file, modules: [module], timestamp }) {
    const [match, language, domain, componentLanguage] = messageFiles.exec(file) ?? [];
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
