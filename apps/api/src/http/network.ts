import { isIP } from 'node:net';

/**
 * The network an address is counted by. IPv6 addresses count by their /64, the smallest range a customer gets.
 * IPv4-mapped IPv6 addresses count as IPv4. Ports added by some proxies are removed; anything that is not an address
 * is returned unchanged.
 */
export function networkOf(named: string): string {
  const address = withoutPort(named);
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Strips the port of `1.2.3.4:567` and `[2001:db8::1]:567`, and the brackets. */
function withoutPort(named: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d[\d.]*\d):\d{1,5})$/.exec(named) ?? [];
  const address = v6 ?? v4 ?? named;
  return isIP(address) === 0 ? named : address;
}

/** The eight groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const [start = [], end] = address.replace(/%.*$/, '').split('::').map(numbersOf);
  if (end === undefined) return start;
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}

function numbersOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
