import { Provider } from 'jotai';
import { StrictMode, type ReactNode } from 'react';
import { AppProvider, type App } from './AppContext.js';

/** What surrounds the router on both sides: the visitor's store and the app's services. */
export function Root({ app, children }: { app: App; children: ReactNode }) {
  return (
    <StrictMode>
      <Provider store={app.state.shop.store}>
        <AppProvider value={app}>{children}</AppProvider>
      </Provider>
    </StrictMode>
  );
}
