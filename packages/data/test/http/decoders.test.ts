import type { Geo } from '@mahd/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  array,
  boolean,
  either,
  fils,
  mapped,
  number,
  object,
  oneOf,
  optional,
  price,
  string,
} from '../../src/http/decoders.js';
import { HttpError } from '../../src/http/index.js';

const place = (run: () => unknown): string | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof HttpError && error.kind === 'shape') return error.path;
    throw error;
  }
  return undefined;
};

describe('decoders', () => {
  const list = object({ data: array(object({ name: string, stock: optional(number, 0) })) });

  it('drop unknown fields and fill missing optional ones', () => {
    expect(list({ data: [{ name: 'a', extra: 1 }], more: true })).toEqual({ data: [{ name: 'a', stock: 0 }] });
    expect(optional(string, '')(null)).toBe('');
  });

  it('report the path of a wrong shape', () => {
    expect(place(() => list({ data: [{ name: 'a' }, { name: [] }] }))).toBe('$.data[1].name');
    expect(place(() => list({ data: {} }))).toBe('$.data');
    expect(place(() => list(null))).toBe('$');
    expect(place(() => list({ data: [{ name: 'a', stock: 'many' }] }))).toBe('$.data[0].stock');
  });

  it('accept numbers as strings and strings as numbers, as older back ends send them', () => {
    expect(number('39.50')).toBe(39.5);
    expect(string(7)).toBe('7');
    expect(place(() => number(''))).toBe('$');
    expect(place(() => number('Infinity'))).toBe('$');
  });

  it('ignore inherited properties', () => {
    expect(place(() => object({ constructor: string })({}))).toBe('$.constructor');
  });

  it('convert amounts to integers in fils', () => {
    expect(fils(39)).toBe(3900);
    expect(fils('39.05')).toBe(3905);
    expect(price('')).toBeNull();
    expect(price(null)).toBeNull();
    expect(place(() => fils(-1))).toBe('$');
    fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amount) => fils(amount / 100) === amount));
  });

  it('try alternative shapes, and map values', () => {
    const length = either(
      number,
      mapped(string, (text) => text.length),
    );
    expect([length(3), length('four')]).toEqual([3, 4]);
    expect(oneOf('a', 'b')('b')).toBe('b');
    expect(place(() => oneOf('a')('toString'))).toBe('$');
    expect(place(() => boolean('true'))).toBe('$');
  });

  it('do not compile without a field of the contract, with another type or with another field', () => {
    const country = { countryCode: 'AE', extra: 1 };
    expect(object<Geo>({ countryCode: string })(country)).toEqual({ countryCode: 'AE' });
    // @ts-expect-error -- a field is missing
    object<Geo>({});
    // @ts-expect-error -- a field has another type
    object<Geo>({ countryCode: number });
    // @ts-expect-error -- the contract has no such field
    object<Geo>({ countryCode: string, extra: number });
  });

  it('return a value or a typed error for any JSON', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void place(() => list(json))));
  });
});
