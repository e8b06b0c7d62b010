import { isIPv4, isIPv6 } from 'node:net';

/**
 * The client an address stands for: the address itself or, for IPv6, its /64 network, because one connection has 2^64 addresses.
 * IPv4-mapped IPv6 addresses count as IPv4.
 */
export function addressRange(address: string): string {
  const plain = address.toLowerCase().split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (embedded !== undefined) return embedded;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/**
 * The part of an address administrators see: its network only. Undefined for an invalid address.
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
