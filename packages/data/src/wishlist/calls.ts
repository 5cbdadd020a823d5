import { HttpError } from '../http/index.js';

/** API calls and decoders load on demand. Without them a change fails like any other on a lost connection. */
export const calls = () =>
  import('./api.js').catch((cause: unknown) => {
    throw new HttpError('network', 'The calls could not be loaded', { cause });
  });
