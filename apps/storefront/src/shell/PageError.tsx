import { Suspense } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';

/** Fetched ahead while the page is idle, so that it is there when the connection is not. */
export const loadPageErrorView = () => import('./PageErrorView.js');

const View = lazyWithRetry(loadPageErrorView);

/** What stands in the place of a page that is not there or could not be loaded; `frame` when what surrounds the pages failed. */
export const PageError = ({ frame }: { frame?: boolean }) => (
  <Suspense>
    <View frame={frame} />
  </Suspense>
);
