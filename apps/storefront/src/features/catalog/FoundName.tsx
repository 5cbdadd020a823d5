import { Suspense } from 'react';
import { lazyWithRetry } from '@mahd/ui/lazyWithRetry';

const Highlight = lazyWithRetry(async () => ({ default: (await import('@mahd/ui/Highlight')).Highlight }));

/** The name of a product with the words that were searched for. Lists without a search do not load the code for it. */
export const FoundName = ({ name, query }: { name: string; query: string }) => (
  <Suspense fallback={name}>
    <Highlight text={name} query={query} />
  </Suspense>
);
