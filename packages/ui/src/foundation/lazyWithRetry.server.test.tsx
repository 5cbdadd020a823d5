// @vitest-environment node
import { Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyWithRetry } from './lazyWithRetry.js';

test('on a server, what cannot be loaded is an error at once, and says what it is', async () => {
  const Part = lazyWithRetry(() => Promise.reject(new Error('no such file')));
  const error = await new Promise((resolve) => {
    renderToPipeableStream(
      <Suspense>
        <Part />
      </Suspense>,
      { onError: resolve },
    );
  });
  expect(error).toEqual(new Error('no such file'));
});
