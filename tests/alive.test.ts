import { expect, test } from 'vitest';
import { shapes } from '#components/ui/show/icon.tsx';
import { errorCodes } from '#contract/error-codes.ts';
import { sourceFiles } from '#scripts/layers/source-files.ts';

const NOT_PRODUCT = /\.(?:test|spec)\.tsx?$|^(?:tests|e2e|scripts)\/|^backend\/testing\//;
/** A table, and the file where it stands; its entries have to be named somewhere else. */
const tables = {
  codes: { home: 'contract/error-codes.ts', names: Object.keys(errorCodes) },
  icons: { home: 'components/ui/show/icon.tsx', names: Object.keys(shapes) },
};
const productFiles = sourceFiles(process.cwd()).filter(({ path }) => !NOT_PRODUCT.test(path));

/** The names that no file of the product writes as a text or as a property, outside the file where they stand. */
function unusedNames(names: readonly string[], home: string): string[] {
  expect(productFiles.map(({ path }) => path)).toContain(home);
  const text = productFiles
    .filter(({ path }) => path !== home)
    .map((file) => file.text)
    .join('\n');
  return names.filter((name) => !new RegExp(`['"]${name}['"]|errorCodes\\.${name}\\b`).test(text));
}

test('every error code is answered', () => {
  expect(unusedNames(tables.codes.names, tables.codes.home)).toEqual([]);
});

test('every icon is shown', () => {
  expect(unusedNames(tables.icons.names, tables.icons.home)).toEqual([]);
});

test.each(Object.values(tables))('an entry of $home that nobody uses is found', ({ names, home }) => {
  expect(unusedNames([...names, 'PLANTED_AND_UNUSED'], home)).toEqual(['PLANTED_AND_UNUSED']);
});
