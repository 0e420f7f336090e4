import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressKey, deviceKey, networkKey } from './caller-keys.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['1.2.3.4, 5.6.7.8', 'unknown'],
])('limits count %s as %s', (address, key) => expect(addressKey(address)).toBe(key));

test('all addresses of one /64 count as one, those of another apart', () => {
  // 2001:… and 2002:…: never IPv4 in disguise.
  const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 3, maxLength: 3 });
  const text = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      const key = addressKey(`2001:${text(network)}:0:${text(one)}`);
      expect(addressKey(`2001:${text(network)}:1:${text(other)}`)).toBe(key);
      expect(addressKey(`2002:${text(network)}:0:${text(one)}`)).not.toBe(key);
    }),
  );
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['192.0.2.7', '192.0.2.7'],
  ['unknown', 'unknown'],
])('%s is of the network %s', (address, network) => expect(networkKey(address)).toBe(network));

test('a device is known by a hash of its id, and only by an id long enough not to be guessed', () => {
  expect(deviceKey('a'.repeat(22))).toMatch(/^[\w-]{43}$/);
  expect(deviceKey('a'.repeat(22))).not.toContain('aaaa');
  for (const none of [null, '', 'short', 'x'.repeat(65), `${'a'.repeat(22)} `])
    expect(deviceKey(none)).toBeUndefined();
});
