import { stripVTControlCharacters } from 'node:util';

/**
 * What Vite's overlay shows of an error on the server.
 * @param {unknown} error
 * @returns {import('vite').ErrorPayload['err']}
 */
export function overlayError(error) {
  const { message, stack, id, frame, loc } = /** @type {import('vite').Rollup.RollupError} */ (
    error instanceof Error ? error : new Error(String(error))
  );
  return {
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack ?? ''),
    plugin: 'server',
    // Only Vite's own errors are about a place in a file; others may have something else by these names.
    ...(typeof frame === 'string' ? { frame: stripVTControlCharacters(frame), id, loc } : {}),
  };
}

/**
 * A page that shows an error, and loads what should have been there as soon as something has changed.
 * @param {import('vite').ErrorPayload['err']} error
 */
export const errorDocument = (error) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>
<script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${JSON.stringify(error).replace(/</g, '\\u003c')}));
createHotContext('/error').on('mahd:changed', () => location.reload());
</script></head><body></body></html>`;
