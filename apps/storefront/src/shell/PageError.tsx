import { Suspense } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';

/** Fetched ahead while the page is idle, so that it is there when the connection is not. */
export const loadPageErrorView = () => import('./PageErrorView.js');

const View = lazyWithRetry(loadPageErrorView);

/** What stands in the place of a page that is not there or could not be loaded. */
export const PageError = () => (
  <Suspense>
    <View />
  </Suspense>
);

const ShellView = lazyWithRetry(async () => ({ default: (await loadPageErrorView()).ShellErrorView }));

/** What stands in the place of everything when the frame around the pages fails. */
export const ShellError = () => (
  <Suspense>
    <ShellView />
  </Suspense>
);
