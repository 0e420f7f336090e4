import { expect, test } from 'vitest';
import { schemeCookie } from './scheme-cookie.ts';

test('over https it has the prefix and travels over https alone; without it a browser on this machine takes it', () => {
  expect(schemeCookie('light', true)).toBe(
    '__Host-color_scheme=light; path=/; max-age=31536000; samesite=lax; secure',
  );
  expect(schemeCookie('dark', false)).toBe('color_scheme=dark; path=/; max-age=31536000; samesite=lax');
});
