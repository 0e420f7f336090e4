import { expect, it } from 'vitest';
import { maskAccountNo, maskMobile, maskMobileEnd } from './mask.ts';

it('shows the ends of a mobile number', () => {
  expect(maskMobile('0812344567')).toBe('081-xxx-4567');
  expect(maskMobileEnd('0812344567')).toBe('xxx-xxx-4567');
});

it('shows four digits of an account', () => {
  expect(maskAccountNo('1234512345')).toBe('xxx-x-x1234-x');
  expect(maskAccountNo('020012345678')).toBe('xxx-x-x4567-x');
});
