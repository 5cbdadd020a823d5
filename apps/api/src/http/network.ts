import { isIP } from 'node:net';

/**
 * Whose an address is, for counting. One IPv6 line has at least 2^64 addresses to choose from, so the line counts: its /64. An IPv4 address that is
 * written as IPv6, as a socket of both kinds does, is the IPv4 address. A port that some proxies add is left out. What is no address stays as it is.
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

/** `1.2.3.4:567` and `[2001:db8::1]:567` without the port, `[2001:db8::1]` without its brackets. */
function withoutPort(named: string): string {
  const [, v6, v4] = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d[\d.]*\d):\d{1,5})$/.exec(named) ?? [];
  const address = v6 ?? v4 ?? named;
  return isIP(address) === 0 ? named : address;
}

/** The eight numbers of an IPv6 address, in whichever of its ways it is written. */
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
