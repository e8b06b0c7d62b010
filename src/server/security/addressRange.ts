import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom an address stands for: itself, or with IPv6 its first half, because one line has 2^64 addresses. IPv4 written as IPv6
 * is IPv4.
 */
export function addressRange(address: string): string {
  const plain = address.toLowerCase().split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (embedded !== undefined) return embedded;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * What administrators see of an address: the network it belongs to, not who in it. Undefined for what is no address.
 */
export function shownRange(address: string): string | undefined {
  const range = addressRange(address);
  if (isIPv4(range)) return range.replace(/\d+$/, '0/24');
  return range.endsWith('::/64') ? `${range.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
