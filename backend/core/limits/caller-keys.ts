import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const DEVICE_ID = /^[A-Za-z0-9_-]{22,64}$/;

/** In the place of an address: a page that this process renders. */
export const OWN_PAGE = 'page';

/** The eight groups of an IPv6 address, without its zone; an IPv4 tail counts as two. */
function groupsOf(address: string): string[] {
  const plain = address.replace(/%.*$/, '').replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a, b, c, d) => {
    const group = (high: string, low: string) => (Number(high) * 256 + Number(low)).toString(16);
    return `${group(a, b)}:${group(c, d)}`;
  });
  const [head = '', tail] = plain.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const before = split(head);
  const after = split(tail ?? '');
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/**
 * A network address as limits count it: IPv4 whole, also when it comes mapped into IPv6; IPv6 by the /64 that one line
 * has to itself. What is no address is `unknown`.
 */
export function addressKey(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** What an address is part of: of a line of IPv6 the /48, which one customer may have whole; IPv4 is itself. */
export function networkKey(address: string): string {
  return address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : address;
}

/** What the database keeps of a browser's id; undefined for what the gateway did not make. */
export function deviceKey(id: string | null): string | undefined {
  return id && DEVICE_ID.test(id) ? createHash('sha256').update(id).digest('base64url') : undefined;
}
