// @vitest-environment node
import { Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyWithRetry } from './lazyWithRetry.js';

test('fails at once on the server, with the original error', async () => {
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
