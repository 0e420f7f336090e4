import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Requirements of levels 1 and 2 of OWASP ASVS 5.0.0: the last number of each section, with all before it. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const numbers = Object.entries(sections).flatMap(([section, last]) =>
  Array.from({ length: last }, (_, at) => `${section}.${at + 1}`),
);

const parts = readFileSync('docs/security.md', 'utf8').split(/^## /m);
const partOf = (title: string) => parts.find((part) => part.startsWith(title)) ?? '';
const numbersIn = (text: string) => text.match(/(?<![\d.])\d+\.\d+\.\d+(?!\.?\d)/g) ?? [];
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.*)$/gm)].map(([, number = '', row = '']) => ({ number, row }));

test('each requirement of levels 1 and 2 has one place in its chapter', () => {
  expect(numbers).toHaveLength(253);
  const chapters = parts.filter((part) => /^V\d+ /.test(part));
  const found = chapters.flatMap((part) => {
    const chapter = /^V(\d+) /.exec(part)?.[1];
    return numbersIn(part).filter((number) => number.startsWith(`${chapter}.`));
  });
  expect(found.toSorted()).toEqual(numbers.toSorted());
});

test('what a table calls not met stands in the list of it, and nothing else', () => {
  const listed = rowsOf(partOf('Not met yet')).map(({ number }) => number);
  const called = parts
    .filter((part) => /^V\d+ /.test(part))
    .flatMap(rowsOf)
    .filter(({ row }) => /\bnot met\b/.test(row));
  expect(listed).toEqual(called.map(({ number }) => number));
});

test('each requirement that applies names what meets it', () => {
  const rows = parts.filter((part) => /^V\d+ /.test(part)).flatMap(rowsOf);
  const last = rows.map(({ number, row }) => [number, row.split('|').at(-2)?.trim() ?? ''] as const);
  expect(last.filter(([, named]) => !/`[^`]+`|docs\/[\w/-]+\.md/.test(named))).toEqual([]);
});
