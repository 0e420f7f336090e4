import { expect, test } from 'vitest';
import { shapes } from '#components/ui/show/icon.tsx';
import { errorCodes } from '#contract/error-codes.ts';
import { sourceFiles } from '#scripts/layers/source-files.ts';

const NOT_PRODUCT = /\.(?:test|spec)\.tsx?$|^(?:tests|e2e|scripts)\/|^backend\/testing\//;

/** Entries of a table that nothing of the product names outside `home`, where they stand. */
function unnamed(names: readonly string[], home: string): string[] {
  const product = sourceFiles(process.cwd()).filter(({ path }) => path !== home && !NOT_PRODUCT.test(path));
  const text = product.map((file) => file.text).join('\n');
  return names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
}

test('every error code is answered, and every icon shown', () => {
  expect(unnamed(Object.keys(errorCodes), 'contract/constants.ts')).toEqual([]);
  expect(
    unnamed(
      Object.keys(shapes).map((name) => `['"]${name}['"]`),
      'components/ui/show/icon.tsx',
    ),
  ).toEqual([]);
});
