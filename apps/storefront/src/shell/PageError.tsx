import { lazy, Suspense } from 'react';

/** Fetched ahead while the page is idle, so that it is there when the connection is not. */
export const loadPageErrorView = () => import('./PageErrorView.js');

const View = lazy(loadPageErrorView);

/** What stands in the place of a page that is not there or could not be loaded. */
export const PageError = () => (
  <Suspense>
    <View />
  </Suspense>
);
