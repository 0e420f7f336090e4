import { expect, test } from 'vitest';
import { isExactJson } from './exact-json.ts';

test.each([
  ['{"amount":10,"id":"12345678901234567890","deep":[{"a":-0.25},{"a":1e3}]}', true],
  ['{"a":"1\\"23456789012345678","b":999999999999.99}', true],
  ['5', true],
  ['{"amount":10,"amount":20}', false],
  ['{"amount":10,"\\u0061mount":20}', false],
  ['{"a":{"b":1,"b":1}}', false],
  ['{"amount":9.9999999999999999}', false],
  ['{"amount":10.0000000000000000001}', false],
  ['[12345678901234567890]', false],
])('%s is read alike by all: %s', (json, isExact) => {
  expect(isExactJson(json)).toBe(isExact);
});
