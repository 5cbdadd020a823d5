import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../src/http/network.js';

const group = fc.integer({ min: 0, max: 0xffff });
/** Many zeros, which may be abbreviated. */
const groups = (length: number) => fc.array(fc.oneof(fc.constant(0), group), { minLength: length, maxLength: length });
const isMapped = (numbers: readonly number[]) =>
  numbers[5] === 0xffff && numbers.slice(0, 5).every((number) => number === 0);
const address = groups(8).filter((numbers) => !isMapped(numbers));

/** An IPv6 address in any notation: abbreviated zeros, any case, IPv4 suffix, zone id. */
const writing = fc.record({
  long: fc.boolean(),
  large: fc.boolean(),
  dotted: fc.boolean(),
  gap: fc.nat(7),
  zone: fc.constantFrom('', '%eth0'),
});
type Writing = typeof writing extends fc.Arbitrary<infer Way> ? Way : never;
function written(numbers: readonly number[], { long, large, dotted, gap, zone }: Writing): string {
  const hex = (number: number) => number.toString(16).padStart(long ? 4 : 1, '0');
  const bytes = numbers.slice(6).flatMap((number) => [number >> 8, number & 0xff]);
  const parts = dotted ? [...numbers.slice(0, 6).map(hex), bytes.join('.')] : numbers.map(hex);
  const isZero = (index: number) => Number.parseInt(parts[index] ?? '1', 16) === 0 && !parts[index]?.includes('.');
  let end = gap;
  while (isZero(end)) end++;
  const text = end > gap ? `${parts.slice(0, gap).join(':')}::${parts.slice(end).join(':')}` : parts.join(':');
  return (large ? text.toUpperCase() : text) + zone;
}

describe('the network of an address', () => {
  it('is the /64 for IPv6, in any notation', () => {
    fc.assert(
      fc.property(address, address, groups(4), writing, writing, (one, other, rest, way, otherWay) => {
        const neighbour = [...one.slice(0, 4), ...rest];
        fc.pre(!isMapped(neighbour));
        expect(networkOf(written(neighbour, otherWay))).toBe(networkOf(written(one, way)));
        expect(networkOf(written(one, way)) === networkOf(written(other, otherWay))).toBe(
          String(one.slice(0, 4)) === String(other.slice(0, 4)),
        );
      }),
    );
  });

  it('is the address itself for IPv4, also IPv4-mapped', () => {
    fc.assert(
      fc.property(fc.ipV4(), writing, (ip, way) => {
        const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number);
        expect(networkOf(ip)).toBe(ip);
        expect(networkOf(written([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d], way))).toBe(ip);
      }),
    );
  });

  it('ignores the port', () => {
    fc.assert(
      fc.property(fc.ipV4(), address, writing, fc.integer({ min: 1, max: 65_535 }), (ip, numbers, way, port) => {
        expect(networkOf(`${ip}:${port}`)).toBe(ip);
        const v6 = written(numbers, { ...way, zone: '' });
        for (const named of [`[${v6}]:${port}`, `[${v6}]`]) expect(networkOf(named)).toBe(networkOf(v6));
      }),
    );
  });

  it('is the input if it is not an address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.uuid(), fc.stringMatching(/^MH-\d{9}$/)), (who) => {
        expect(networkOf(who)).toBe(who);
      }),
    );
  });
});
