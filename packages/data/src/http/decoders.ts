import type * as wire from '@mahd/contract';
import { parseFils } from '@mahd/rules/shop';
import { HttpError } from './HttpError.js';

/** Reads one value of an answer, or throws an HttpError of kind `shape` that names the place (`$.data[3].name`). */
export type Decoder<T> = (value: unknown, path?: string) => T;

/** The type a decoder gives. */
export type Decoded<D> = D extends Decoder<infer T> ? T : never;

/**
 * A shape of the contract as this package reads it: without the fields that no page shows, and with a looser type where an answer is
 * accepted although it leaves something out.
 */
export type Read<Shape, Unread extends keyof Shape = never, Looser = unknown> = Omit<Shape, Unread | keyof Looser> &
  Looser;

/** Refuses the answer at `path`. */
export function refuse(path: string, wanted: string): never {
  throw new HttpError('shape', `${path}: ${wanted} expected`, { path });
}

/** Text. Numbers count as text, because identifiers are numbers in some back ends. */
export const string: Decoder<string> = (value, path = '$') => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : refuse(path, 'text');
};

/** A finite number. Numeric text counts as a number, because some back ends send prices as text. */
export const number: Decoder<number> = (value, path = '$') => {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : refuse(path, 'a number');
};

export const boolean: Decoder<boolean> = (value, path = '$') =>
  typeof value === 'boolean' ? value : refuse(path, 'true or false');

/** One of the given words. */
export const oneOf =
  <const Words extends readonly string[]>(...words: Words): Decoder<Words[number]> =>
  (value, path = '$') =>
    words.includes(value as string) ? (value as Words[number]) : refuse(path, words.join(' | '));

/** A list whose every item passes `item`. */
export const array =
  <T>(item: Decoder<T>): Decoder<T[]> =>
  (value, path = '$') =>
    Array.isArray(value) ? value.map((entry, index) => item(entry, `${path}[${index}]`)) : refuse(path, 'a list');

/**
 * An object with the given fields; other fields are dropped. Name the shape of the contract (`object<wire.Emirate>({ … })`): a field that
 * is missing here or read as another type does not compile.
 */
export const object =
  <Shape extends object>(fields: { readonly [K in keyof Shape]-?: Decoder<Shape[K]> }): Decoder<Shape> =>
  (value, path = '$') => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(path, 'an object');
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries<Decoder<unknown>>(fields)) {
      // Own fields only: an answer without "constructor" must not inherit one.
      read[name] = field(
        Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined,
        `${path}.${name}`,
      );
    }
    return read as Shape;
  };

/** A field that may be missing or null, and is `missing` then. A wrong shape is still refused. */
export const optional =
  <T, Missing>(decoder: Decoder<T>, missing: Missing): Decoder<T | Missing> =>
  (value, path = '$') =>
    value === undefined || value === null ? missing : decoder(value, path);

/** Text that may be missing, and is empty then. */
export const text = optional(string, '');

/** A list of texts that may be missing, and is empty then. */
export const texts = optional(array(string), []);

/** The first of the given shapes that fits; the last one's refusal if none does. */
export const either =
  <A, B>(first: Decoder<A>, second: Decoder<B>): Decoder<A | B> =>
  (value, path = '$') => {
    try {
      return first(value, path);
    } catch {
      return second(value, path);
    }
  };

/** The same answer, read and then rewritten. */
export const mapped =
  <A, B>(decoder: Decoder<A>, rewrite: (value: A) => B): Decoder<B> =>
  (value, path = '$') =>
    rewrite(decoder(value, path));

/** Only a page of the web, or one of our own: an answer must not be able to run code. */
export const webAddress: Decoder<string> = (value, path = '$') => {
  const address = string(value, path);
  return /^(https?:\/\/|\/(?![/\\]))/i.test(address) ? address : refuse(path, 'a web address');
};

/** An amount of the wire (AED, as a number or as text with up to two decimals) in integer fils. */
export const fils: Decoder<number> = (value, path = '$') => parseFils(value) ?? refuse(path, 'an amount');

/** A price in fils, or null where it is not known yet (missing, null or empty). */
export const price: Decoder<number | null> = (value, path) => (value === '' ? null : optional(fils, null)(value, path));

/** One picture in all its widths. */
export const picture = object<wire.Picture>({
  path: string,
  width: number,
  height: number,
  widths: array(number),
  placeholder: text,
});
export const pictureOrNull = optional(picture, null);
