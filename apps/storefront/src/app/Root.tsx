import { Provider } from 'jotai';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { AppProvider, type App } from './AppContext.js';
import { markHydrated } from './markHydrated.js';
import { nestConditionalRules } from './nestConditionalRules.js';

const stylisPlugins = [nestConditionalRules];

/** What surrounds the router on both sides: the visitor's store and the app's services. */
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
