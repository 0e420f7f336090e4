import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedKey } from './repeated-key.ts';

test.each([
  ['{"a": 1, "b": 2, "a": 3}', 'a'],
  ['[{"a": 1}, {"a": 1, "b": {"c": 1, "c": 2}}]', 'c'],
  ['{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]}', undefined],
  ['{"a": "a", "b": ":", "c": "{\\"a\\": 1}"}', undefined],
  ['{"\\u0061": 1, "a": 2}', 'a'],
  ['{"a\\"b": 1, "a\\\\": 2, "a\\"b": 3}', 'a"b'],
  ['{"": 1, "": 2}', ''],
  ['"a"', undefined],
  ['[]', undefined],
])('%s says %s twice', (json, name) => {
  expect(repeatedKey(json)).toBe(name);
});

test('no JSON that a program writes says a name twice', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(repeatedKey(JSON.stringify(JSON.parse(json), null, 2))).toBeUndefined();
    }),
  );
});
