import { Suspense } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';

/** Also preloaded when the browser is idle, so that it is available offline. */
export const loadPageErrorView = () => import('./PageErrorView.js');

const View = lazyWithRetry(loadPageErrorView);

/** Replaces a page that does not exist or failed to load. Set `frame` when the shell itself failed. */
export const PageError = ({ frame }: { frame?: boolean }) => (
  <Suspense>
    <View frame={frame} />
  </Suspense>
);
