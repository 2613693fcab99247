import { isIPv6 } from 'node:net';

/**
 * The network that counts as one caller: the address, or for IPv6 the /64 of a single line, whose 2^64 addresses would
 * otherwise each have a limit of their own.
 */
export function networkOf(ip: string): string {
  return networkOfLength(ip, 4);
}

/** The network of one household, college or provider's customer: the address, or for IPv6 the /48. */
export function siteOf(ip: string): string {
  return networkOfLength(ip, 3);
}

/** The factor by which a site's limit exceeds that of a single line. */
export const widerBy = 10;

function networkOfLength(ip: string, parts: 3 | 4): string {
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip.slice(0, 64);
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner) return inner;
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return `${groups
    .slice(0, parts)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${16 * parts}`;
}
