import { Provider } from 'jotai';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { AppProvider, type App } from './AppContext.js';
import { markHydrated } from './markHydrated.js';
import { nestConditionalRules } from './nestConditionalRules.js';

const stylisPlugins = [nestConditionalRules];

/** The providers around the router, on the server and in the browser. */
export function Root({ app, children }: { app: App; children: ReactNode }) {
  useLayoutEffect(() => markHydrated(document.getElementById('root')), []);
  return (
    <StrictMode>
      <StyleSheetManager stylisPlugins={stylisPlugins}>
        <Provider store={app.state.shop.store}>
          <AppProvider value={app}>{children}</AppProvider>
        </Provider>
      </StyleSheetManager>
    </StrictMode>
  );
}
