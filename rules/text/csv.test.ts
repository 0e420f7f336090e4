import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, withoutGuard } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+66812345678', "'+66812345678"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'  =1+1"],
  ['\u200b\u202e=1+1', "'\u200b\u202e=1+1"],
  ['\ufeff@SUM(A1)', "'\ufeff@SUM(A1)"],
  ['\0+1', "'\0+1"],
  ['\ufff9+1', "'\ufff9+1"],
  ['\u034f+1', "'\u034f+1"],
  ['\u00a0-5', "'\u00a0-5"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['＝1+1', "'＝1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
])('%j is no formula', (text, safe) => {
  expect(csvLine([text])).toBe(`"${safe}"\r\n`);
});

test('numbers stay numbers, what separates is quoted', () => {
  expect(csvLine(['-10.00', '1,000', 'a"b', ''])).toBe('-10.00,"1,000","a""b",\r\n');
});

test('no cell begins as a formula does, and each is read again', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const line = csvLine([text]);
      const read = line.startsWith('"') ? line.slice(1, -3).replaceAll('""', '"') : line.slice(0, -2);
      expect(read === text || read === `'${text}`).toBe(true);
      if (!text.startsWith("'")) expect(withoutGuard(read)).toBe(text);
      expect(/^[=+\-@\t\r\n]/.test(read) && !/^-?\d+(\.\d+)?$/.test(read)).toBe(false);
    }),
  );
});
