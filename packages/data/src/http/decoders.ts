import type * as wire from '@mahd/contract';
import { parseFils } from '@mahd/rules/shop';
import { HttpError } from './HttpError.js';

/** Decodes a value of a response, or throws an HttpError of kind `shape` with its path (`$.data[3].name`). */
export type Decoder<T> = (value: unknown, path?: string) => T;

/** The type that a decoder returns. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/**
 * A shape of the contract as this package decodes it: without unused fields, and with looser types where fields may be
 * missing.
 */
export type Read<Shape, Unread extends keyof Shape = never, Looser = unknown> = Omit<Shape, Unread | keyof Looser> &
  Looser;

/** Rejects the response at `path`. */
export function refuse(path: string, wanted: string): never {
  throw new HttpError('shape', `${path}: ${wanted} expected`, { path });
}

/** A string. Accepts numbers, because some back ends use numeric identifiers. */
export const string: Decoder<string> = (value, path = '$') => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : refuse(path, 'text');
};

/** A finite number. Accepts numeric strings, because some back ends send prices as strings. */
export const number: Decoder<number> = (value, path = '$') => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : refuse(path, 'a number');
};

export const boolean: Decoder<boolean> = (value, path = '$') =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false');

/** One of the given strings. */
export const oneOf =
  <const Words extends readonly string[]>(...words: Words): Decoder<Words[number]> =>
  (value, path = '$') =>
    words.includes(value as string) ? (value as Words[number]) : refuse(path, words.join(' | '));

/** An array whose items `item` decodes. */
export const array =
  <T>(item: Decoder<T>): Decoder<T[]> =>
  (value, path = '$') =>
    Array.isArray(value) ? value.map((entry, index) => item(entry, `${path}[${index}]`)) : refuse(path, 'a list');

/**
 * An object with the given fields; others are dropped. Pass the contract's shape (`object<wire.Emirate>({ … })`): a
 * missing field or another type does not compile.
 */
export const object =
  <Shape extends object>(fields: { readonly [K in keyof Shape]-?: Decoder<Shape[K]> }): Decoder<Shape> =>
  (value, path = '$') => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'an object');
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries<Decoder<unknown>>(fields)) {
      // Own properties only, so that a missing "constructor" is not inherited.
      read[name] = field(
        Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
        `${path}.${name}`,
      );
    }
    return read as Shape;
  };

/** An optional or nullable field with a default. A wrong shape is still rejected. */
export const optional =
  <T, Missing>(decoder: Decoder<T>, missing: Missing): Decoder<T | Missing> =>
  (value, path = '$') =>
    value === undefined || value === null ? missing : decoder(value, path);

/** An optional string. Default: empty. */
export const text = optional(string, '');

/** An optional array of strings. Default: empty. */
export const texts = optional(array(string), []);

/** The first matching shape; if none matches, the last one's error. */
export const either =
  <A, B>(first: Decoder<A>, second: Decoder<B>): Decoder<A | B> =>
  (value, path = '$') => {
    try {
      return first(value, path);
    } catch {
      return second(value, path);
    }
  };

/** Decodes and then maps a value. */
export const mapped =
  <A, B>(decoder: Decoder<A>, rewrite: (value: A) => B): Decoder<B> =>
  (value, path = '$') =>
    rewrite(decoder(value, path));

/** An http(s) URL or a path of this site: a response must not be able to run code. */
export const webAddress: Decoder<string> = (value, path = '$') => {
  const address = string(value, path);
  return /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address : refuse(path, 'a web address');
};

/** An amount of the API (AED, as a number or a string with up to two decimals) as an integer in fils. */
export const fils: Decoder<number> = (value, path = '$') => parseFils(value) ?? refuse(path, 'an amount');

/** A price in fils; null if unknown (missing, null or empty). */
export const price: Decoder<number | null> = (value, path) => (value === '' ? null : optional(fils, null)(value, path));

const pictureFields = { path: string, width: number, height: number, widths: array(number), placeholder: text };

/** A picture in all its widths. */
export const picture = object<wire.Picture>(pictureFields);
/** A picture with its alternative text, if it has one. */
export const describedPicture = object<wire.DescribedPicture>({
  ...pictureFields,
  zoomWidth: optional(number, undefined),
  alt: optional(object({ en: text, ar: text }), undefined),
});
export const pictureOrNull = optional(picture, null);
