import { expect, test } from 'vitest';
import { shapes } from '#components/ui/show/icon.tsx';
import { allErrorCodes } from '#contract/all-error-codes.ts';
import { sourceFiles, styleSheets } from '#scripts/layers/source-files.ts';

const NOT_PRODUCT = /\.(?:test|spec)\.tsx?$|^(?:tests|e2e|scripts)\/|^backend\/testing\/|\/test-facts\.ts$/;
/** A table, and the file where it stands; its entries have to be named somewhere else. */
const tables = {
  codes: {
    home: 'contract/error-codes.ts',
    names: Object.keys(allErrorCodes),
    // A code that only mocks answer, or only the browser knows, is answered by nobody.
    users: /^(?:backend|contract|rules)\//,
  },
  icons: {
    home: 'components/ui/show/icon.tsx',
    names: Object.keys(shapes),
    users: /^(?:app|components|lib)\//,
  },
};
const productFiles = sourceFiles(process.cwd()).filter(({ path }) => !NOT_PRODUCT.test(path));

/** The names that no file of their users writes as a text or as a property, outside the file where they stand. */
function unusedNames({ names, home, users }: (typeof tables)[keyof typeof tables]): string[] {
  expect(productFiles.map(({ path }) => path)).toContain(home);
  const text = productFiles
    .filter(({ path }) => path !== home && users.test(path))
    .map((file) => file.text)
    .join('\n');
  return names.filter((name) => !new RegExp(`['"]${name}['"]|errorCodes\\.${name}\\b`).test(text));
}

test('every error code is answered', () => {
  expect(unusedNames(tables.codes)).toEqual([]);
});

test('every icon is shown', () => {
  expect(unusedNames(tables.icons)).toEqual([]);
});

test.each(Object.values(tables))('an entry of $home that nobody uses is found', (table) => {
  const planted = [...table.names, 'PLANTED_AND_UNUSED'];
  expect(unusedNames({ ...table, names: planted })).toEqual(['PLANTED_AND_UNUSED']);
});

const COMMENTS_AND_LOOKS = /\/\*[\s\S]*?\*\/|\{[^{}]*\}/g;
const modules = styleSheets(process.cwd()).filter(({ path }) => path.endsWith('.module.css'));

/** Classes of a module that no file which imports it names, and no sheet composes. */
function unusedClasses({ path, text }: { readonly path: string; readonly text: string }): string[] {
  const selectors = text.replaceAll(COMMENTS_AND_LOOKS, ' ');
  const classes = new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name));
  const users = productFiles.filter((file) => file.text.includes(path.split('/').at(-1) ?? path));
  const said = users.map((file) => file.text).join('\n');
  const composed = modules.flatMap((sheet) => sheet.text.match(/composes:[^;]*/g) ?? []).join('\n');
  return [...classes].filter(
    (name) =>
      !new RegExp(`\\.${name}\\b|['"]${name}['"]`).test(said) && !new RegExp(`\\b${name}\\b`).test(composed),
  );
}

test('every class of a style module is used', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.flatMap(unusedClasses)).toEqual([]);
});

test('a class that nobody uses is found, also in a media query', () => {
  const [sheet] = modules;
  const text = `${sheet?.text} .plantedAndUnused { color: red; } @media print { .plantedToo:hover .andThis { color: red; } }`;
  expect(unusedClasses({ path: sheet?.path ?? '', text })).toEqual([
    ...['plantedAndUnused', 'plantedToo', 'andThis'],
  ]);
});

const COPY = /^export const (\w*copy) = \{\n([\s\S]*?)^\}/gim;
const copies = productFiles
  .filter(({ path }) => /(?:^|[/-])copy\.ts$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(COPY)].map(([, name = '', body = '']) => ({ path, name, body })),
  );

/** Words of a copy object that no file names which uses the object. Where it is asked by a variable, all of it may be used. */
function unusedWords({ path, name, body }: (typeof copies)[number]): string[] {
  const imported = new RegExp(`import[^;]*\\b${name}(?: as (\\w+))?[^;]*;`);
  const users = productFiles.flatMap(({ path: user, text }) => {
    const [line = '', alias = name] = imported.exec(text) ?? [];
    const isOwn = user === path;
    if (!isOwn && !line.includes(path.split('/').at(-1) ?? path)) return [];
    return [{ alias, text: isOwn ? text.replace(body, '') : text.replace(line, '') }];
  });
  const isAsked = (by: RegExp) =>
    users.some(({ alias, text }) => new RegExp(`\\b${alias}${by.source}`).test(text));
  if (isAsked(/\[/)) return [];
  // What is handed on whole is read by a file that knows it by another name.
  const readers = isAsked(/\s*[,)}]/) ? productFiles : users;
  const said = [body.replaceAll(/^ {2}\w+/gm, ''), ...readers.map(({ text }) => text)].join('\n');
  const words = [...body.matchAll(/^ {2}(\w+)(?=[:(])/gm)].map(([, word = '']) => word);
  return words.filter((word) => !new RegExp(`\\b${word}\\b`).test(said));
}

test('every word of a copy file is shown somewhere', () => {
  expect(copies.length).toBeGreaterThan(80);
  expect(copies.flatMap((copy) => unusedWords(copy).map((word) => `${copy.path}: ${word}`))).toEqual([]);
});

test('a word that nobody shows is found', () => {
  const copy = copies.find(({ name }) => name === 'protectionCopy');
  const body = `${copy?.body}  plantedAndUnused: 'x',\n  plantedToo: () => 'x',\n`;
  expect(copy && unusedWords({ ...copy, body })).toEqual(['plantedAndUnused', 'plantedToo']);
});
