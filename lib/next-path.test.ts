import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

test.each([
  ['/member/deposit', '/member/deposit'],
  ['/lotto/bills?bill_id=0197-a', '/lotto/bills?bill_id=0197-a'],
  ['/', '/'],
  [undefined, '/'],
  ['', '/'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/%2f/..//elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login', '/'],
  ['/login?next=/login', '/'],
  ['/api/logout', '/'],
])('%s leads to %s', (asked, path) => expect(nextPath(asked)).toBe(path));

test('whatever is asked, the browser stays on the site', () => {
  const part = fc.constantFrom('/', '\\', '.', '%2f', '@', ':', '?', '#', 'a', '\t', 'elsewhere.example');
  const asked = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(asked, (text) => new URL(nextPath(text), 'https://site.example').host === 'site.example'),
  );
});
