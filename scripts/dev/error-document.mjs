import { stripVTControlCharacters } from 'node:util';

/**
 * Converts a server error for Vite's error overlay.
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
    // Only Vite's errors have a code frame; other errors may use these names for something else.
    ...(typeof frame === 'string' ? { frame: stripVTControlCharacters(frame), id, loc } : {}),
  };
}

/**
 * A page that shows an error and reloads after the next change.
 * @param {import('vite').ErrorPayload['err']} error
 * @param {number} changes number of changes before it
 */
export const errorDocument = (
  error,
  changes,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title>
<script type="module">
import { createHotContext, ErrorOverlay } from '/@vite/client';
document.body.append(new ErrorOverlay(${JSON.stringify(error).replace(/</g, '\\u003c')}));
const hot = createHotContext('/error');
hot.on('mahd:changed', () => location.reload());
hot.on('vite:ws:connect', () => hot.send('mahd:error-shown', ${changes}));
</script></head><body></body></html>`;
