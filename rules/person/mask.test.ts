import { expect, it } from 'vitest';
import { maskAccountNo, maskAddress, maskMobile, maskMobileEnd, maskPerson } from './mask.ts';

it('shows the ends of a mobile number', () => {
  expect(maskMobile('0812344567')).toBe('081-xxx-4567');
  expect(maskMobileEnd('0812344567')).toBe('xxx-xxx-4567');
});

it('shows one letter and two digits of a person', () => {
  expect(maskPerson('สมชาย', '0812344567')).toBe('ส•••67');
  expect(maskPerson('', '0812344567')).toBe('•••67');
});

it('shows four digits of an account', () => {
  expect(maskAccountNo('1234512345')).toBe('xxx-x-x1234-x');
  expect(maskAccountNo('020012345678')).toBe('xxx-x-x4567-x');
});

it.each([
  ['203.0.113.7', '203.0.x.x'],
  ['2001:db8:5:5::/64', '2001:db8:x:x'],
  ['unknown', ''],
])('shows the first half of the address %s', (address, shown) => expect(maskAddress(address)).toBe(shown));
