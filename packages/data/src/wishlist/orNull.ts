import type { Decoder } from '../http/decoders.js';

/** Decodes an invalid entry as null, so that one of them does not break the list. */
export const orNull =
  <T>(decode: Decoder<T>): Decoder<T | null> =>
  (value) => {
    try {
      return decode(value);
    } catch {
      return null;
    }
  };
