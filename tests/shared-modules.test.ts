import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a file that mocks a module loads its own modules and leaves none behind to the files after it', () => {
  const files = globSync(['{backend,contract,lib,mocks,rules,scripts,server,stores,tests}/**/*.test.ts']);
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const mocking = texts.filter(([, text]) => /^\s*vi\.(?:do)?[mM]ock\(/m.test(text));
  const leaving = mocking.filter(
    ([, text]) =>
      !/vi\.hoisted\(\(\) => (?:\{\s*)?vi\.resetModules\(\)/.test(text) || !/vi\.doUnmock\(/.test(text),
  );
  expect(mocking.length).toBeGreaterThan(0);
  expect(leaving.map(([file]) => file)).toEqual([]);
});
